// Calls that change something are refused when another site's page sent them.
import type { FastifyInstance } from 'fastify';
import { fail } from './failure.ts';
import { sendFailure } from './send-failure.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether an Origin header names this server. Under the name of the public address only its own scheme counts: a page
 * of the same name without TLS may be anybody's. Under another name the host must be the one asked for.
 */
function isOwnOrigin(origin: string, host: string, publicUrl: string | undefined): boolean {
  const parsed = URL.parse(origin);
  if (parsed === null) return false;
  const own = publicUrl === undefined ? null : new URL(publicUrl);
  if (own?.host === parsed.host) return parsed.origin === own.origin;
  return parsed.host.toLowerCase() === host.toLowerCase();
}

/** Refuses state-changing calls with a foreign Origin before anything else looks at them. */
export function registerOriginCheck(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin, host = '' } = request.headers;
    if (READING.has(request.method)) return;
    // What the browser says itself, also where something on the way took the origin out.
    const isFromElsewhere = request.headers['sec-fetch-site'] === 'cross-site';
    const isForeign = origin !== undefined && !isOwnOrigin(origin, host, publicUrl);
    if (isFromElsewhere || isForeign) await sendFailure(reply, fail('FOREIGN_ORIGIN'));
  });
}
