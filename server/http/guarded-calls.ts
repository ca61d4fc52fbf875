// Gives each call a way to write that asks again, inside the transaction, whether its caller may and whether the course
// takes changes (USR-45, USR-90, USR-91).
import { type Endpoint, writesIn } from '@elenchus/contract/endpoint.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import type { Caller } from '@elenchus/domain/people/access.ts';
import { type ProcedureCall, WriteRefused } from '../store/engine/guarded-write.ts';
import type { Store } from '../store/open-store.ts';
import type { WriteObjection } from '../store/login/permission-store.ts';
import { fail, type Failure } from './failure.ts';

/** Who calls which endpoint about whom. */
interface GatedCall {
  readonly endpoint: Endpoint;
  readonly caller: Caller;
  /** The hash of the token that let the caller in. */
  readonly tokenHash: string | null;
  readonly course: string | undefined;
  /** The user whom the call is about. */
  readonly username: string | undefined;
  /** Who that user was when the call was let in; undefined if nobody looked. */
  readonly person: string | undefined;
  readonly now: number;
}

/** The write of one call. An endpoint that is open to anyone has no permission that could end, but a course can close. */
export function writeOf(store: Pick<Store, 'transact'>, call: GatedCall): Store['transact'] {
  const guard = guardOf(call);
  return (name, input) => store.transact(name, input, guard);
}

function guardOf(call: GatedCall): ProcedureCall | undefined {
  const { endpoint, caller, course, username, now: at } = call;
  const { gate } = endpoint;
  const access = course === undefined ? null : { course, worksIn: writesIn(endpoint) };
  if (gate === 'anyone')
    return access ? { procedure: 'checkCourseState', input: access } : undefined;
  const tokenHash = call.tokenHash ?? '';
  if (gate === 'administrator') {
    return { procedure: 'checkAdminPermission', input: { tokenHash, at, access } };
  }
  const targetKey = username === undefined ? null : foldName(username);
  const place = access ?? { course: '', worksIn: writesIn(endpoint) };
  const person = call.person ?? null;
  const input = { ...place, tokenHash, action: gate, caller, targetKey, person, at };
  return { procedure: 'checkPermission', input };
}

/** The answer to a call that the state of its course stops. */
export function stateFailure(state: 'closed' | 'scheduledForDeletion'): Failure {
  return fail(state === 'closed' ? 'COURSE_ARCHIVED' : 'COURSE_CLOSED');
}

/** The answer to a call whose write was refused; undefined for any other error. */
export function writeFailure(error: unknown): Failure | undefined {
  if (!(error instanceof WriteRefused)) return undefined;
  const objection = error.objection as WriteObjection;
  switch (objection.kind) {
    case 'unknown-user':
      return fail('USER_NOT_FOUND');
    case 'another-person':
      return fail('SOMEONE_ELSE_NOW');
    case 'unknown-course':
      return fail('COURSE_NOT_FOUND');
    case 'course-state':
      return stateFailure(objection.state);
    case 'not-logged-in':
      return fail('NOT_LOGGED_IN', { message: objection.sentence });
    case 'forbidden':
      return fail('FORBIDDEN', { message: objection.sentence });
  }
}
