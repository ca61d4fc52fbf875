// A real mail server on this machine, which keeps what it gets and can refuse.
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

interface ReceivedMail {
  readonly to: string;
  /** The whole mail as it arrived: headers, an empty line, the text. */
  readonly raw: string;
  readonly isEncrypted: boolean;
  readonly user: string;
}

export class MailInbox {
  readonly received: ReceivedMail[] = [];
  /** The answers to the next recipients, in order; when there are none left, recipients are accepted. */
  readonly answers: { readonly code: number; readonly text: string }[] = [];
  /** Called when a mail has arrived, before the server acknowledges it. */
  onArrival: () => Promise<void> = async () => undefined;
  readonly #server: SMTPServer;

  private constructor(options: SMTPServerOptions) {
    this.#server = new SMTPServer({
      logger: false,
      onRcptTo: (_address, _session, done) => {
        const answer = this.answers.shift();
        done(answer && Object.assign(new Error(answer.text), { responseCode: answer.code }));
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          this.received.push({
            to: session.envelope.rcptTo.map(({ address }) => address).join(', '),
            raw: Buffer.concat(chunks).toString('utf8'),
            isEncrypted: session.secure,
            user: String(session.user ?? ''),
          });
          void this.#acknowledge(done);
        });
      },
      ...options,
    });
    // A client that goes away in the middle is part of a test.
    this.#server.on('error', () => undefined);
  }

  async #acknowledge(done: () => void): Promise<void> {
    await this.onArrival();
    done();
  }

  /** A server without encryption and login, unless the options say otherwise. */
  static async open(options: SMTPServerOptions = { disabledCommands: ['STARTTLS', 'AUTH'] }) {
    const inbox = new MailInbox(options);
    await new Promise<void>((resolve) => {
      inbox.#server.listen(0, '127.0.0.1', resolve);
    });
    return inbox;
  }

  get port(): number {
    const address = this.#server.server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
    });
  }
}

/** The value of a header, unfolded; '' without one. */
export function headerOf(raw: string, name: string): string {
  const [head = ''] = raw.split('\r\n\r\n');
  const line = head
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line?.slice(name.length + 1).trim() ?? '';
}

/** The text of a mail, whatever way it was encoded. */
export function textOf(raw: string): string {
  const body = raw.split('\r\n\r\n').slice(1).join('\r\n\r\n');
  const encoding = headerOf(raw, 'Content-Transfer-Encoding').toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
