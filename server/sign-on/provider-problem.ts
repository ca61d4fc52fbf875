// Why a login at the university could not be completed, in the terms of our own refusals. An error of the library can
// contain tokens and names, so only its code leaves this file.
import type { SignOnRefusal } from '@elenchus/domain/people/sign-on-sentences.ts';
import * as client from 'openid-client';
import { ForbiddenCall, TooLargeAnswer } from './limited-fetch.ts';

type ProviderRefusal = Extract<
  SignOnRefusal,
  'denied' | 'not-verified' | 'provider-down' | 'provider-wrong'
>;

export class ProviderProblem extends Error {
  override readonly name = 'ProviderProblem';
  readonly refusal: ProviderRefusal;
  /** A word for the log. */
  readonly code: string;

  constructor(refusal: ProviderRefusal, code: string) {
    super(`The login at the provider failed: ${code}`);
    this.refusal = refusal;
    this.code = code;
  }
}

/** What a provider says when the person, and not the provider, is the reason. */
const DENIALS = new Set([
  'access_denied',
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
]);
const PASSING = new Set(['server_error', 'temporarily_unavailable']);

/** The problem behind an error; `otherwise` is for what only the phase of the login can explain. */
export function problemOf(error: unknown, otherwise: ProviderRefusal): ProviderProblem {
  if (error instanceof ProviderProblem) return error;
  if (error instanceof client.AuthorizationResponseError) {
    const refusal = DENIALS.has(error.error) ? 'denied' : 'provider-wrong';
    return new ProviderProblem(PASSING.has(error.error) ? 'provider-down' : refusal, 'answer');
  }
  if (error instanceof client.ResponseBodyError) {
    // A code that was used before, or that belongs to another verifier.
    const isCode = error.error === 'invalid_grant';
    return new ProviderProblem(isCode ? 'not-verified' : 'provider-wrong', 'token-endpoint');
  }
  const cause = deepest(error);
  if (cause instanceof ForbiddenCall || cause instanceof TooLargeAnswer) {
    return new ProviderProblem('provider-wrong', cause.name);
  }
  const code = codeOf(error);
  if (isOutage(error, cause)) return new ProviderProblem('provider-down', code);
  return new ProviderProblem(otherwise, code);
}

function deepest(error: unknown): unknown {
  let found = error;
  for (let depth = 0; depth < 5; depth += 1) {
    const cause: unknown = found instanceof Error ? found.cause : undefined;
    if (!(cause instanceof Error)) return found;
    found = cause;
  }
  return found;
}

/** No answer at all, none in time, or one that says that the server is broken. */
function isOutage(error: unknown, deepestCause: unknown): boolean {
  const codes = [codeOf(error), codeOf(deepestCause)];
  if (codes.some((code) => /^(OAUTH_TIMEOUT|OAUTH_ABORT|E[A-Z]+|UND_ERR_\w+)$/.test(code))) {
    return true;
  }
  const names = [error, deepestCause].map((each) => (each instanceof Error ? each.name : ''));
  if (names.some((name) => name === 'TimeoutError' || name === 'AbortError')) return true;
  const answer: unknown = error instanceof Error ? error.cause : undefined;
  return answer instanceof Response && answer.status >= 500;
}

function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : 'unknown';
}
