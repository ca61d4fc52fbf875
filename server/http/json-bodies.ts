// Reads JSON bodies; a call that declares JSON but has no body counts as having none, instead of failing.
import { errorCodes, type FastifyInstance } from 'fastify';
import { isOfReasonableSize } from './json-size.ts';

/** The largest body of any call: a form with a file. */
export const MOST_BODY_BYTES = 32 * 1024 * 1024;

/**
 * The largest body of a call in JSON. A field may have 200,000 characters and a design 4,000,000. To parse and check
 * more would keep the serving thread from everyone else.
 */
export const MOST_JSON_BYTES = 12 * 1024 * 1024;

/** The largest body of a call that anyone may make: a name and a password. */
export const MOST_OPEN_BODY_BYTES = 64 * 1024;

/** To look through a body of this size, or to parse it, takes some milliseconds. */
const LARGE_BODY = 1024 * 1024;

/** Replaces Fastify's parsers by one that takes an empty body, and keeps its guard against prototype keys. */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (!isOfReasonableSize(String(body))) done(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
    else if (body.length < LARGE_BODY) void parse(request, String(body), done);
    // Others get a turn between the two.
    else setImmediate(() => void parse(request, String(body), done));
  });
  // Only calls that ignore their body let a form through (register-endpoints.ts).
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async () => undefined,
  );
}
