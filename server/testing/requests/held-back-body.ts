// A request whose head arrives at once and whose body arrives when the test says so, over a real socket.
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

interface HeldBackRequest {
  /** Sends the rest of the body and resolves with the answer. */
  finish(): Promise<{ readonly status: number; readonly text: string }>;
}

/** Sends the head and the first half of the body. */
export async function holdBack(
  http: FastifyInstance,
  call: {
    readonly method: string;
    readonly path: string;
    readonly cookie: string;
    readonly body: unknown;
    readonly contentType?: string;
  },
): Promise<HeldBackRequest> {
  const { body } = call;
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
  const bytes = Buffer.from(isRaw ? body : JSON.stringify(body));
  const half = Math.ceil(bytes.length / 2);
  const { port } = http.server.address() as AddressInfo;
  const headers = {
    cookie: call.cookie,
    'content-type': call.contentType ?? 'application/json',
    'content-length': bytes.length,
  };
  const sent = request({ port, method: call.method, path: call.path, headers });
  const answer = new Promise<{ status: number; text: string }>((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() });
      });
    });
  });
  await new Promise<void>((resolve) => sent.write(bytes.subarray(0, half), () => resolve()));
  return {
    finish() {
      sent.end(bytes.subarray(half));
      return answer;
    },
  };
}
