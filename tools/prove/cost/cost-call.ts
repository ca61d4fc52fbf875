// Sends a request to the server under proof, whatever the server does with the connection.
import { request } from 'node:http';

export interface CostCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | undefined;
}

export interface CostAnswer {
  /** 0 when the server ended the connection without an answer. */
  readonly status: number;
  readonly bytes: number;
  /** The beginning of the answer. */
  readonly text: string;
}

const KEPT_CHARACTERS = 2000;

/** The answer to a request. */
export function sendTo(
  port: number,
  { method, path, headers, body }: CostCall,
): Promise<CostAnswer> {
  return new Promise((resolve) => {
    let text = '';
    let bytes = 0;
    const to = { port, host: '127.0.0.1', method, path, agent: false, headers };
    const sent = request(to, (response) => {
      const answer = (): void => resolve({ status: response.statusCode ?? 0, bytes, text });
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (text.length < KEPT_CHARACTERS) text += chunk.toString().slice(0, KEPT_CHARACTERS);
      });
      response.once('close', answer);
    });
    // A body that is too large is refused before it has arrived.
    sent.once('error', () => resolve({ status: 0, bytes, text }));
    sent.end(body);
  });
}
