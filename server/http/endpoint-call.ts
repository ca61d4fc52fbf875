// What a handler gets: the checked request, its caller, and the way to write.
import type { Endpoint } from '@elenchus/contract/endpoint.ts';
import type { Caller } from '@elenchus/domain/people/access.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../store/open-store.ts';
import { personOfCall, unmaskedParts } from './call-targets.ts';
import { writeOf } from './guarded-calls.ts';
import { cookiesOf } from './session-cookies.ts';

export interface CallServices {
  readonly store: Pick<Store, 'transact'>;
  readonly clock: () => number;
  readonly secureCookies: boolean;
}

interface Exchange extends CallServices {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Named = { readonly courseID?: string };

/** The call of an endpoint by a caller whom the gate has let in. */
export function callOf(endpoint: Endpoint, caller: Caller, exchange: Exchange) {
  const { request, reply, store, clock, secureCookies } = exchange;
  const cookies = cookiesOf(request, reply, secureCookies);
  const { courseID: course } = request.params as Named;
  const tokenHash = course === undefined ? null : cookies.hashOf('session', course);
  const adminHash = endpoint.gate === 'administrator' ? cookies.hashOf('admin', '') : null;
  const now = clock();
  const { params, body, username, pseudonym } = unmaskedParts(endpoint, request);
  const gated = {
    endpoint,
    caller,
    // The admin's browser may also have a session of the course that the call is about.
    tokenHash: adminHash ?? tokenHash,
    course,
    username,
    person: personOfCall(request),
    now,
  };
  return {
    params,
    query: request.query,
    body,
    pseudonym,
    caller,
    tokenHash,
    now,
    write: writeOf(store, gated),
    address: request.ip,
    cookies,
    request,
  };
}
