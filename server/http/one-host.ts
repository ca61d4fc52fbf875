// Refuses requests that name two hosts. A proxy may route by one of them and the server compare origins with the other.
import type { FastifyInstance } from 'fastify';
import { fail } from './failure.ts';
import { sendFailure } from './send-failure.ts';

/** Answers a request with several `Host` headers with 400, even if they are the same. */
export function registerOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    const hosts = raw.rawHeaders.filter(
      (header, place) => place % 2 === 0 && header.toLowerCase() === 'host',
    );
    if (hosts.length > 1) await sendFailure(reply, fail('BAD_REQUEST'));
  });
}
