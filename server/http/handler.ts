// What a handler of an endpoint receives and returns. There must be exactly one per endpoint of the contract.
import type { AnswerOf, EndpointName, InputOf } from '@elenchus/contract/endpoint-table.ts';
import type { Caller } from '@elenchus/domain/people/access.ts';
import type { FastifyRequest } from 'fastify';
import type { Store } from '../store/open-store.ts';
import type { CallPseudonym } from './call-targets.ts';
import type { Failure } from './failure.ts';
import type { ReplyCookies } from './session-cookies.ts';

export interface Call<Name extends EndpointName> extends InputOf<Name> {
  readonly caller: Caller;
  /** The course that the call names. If it names none, the one in which the caller is logged in, or '' for nobody. */
  readonly course: string;
  /** By which the call named its student, in a blind evaluation; the username in the input is the real one. */
  readonly pseudonym: CallPseudonym | null;
  /** The course can be read but not changed. */
  readonly isArchived: boolean;
  /** The hash of the session's token in the cookie, when there is one. */
  readonly tokenHash: string | null;
  /** The moment of the call in epoch milliseconds. */
  readonly now: number;
  /**
   * Runs a procedure if the caller may still make this call when it writes. Otherwise nothing is written, and the caller
   * gets the refusal.
   */
  readonly write: Store['transact'];
  /** The address of the caller, for counting failed logins. */
  readonly address: string;
  readonly cookies: ReplyCookies;
  readonly request: FastifyRequest;
}

/** An answer that a handler builds completely: status, headers, body. */
export class CustomAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | null;

  constructor(
    status: number,
    headers: Readonly<Record<string, string>>,
    body: string | Uint8Array | null,
  ) {
    this.status = status;
    this.headers = headers;
    this.body = body;
  }
}

/** An answer that the database has already written as JSON. */
export function jsonAnswer(body: string | Uint8Array): CustomAnswer {
  return new CustomAnswer(200, { 'content-type': 'application/json; charset=utf-8' }, body);
}

type Handler<Name extends EndpointName> = (
  call: Call<Name>,
) => Promise<AnswerOf<Name> | CustomAnswer | Failure>;

export type Handlers = { readonly [Name in EndpointName]: Handler<Name> };

/** The handlers of one part of the contract. */
export type HandlersOf<Table> = Pick<Handlers, keyof Table & EndpointName>;
