// Lets a person who saves megabytes in a loop wait, instead of everyone else (USR-187).
import type { Endpoint } from '@elenchus/contract/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import type { Failure } from './failure.ts';
import type { Visit } from './gatekeeper.ts';
import { arrivedLength, declaredLength } from './json-bodies.ts';
import type { SavingPaces } from './saving-paces.ts';

export interface PacedExchange {
  readonly endpoint: Endpoint;
  readonly request: FastifyRequest;
  readonly paces: SavingPaces;
  readonly now: number;
  readonly visit: Visit;
}

/** Before the body is read: why the person has to wait, or null; otherwise the body counts. */
export function keepPace(exchange: PacedExchange): Failure | null {
  if (!isSaving(exchange)) return null;
  const { paces, request, now } = exchange;
  const person = personOf(exchange);
  const refusal = paces.refusal('bytes', person, now);
  const length = declaredLength(request) ?? 0;
  // A body that is too large is refused unread.
  const isRead = length <= (request.routeOptions.bodyLimit ?? Infinity);
  if (refusal === null && isRead) paces.count('bytes', person, length, now);
  return refusal;
}

/** Counts a body whose length the call didn't say, once it has arrived. */
export function countUndeclared(exchange: PacedExchange): void {
  const { paces, request, now } = exchange;
  if (declaredLength(request) !== undefined || !isSaving(exchange)) return;
  paces.count('bytes', personOf(exchange), arrivedLength(request), now);
}

/** Whether a call saves something for a person who is logged in. Files and PDFs have limits of their own. */
function isSaving({ endpoint, request, visit }: PacedExchange): boolean {
  const { gate, worksIn, upload } = endpoint;
  if (upload || gate === 'make a PDF') return false;
  const isPersonal =
    gate !== 'anyone' && gate !== 'administrator' && visit.caller.role !== 'nobody';
  return isPersonal && request.method !== 'GET' && worksIn !== 'closed, reading';
}

function personOf({ visit }: PacedExchange) {
  return { course: visit.course, username: visit.caller.username };
}
