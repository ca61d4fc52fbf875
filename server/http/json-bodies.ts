// Reads JSON bodies; a call that declares JSON but has no body counts as having none, instead of failing.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Endpoint } from '@elenchus/contract/endpoint.ts';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { isOfReasonableSize } from './json-size.ts';

/** The largest body of any call: a form with a file. */
export const MOST_BODY_BYTES = 32 * 1024 * 1024;

/**
 * The largest body of a call in JSON. A field may have 200,000 characters and a design 4,000,000. To parse and check
 * more would keep the serving thread from everyone else.
 */
const MOST_JSON_BYTES = 12 * 1024 * 1024;

/** The largest body of a call that anyone may make: a name and a password. */
const MOST_OPEN_BODY_BYTES = 64 * 1024;

/** The largest body of the calls of an endpoint. */
export function mostBytesOf({ gate, upload }: Endpoint): number {
  // Callers without a session may send these.
  if (gate === 'anyone' || gate === 'administrator') return MOST_OPEN_BODY_BYTES;
  return upload ? MOST_BODY_BYTES : MOST_JSON_BYTES;
}

const arrivedLengths = new WeakMap<FastifyRequest, number>();

/** How many bytes the caller says that the body has; undefined if the call doesn't say it. */
export function declaredLength({ headers }: FastifyRequest): number | undefined {
  const declared = headers['content-length'];
  return declared === undefined ? undefined : Number(declared);
}

/** The length of a JSON body that has arrived. */
export function arrivedLength(request: FastifyRequest): number {
  return arrivedLengths.get(request) ?? 0;
}

/** To look through a body of this size, or to parse it, takes some milliseconds. */
const LARGE_BODY = 1024 * 1024;

/** Replaces Fastify's parsers by one that takes an empty body, and keeps its guard against prototype keys. */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (request: FastifyRequest, text: string) => {
      arrivedLengths.set(request, text.length);
      if (text === '') return undefined;
      if (!(await isOfReasonableSize(text))) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
      // Others get a turn between the two.
      if (text.length >= LARGE_BODY) await nextTurn();
      return new Promise<unknown>((resolve, reject) => {
        void parse(request, text, (error, value) => (error ? reject(error) : resolve(value)));
      });
    },
  );
  // Only calls that ignore their body let a form through (register-endpoints.ts).
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async () => undefined,
  );
}
