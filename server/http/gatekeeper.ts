// Decides, before a handler runs, who is calling and whether the endpoint's gate admits them.
import type { Endpoint } from '@elenchus/contract/endpoint.ts';
import {
  ACCESS_TABLE,
  type AccessTarget,
  type Caller,
  mayCall,
} from '@elenchus/domain/people/access.ts';
import type { CourseState } from '@elenchus/domain/people/course-state.ts';
import type { Namer } from './call-targets.ts';
import { fail, type Failure } from './failure.ts';

/** Somebody in a course. */
export interface Visit {
  readonly caller: Caller;
  readonly course: string;
  readonly state: CourseState;
}

/** The user whom a call is about, and who has the netID now. */
interface FoundTarget extends AccessTarget {
  readonly person: string;
}

/** What the gate needs from the store. */
export interface Registry extends Namer {
  /** The caller behind a session of this course, and the state of the course; null when there is no such course. */
  visitTo(course: string, tokenHash: string | null, now: number): Promise<Visit | null>;
  isAdministrator(tokenHash: string | null, now: number): Promise<boolean>;
  /** What the access rules need about a user; null when there is no such user. */
  targetIn(course: string, username: string): Promise<FoundTarget | null>;
  /** The tag of a person's work in an evaluation, under the name by which the caller knows the person. */
  personTag(
    course: string,
    evaluationId: string,
    shown: { readonly username: string; readonly person: string },
  ): Promise<string>;
}

export const nobody: Caller = { role: 'nobody', username: '' };

/** The refusal that applies whatever the call is about; checked before the body is read. */
export function refuseRole(endpoint: Endpoint, caller: Caller): Failure | null {
  if (endpoint.gate === 'anyone' || endpoint.gate === 'administrator') return null;
  return ACCESS_TABLE[endpoint.gate][caller.role] === 'no' ? refusal(endpoint, caller, null) : null;
}

/** The refusal of a call about one user, or null when it may proceed. */
export function refuseTarget(
  endpoint: Endpoint,
  caller: Caller,
  target: AccessTarget,
): Failure | null {
  return refusal(endpoint, caller, target);
}

function refusal(endpoint: Endpoint, caller: Caller, target: AccessTarget | null): Failure | null {
  if (endpoint.gate === 'anyone' || endpoint.gate === 'administrator') return null;
  const answer = mayCall(endpoint.gate, caller, target);
  if (answer.ok) return null;
  const { kind, sentence } = answer.reason;
  return fail(kind === 'not-logged-in' ? 'NOT_LOGGED_IN' : 'FORBIDDEN', { message: sentence });
}
