// Sends one mail at a time to the mail server, and says how it went.
import type { MailFailure } from '@elenchus/domain/notifications/mail-rules.ts';
import { createTransport } from 'nodemailer';
import type { MailSettings } from './mail-settings.ts';

interface OutgoingMail {
  /** The same in every attempt, so that a mail server can recognize a mail that it has already. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The address at which a POST ends the mail to this person (RFC 8058); null for a mail that nobody subscribed to. */
  readonly unsubscribeLink: string | null;
}

type SendOutcome = { readonly sent: true } | ({ readonly sent: false } & MailFailure);

/** Milliseconds. Together they stay below the time for which a mail is claimed. */
const TIMES = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export class MailSender {
  readonly #settings: MailSettings;
  readonly #transport: ReturnType<typeof transportTo>;

  constructor(settings: MailSettings) {
    this.#settings = settings;
    this.#transport = transportTo(settings);
  }

  async send(mail: OutgoingMail): Promise<SendOutcome> {
    const { messageId, to, subject, text, unsubscribeLink } = mail;
    try {
      await this.#transport.sendMail({
        from: this.#settings.from,
        // As an object: what is in it is one address, and never a list or a header.
        to: { name: '', address: to },
        subject,
        text,
        messageId,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeLink !== null && {
            'List-Unsubscribe': `<${unsubscribeLink}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
      return { sent: true };
    } catch (error) {
      return { sent: false, ...failureOf(error) };
    }
  }

  close(): void {
    this.#transport.close();
  }
}

function transportTo({ smtpUrl }: MailSettings) {
  const { hostname, username } = new URL(smtpUrl);
  // A login never travels unencrypted over a network.
  const requireTLS = username !== '' && !LOOPBACK.test(hostname);
  return createTransport({
    url: smtpUrl,
    ...TIMES,
    ...(requireTLS && { requireTLS }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function failureOf(error: unknown): MailFailure {
  const [code, command] = ['responseCode', 'command'].map((name): unknown =>
    typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined,
  );
  return {
    code: typeof code === 'number' ? code : 0,
    command: typeof command === 'string' ? command : '',
  };
}
