// The people of a course. Passwords are here only as hashes, and only the login reads them.

import { nameKey } from '@elenchus/domain/base/name-key.ts';
import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import { isDeletable, losesLastInstructor } from '@elenchus/domain/people/last-instructor.ts';
import { newTaProblem, type AssignmentProblem } from '@elenchus/domain/people/ta-assignment.ts';
import type { PasswordState, UserStatus } from '@elenchus/domain/people/user.ts';
import type { AuditAction } from '../logs/audit-actions.ts';
import { recordAudit, type Change } from '../logs/audit-store.ts';
import { claimAfterEdit, type SpareCode } from '../login/claim-columns.ts';
import { columnsOf, named } from '../engine/columns.ts';
import { readRowByKey, type Reader } from '../engine/database.ts';
import { rowOf, run, type Steps } from '../engine/procedure.ts';
import { sql, type Statement } from '../engine/sql.ts';
import { COUNT } from '../engine/table.ts';
import { PERSON_TEXT } from './person-text.ts';
import { recordSecurityEvent } from '../logs/security-log-store.ts';
import { endSessions } from '../login/sessions-store.ts';
import { usersTable } from '../tables/people-tables.ts';

export interface StoredUser {
  /** The folded username: how people are compared and found. */
  readonly usernameKey: string;
  /** As first entered. */
  readonly username: string;
  readonly fullName: string;
  readonly status: UserStatus;
  /** The folded username of the TA, null for none; whether that TA still exists is another question. */
  readonly ta: string | null;
  readonly passwordState: PasswordState;
  readonly version: number;
}

export interface Password {
  readonly hash: string;
  readonly state: PasswordState;
}

export interface NewUser extends Omit<StoredUser, 'version' | 'passwordState'> {
  readonly password: Password;
  /** The hash of a code, stored if this person needs one. */
  readonly codeHash?: string;
}

/** Missing fields stay as they are. */
interface UserEdit {
  readonly usernameKey: string;
  readonly fullName?: string;
  readonly status?: UserStatus;
  readonly ta?: string | null;
  readonly password?: Password;
  /** Stored if the person needs a code after the change and has none that works. */
  readonly spareCode?: SpareCode | null;
  /** null edits whatever is stored. */
  readonly expectedVersion: number | null;
  /** The session that survives a new password or role: the editor's own. */
  readonly keepTokenHash: string | null;
}

export type EditRefusal =
  | AssignmentProblem
  | { readonly kind: 'unknown-user' }
  | { readonly kind: 'last-instructor' }
  | { readonly kind: 'conflict'; readonly theirs: StoredUser };

export const USER_COLUMNS = columnsOf(
  usersTable,
  'usernameKey',
  'username',
  'fullName',
  'status',
  'ta',
  'passwordState',
  'version',
);

/** Everyone in a course. */
export function selectUsers(reader: Reader, course: string): Promise<StoredUser[]> {
  return reader.read(
    sql`select ${USER_COLUMNS} from users where course = ${course} order by username_key`,
  );
}

/** The user of that folded name, or undefined. */
export function selectOptionalUser(
  reader: Reader,
  course: string,
  usernameKey: string,
): Promise<StoredUser | undefined> {
  return readRowByKey(reader, userWhere(course, usernameKey));
}

/** A user as the gate sees them, and who has the netID now. */
interface PresentPerson extends Pick<StoredUser, 'username' | 'fullName' | 'status' | 'ta'> {
  /** What tells this person from everyone else who had the netID (USR-115); '' if that wasn't recorded yet. */
  readonly person: string;
}

/** Who has that folded name now, or undefined. */
export function selectOptionalPerson(
  reader: Reader,
  course: string,
  usernameKey: string,
): Promise<PresentPerson | undefined> {
  return readRowByKey(reader, personWhere(course, usernameKey));
}

/** Who has that folded name now, as a procedure sees them. */
export function personOf(course: string, usernameKey: string): Steps<PresentPerson | undefined> {
  return rowOf(personWhere(course, usernameKey));
}

function personWhere(course: string, usernameKey: string): Statement<PresentPerson> {
  return sql`select ${columnsOf(usersTable, 'username', 'fullName', 'status', 'ta')},
      ${named({ person: PERSON_TEXT })} from users
    where course = ${course} and username_key = ${usernameKey}`;
}

