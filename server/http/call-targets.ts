// Whom a call is about. A grader of a blind evaluation names a student by a pseudonym; behind the gate, the handler gets
// the username and knows the pseudonym.
import type { Endpoint } from '@elenchus/contract/endpoint.ts';
import type { NamingAnswer } from '@elenchus/domain/blind-grading/hidden-names.ts';
import type { Pseudonym } from '@elenchus/domain/blind-grading/pseudonym.ts';
import { type Caller, designLevel } from '@elenchus/domain/people/access.ts';
import type { FastifyRequest } from 'fastify';

/** A pseudonym by which a call named its student, and the evaluation that it belongs to. */
export interface CallPseudonym extends Pseudonym {
  readonly evaluationId: string;
}

interface CallTarget {
  readonly username: string;
  /** null if the call named the student by the username. */
  readonly pseudonym: CallPseudonym | null;
  readonly answer: NamingAnswer;
}

/** What resolves a name. */
export interface Namer {
  targetNamed(
    course: string,
    call: { readonly username: string; readonly evaluationId: string | undefined },
  ): Promise<CallTarget>;
}

type Named = { readonly courseID?: string; readonly username?: string };
type AboutEvaluation = { readonly evaluationDataID?: unknown; readonly evaluationId?: unknown };
type Tagged = { readonly personTag?: unknown };

const targets = new WeakMap<FastifyRequest, CallTarget>();
/** Who each request is about, as found when it was let in. */
const people = new WeakMap<FastifyRequest, string>();

/** The username in a request about one user, as it was sent. */
export function sentUsername({ target }: Endpoint, request: FastifyRequest): string | undefined {
  if (target === 'none') return undefined;
  return ((target === 'path' ? request.params : request.body) as Named).username;
}

/** Finds out whom a name means in this call. Only staff know students by pseudonyms. */
export async function resolveTarget(
  { takesPseudonyms }: Endpoint,
  namer: Namer,
  { caller, course }: { readonly caller: Caller; readonly course: string },
  request: FastifyRequest,
  username: string,
): Promise<CallTarget> {
  const isMasked = takesPseudonyms === true && designLevel(caller.role) === 'staff';
  if (!isMasked) return { username, pseudonym: null, answer: 'allowed' };
  const evaluationId = evaluationOf(request);
  const target = await namer.targetNamed(course, { username, evaluationId });
  targets.set(request, target);
  return target;
}

/** What tells whose work the caller has read, if the call says it. */
export function sentPersonTag(request: FastifyRequest) {
  const { personTag } = (request.body ?? {}) as Tagged;
  const evaluationId = evaluationOf(request);
  const isTagged = typeof personTag === 'string' && evaluationId !== undefined;
  return isTagged ? { personTag, evaluationId } : null;
}

/** Remembers who has the netID; a second look, after the body has arrived, doesn't replace the first. */
export function notePerson(request: FastifyRequest, person: string): void {
  if (!people.has(request)) people.set(request, person);
}

/** Who had the netID when the call was let in; undefined if nobody looked. */
export function personOfCall(request: FastifyRequest): string | undefined {
  return people.get(request);
}

/** The evaluation that a call names, if it names one. */
function evaluationOf({ body, query }: FastifyRequest): string | undefined {
  const { evaluationDataID } = (body ?? {}) as AboutEvaluation;
  const { evaluationId } = (query ?? {}) as AboutEvaluation;
  return [evaluationDataID, evaluationId].find((id) => typeof id === 'string');
}

/** The request's parameters and body with the username, and the pseudonym that was sent instead. */
export function unmaskedParts(endpoint: Endpoint, request: FastifyRequest) {
  const { params, body } = request;
  const found = targets.get(request);
  const username = found?.username ?? sentUsername(endpoint, request);
  if (!found?.pseudonym) return { params, body, username, pseudonym: null };
  const { pseudonym } = found;
  return endpoint.target === 'path'
    ? { params: { ...(params as Named), username }, body, username, pseudonym }
    : { params, body: { ...(body as Named), username }, username, pseudonym };
}
