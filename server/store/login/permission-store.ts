// Whether the caller of a request may still write, and whether the course still takes changes, asked inside the
// transaction that writes (USR-45, USR-90, USR-91, USR-115).

import {
  type Action,
  type AccessRefusal,
  type Caller,
  targetOf,
  writeRefusal,
} from '@elenchus/domain/people/access.ts';
import { type CourseState, stoppedBy } from '@elenchus/domain/people/course-state.ts';
import { isAdminSessionAlive, isSessionAlive } from '@elenchus/domain/people/session-life.ts';
import { courseStateNow } from '../courses/courses-store.ts';
import { columnsOf } from '../engine/columns.ts';
import { rowOf, type Steps } from '../engine/procedure.ts';
import { sql } from '../engine/sql.ts';
import { aliased } from '../engine/table.ts';
import { adminSessionsTable, sessionsTable } from '../tables/login-tables.ts';
import { usersTable } from '../tables/people-tables.ts';
import { personOf } from '../people/users-store.ts';

/** What let a caller of a course in, before the body of the request was read. */
interface Permission extends CourseAccess {
  readonly tokenHash: string;
  readonly action: Action;
  readonly caller: Caller;
  /** The folded username of the user whom the call is about, if it is about one. */
  readonly targetKey: string | null;
  /** Who had that netID when the call was let in; null if nobody looked. */
  readonly person: string | null;
  readonly at: number;
}

/** A write into a course. */
interface CourseAccess {
  readonly course: string;
  /** The last state of a course in which the call may write. */
  readonly worksIn: CourseState;
}

export type WriteObjection =
  | AccessRefusal
  | { readonly kind: 'unknown-user' | 'unknown-course' | 'another-person' }
  | { readonly kind: 'course-state'; readonly state: Exclude<CourseState, 'open'> };

const s = aliased(sessionsTable, 's');
const u = aliased(usersTable, 'u');

const NOBODY: Caller = { role: 'nobody', username: '' };

/** Why the caller may not write any more, or null. */
function* checkPermission(permission: Permission): Steps<WriteObjection | null> {
  const { course, action, caller, targetKey, person } = permission;
  const closed = yield* checkCourseState(permission);
  if (closed) return closed;
  const current = yield* currentCaller(permission);
  if (targetKey === null) return writeRefusal(action, caller, { caller: current, target: null });
  const user = yield* personOf(course, targetKey);
  const target = user ? targetOf(user) : null;
  const refusal = writeRefusal(action, caller, { caller: current, target });
  if (refusal) return refusal;
  if (!user) return { kind: 'unknown-user' };
  return person === null || person === user.person ? null : { kind: 'another-person' };
}

function* currentCaller({ course, tokenHash, at }: Permission): Steps<Caller> {
  const session = yield* rowOf(
    sql`select ${columnsOf(s, 'createdAt', 'lastSeenAt')}, ${columnsOf(u, 'username', 'status')}
      from sessions s join users u on u.course = s.course and u.username_key = s.username_key
      where s.course = ${course} and s.token_hash = ${tokenHash} and s.kind = 'session'`,
  );
  if (!session || !isSessionAlive(session, at)) return NOBODY;
  return { role: session.status, username: session.username };
}

/** Why nobody may write into the course in this way, or null. */
function* checkCourseState({ course, worksIn }: CourseAccess): Steps<WriteObjection | null> {
  const state = yield* courseStateNow(course);
  if (state === null) return { kind: 'unknown-course' };
  const stop = stoppedBy(state, { isWriting: true, worksIn });
  return stop && { kind: 'course-state', state: stop };
}

/** Why the administrator may not write any more, or null. */
function* checkAdminPermission(input: {
  readonly tokenHash: string;
  readonly at: number;
  /** The course that the call names, if it names one. */
  readonly access: CourseAccess | null;
}): Steps<WriteObjection | null> {
  const session = yield* rowOf(
    sql`select ${columnsOf(adminSessionsTable, 'createdAt', 'lastSeenAt')} from admin_sessions
      where token_hash = ${input.tokenHash}`,
  );
  const isAlive = session !== undefined && isAdminSessionAlive(session, input.at);
  if (!isAlive) return { kind: 'not-logged-in', sentence: ADMIN_ONLY };
  return input.access && (yield* checkCourseState(input.access));
}

/** Not "Please log in": the caller may be logged in to a course. */
export const ADMIN_ONLY = 'Please open the admin page with its password first.';

export const permissionProcedures = { checkAdminPermission, checkCourseState, checkPermission };