/** Changes one user; a new password or role ends the user's other sessions at once. */
export function* editUser(input: Change & UserEdit): Steps<Result<StoredUser, EditRefusal>> {
  const { course, usernameKey, expectedVersion, password } = input;
  const before = yield* userOf(course, usernameKey);
  if (!before) return refuse({ kind: 'unknown-user' });
  if (expectedVersion !== null && expectedVersion !== before.version) {
    return refuse({ kind: 'conflict', theirs: before });
  }
  const { ta = before.ta } = input;
  const problem = newTaProblem(ta, before.ta, ta === null ? undefined : yield* userOf(course, ta));
  if (problem) return refuse(problem);
  const status = input.status ?? before.status;
  if (status !== before.status) {
    const instructors = yield* countInstructors(course);
    if (losesLastInstructor(before.status, status, instructors)) {
      return refuse({ kind: 'last-instructor' });
    }
  }
  const after: StoredUser = {
    ...before,
    fullName: input.fullName ?? before.fullName,
    status,
    ta,
    passwordState: password?.state ?? before.passwordState,
    version: Math.max(before.version + 1, input.at),
  };
  const newHash = password ? sql`, password_hash = ${password.hash}` : sql``;
  const newClaim = yield* claimAfterEdit(input, { before, after });
  yield* run(sql`update users set full_name = ${after.fullName},
      name_key = ${nameKey(after.fullName)}, status = ${after.status},
      ta = ${after.ta}, password_state = ${after.passwordState}, version = ${after.version}${newHash}${newClaim}
    where course = ${course} and username_key = ${usernameKey}`);
  if (password || after.status !== before.status) {
    yield* endSessions(course, usernameKey, input.keepTokenHash);
  }
  const action: AuditAction = password ? 'user.password' : 'user.edit';
  yield* recordAudit(input, [{ action, subject: usernameKey, before, after }]);
  yield* recordEdit(input, before, after);
  return accept(after);
}

/** A new password that the user chose is recorded where it is chosen. */
function* recordEdit(
  { course, actor, at, address, password }: Change & UserEdit,
  before: StoredUser,
  after: StoredUser,
): Steps<void> {
  const subject = before.usernameKey;
  const entry = { course, actor, at, address, subject };
  if (password && actor !== subject)
    yield* recordSecurityEvent({ ...entry, event: 'password-reset' });
  if (after.status === before.status) return;
  const detail = `${before.status} > ${after.status}`;
  yield* recordSecurityEvent({ ...entry, event: 'role-changed', detail });
}

/** How many instructors a course has. */
export function* countInstructors(course: string): Steps<number> {
  const row = yield* rowOf(sql`select ${named({ found: COUNT })} from users
    where course = ${course} and status = 'instructor'`);
  return row?.found ?? 0;
}

/** Deletes a user who is not an instructor; sessions end with the user, answers and grades stay. */
function* deleteUser(
  input: Change & { readonly usernameKey: string },
): Steps<Result<StoredUser, 'unknown-user' | 'instructor'>> {
  const { course, usernameKey } = input;
  const before = yield* userOf(course, usernameKey);
  if (!before) return refuse('unknown-user');
  if (!isDeletable(before.status)) return refuse('instructor');
  const known = yield* personOf(course, usernameKey);
  yield* run(sql`delete from users where course = ${course} and username_key = ${usernameKey}`);
  // Someone who is added with this netID later is the same person only if the instructor says so (USR-100).
  const deleted = { ...before, person: known?.person ?? '' };
  const log = {
    action: 'user.delete',
    subject: usernameKey,
    before: deleted,
    after: null,
  } as const;
  yield* recordAudit(input, [log]);
  const { actor, at, address } = input;
  const event = { course, actor, at, address, subject: usernameKey } as const;
  yield* recordSecurityEvent({ ...event, event: 'user-deleted' });
  return accept(before);
}

/** The user of that folded name, as a procedure sees them. */
export function* userOf(course: string, usernameKey: string): Steps<StoredUser | undefined> {
  return yield* rowOf(userWhere(course, usernameKey));
}

function userWhere(course: string, usernameKey: string): Statement<StoredUser> {
  return sql`select ${USER_COLUMNS} from users where course = ${course} and username_key = ${usernameKey}`;
}

export const usersProcedures = { deleteUser, editUser };
