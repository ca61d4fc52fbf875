// Decides who may call what, by a table alone: a row per action, a column per role.
import { isSameUsername } from '../base/name-folding.ts';
import { accept, refuse, type Result } from '../base/result.ts';
import type { User } from './user.ts';

export type Role = 'instructor' | 'ta' | 'student' | 'guest' | 'nobody';

/** A session of another course counts as not logged in. */
export interface Caller {
  readonly role: Role;
  readonly username: string;
}

/** The user a call is about; `ta` is the TA to whom that student is assigned. */
export interface AccessTarget {
  readonly username: string;
  readonly ta: string | null;
}

/** The reach of a role: which people the call may be about; a `filtered` role may call and gets its part. */
export type Reach = 'anyone' | 'own students' | 'self or own students' | 'self' | 'filtered' | 'no';

type Row = Readonly<Record<Role, Reach>>;

function row(instructor: Reach, ta: Reach, student: Reach, guest: Reach, nobody: Reach): Row {
  return { instructor, ta, student, guest, nobody };
}

export const ACCESS_TABLE = {
  //                        instructor, TA, student, guest, not logged in
  'read the design': row('anyone', 'anyone', 'filtered', 'filtered', 'filtered'),
  'change the design': row('anyone', 'no', 'no', 'no', 'no'),
  'list users': row('anyone', 'no', 'no', 'no', 'no'),
  'add users': row('anyone', 'no', 'no', 'no', 'no'),
  'edit a user': row('anyone', 'no', 'no', 'no', 'no'),
  'delete a user': row('anyone', 'no', 'no', 'no', 'no'),
  'read answers': row('anyone', 'self or own students', 'self', 'self', 'no'),
  'save answers': row('no', 'no', 'self', 'self', 'no'),
  'read all grades': row('anyone', 'filtered', 'no', 'no', 'no'),
  'read grades': row('anyone', 'own students', 'self', 'no', 'no'),
  'change grades': row('anyone', 'own students', 'no', 'no', 'no'),
  'give extensions': row('anyone', 'no', 'no', 'no', 'no'),
  'hand back': row('anyone', 'no', 'no', 'no', 'no'),
  'read grade requests': row('anyone', 'filtered', 'no', 'no', 'no'),
  'write about a grade': row('anyone', 'own students', 'self', 'no', 'no'),
  'restore grades': row('anyone', 'no', 'no', 'no', 'no'),
  'read a second time': row('anyone', 'filtered', 'no', 'no', 'no'),
  'read agreement': row('anyone', 'no', 'no', 'no', 'no'),
  'list students': row('anyone', 'filtered', 'no', 'no', 'no'),
  'read word counts': row('anyone', 'filtered', 'no', 'no', 'no'),
  'read statistics': row('anyone', 'filtered', 'no', 'no', 'no'),
  'check similarity': row('anyone', 'no', 'no', 'no', 'no'),
  'read a name or status': row('anyone', 'anyone', 'self', 'self', 'no'),
  'make a PDF': row('anyone', 'anyone', 'anyone', 'anyone', 'no'),
  'use your account': row('anyone', 'anyone', 'anyone', 'anyone', 'no'),
  announce: row('anyone', 'no', 'no', 'no', 'no'),
  'close the course': row('anyone', 'no', 'no', 'no', 'no'),
  'read the security log': row('anyone', 'no', 'no', 'no', 'no'),
  'use saved comments': row('anyone', 'filtered', 'no', 'no', 'no'),
} as const satisfies Record<string, Row>;

export type Action = keyof typeof ACCESS_TABLE;

export interface AccessRefusal {
  /** 'not-logged-in' is answered with 401, 'forbidden' with 403. */
  readonly kind: 'not-logged-in' | 'forbidden';
  readonly sentence: string;
}

/** Whether the caller may do this to the target, and how far the permission reaches. */
export function mayCall(
  action: Action,
  caller: Caller,
  target: AccessTarget | null,
): Result<Reach, AccessRefusal> {
  const reach: Reach = ACCESS_TABLE[action][caller.role];
  return isWithin(reach, caller, target) ? accept(reach) : refuse(refusal(action, caller));
}

/**
 * The reason that a caller who was let in may no longer write (USR-45). While the body of a call arrives, the login
 * can end, the role can change, and a student can be assigned to another TA. Null if the caller may write.
 */
export function writeRefusal(
  action: Action,
  caller: Caller,
  current: { readonly caller: Caller; readonly target: AccessTarget | null },
): AccessRefusal | null {
  const { role, username } = current.caller;
  if (role === 'nobody' || !isSameUsername(username, caller.username)) {
    return { kind: 'not-logged-in', sentence: LOG_IN_FIRST };
  }
  if (role !== caller.role) return { kind: 'forbidden', sentence: ROLE_CHANGED };
  if (current.target === null) return null;
  const answer = mayCall(action, current.caller, current.target);
  return answer.ok ? null : answer.reason;
}

const LOG_IN_FIRST = 'Please log in first.';
const ROLE_CHANGED = 'Your role in this course has changed. Nothing was changed. Reload the page.';

/** The facts that the rules need about the user a call is about. Only students are assigned to a TA. */
export function targetOf(user: Pick<User, 'username' | 'status' | 'ta'>): AccessTarget {
  return { username: user.username, ta: user.status === 'student' ? user.ta : null };
}

/** Whether the target is one of the caller's own students. */
export function isOwnStudent(caller: Caller, target: AccessTarget): boolean {
  return caller.role === 'ta' && target.ta !== null && isSameUsername(target.ta, caller.username);
}

/** The part of the design that a role gets. */
export function designLevel(role: Role): 'public' | 'student' | 'staff' {
  if (role === 'nobody') return 'public';
  return role === 'student' || role === 'guest' ? 'student' : 'staff';
}

/** Whether a role gets every grade record of a student, or only what has been handed back. */
export function gradeLevel(role: Role): 'everything' | 'handed back' {
  return role === 'instructor' || role === 'ta' ? 'everything' : 'handed back';
}

function isWithin(reach: Reach, caller: Caller, target: AccessTarget | null): boolean {
  const isSelf = target !== null && isSameUsername(target.username, caller.username);
  const isOwn = target !== null && isOwnStudent(caller, target);
  switch (reach) {
    case 'anyone':
    case 'filtered':
      return true;
    case 'own students':
      return isOwn;
    case 'self or own students':
      return isSelf || isOwn;
    case 'self':
      return isSelf;
    case 'no':
      return false;
  }
}

const STUDENT_LISTS: ReadonlySet<Action> = new Set([
  'list students',
  'read word counts',
  'read statistics',
]);

function refusal(action: Action, caller: Caller): AccessRefusal {
  const kind = caller.role === 'nobody' ? 'not-logged-in' : 'forbidden';
  if (STUDENT_LISTS.has(action)) {
    const sentence = 'Unauthorized access. Only instructors or TAs can fetch student lists.';
    return { kind, sentence };
  }
  const sentence = kind === 'forbidden' ? 'You don’t have permission to do this.' : LOG_IN_FIRST;
  return { kind, sentence };
}
