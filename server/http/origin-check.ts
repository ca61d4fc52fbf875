// Calls that change something are refused when a page of another site sent them.
import type { FastifyInstance } from 'fastify';
import { fail } from './failure.ts';
import { sendFailure } from './send-failure.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether an Origin header names this server. For the host of the public address only its own scheme counts: a page
 * of the same host without TLS may be anyone's. For another host, it must be the one requested.
 */
function isOwnOrigin(origin: string, host: string, publicUrl: string | undefined): boolean {
  const parsed = URL.parse(origin);
  if (parsed === null) return false;
  const own = publicUrl === undefined ? null : new URL(publicUrl);
  if (own?.host === parsed.host) return parsed.origin === own.origin;
  return parsed.host.toLowerCase() === host.toLowerCase();
}

/** Refuses state-changing calls from another origin before any other code sees them. */
export function registerOriginCheck(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin, host = '' } = request.headers;
    if (READING.has(request.method)) return;
    // The browser's own statement, which remains even if a proxy removed the origin. The same site includes other hosts.
    const site = request.headers['sec-fetch-site'];
    const isFromElsewhere = site === 'cross-site' || (site === 'same-site' && origin === undefined);
    const isForeign = origin !== undefined && !isOwnOrigin(origin, host, publicUrl);
    if (isFromElsewhere || isForeign) await sendFailure(reply, fail('FOREIGN_ORIGIN'));
  });
}
