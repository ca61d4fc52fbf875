// Calls that change something are refused when another site's page sent them.
import type { FastifyInstance } from 'fastify';
import { fail } from './failure.ts';
import { sendFailure } from './send-failure.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether an Origin header names this server. Without a public address the host must be the one asked for. */
export function isOwnOrigin(origin: string, host: string, publicUrl: string | undefined): boolean {
  const parsed = URL.parse(origin);
  if (parsed === null) return false;
  return publicUrl !== undefined && parsed.origin === new URL(publicUrl).origin
    ? true
    : parsed.host.toLowerCase() === host.toLowerCase();
}

/** Refuses state-changing calls with a foreign Origin before anything else looks at them. */
export function registerOriginCheck(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin, host = '' } = request.headers;
    if (READING.has(request.method) || origin === undefined) return;
    if (!isOwnOrigin(origin, host, publicUrl)) await sendFailure(reply, fail('FOREIGN_ORIGIN'));
  });
}
