// Sessions and first-login grants, found by the hash of their token (USR-13, USR-14).

import { MOST_SESSIONS } from '@elenchus/domain/people/count-limits.ts';
import type { CourseMarks } from '@elenchus/domain/people/course-state.ts';
import {
  isAdminSessionAlive,
  isGrantAlive,
  isSessionAlive,
  LONGEST_ADMIN_SESSION,
  LONGEST_SESSION,
  SESSION_LIFE,
} from '@elenchus/domain/people/session-life.ts';
import { SIGN_ON_LIFE } from '@elenchus/domain/people/sign-on-rules.ts';
import type { PasswordState, UserStatus } from '@elenchus/domain/people/user.ts';
import { columnsOf, named } from '../engine/columns.ts';
import { readRowByKey, type Database, type Reader } from '../engine/database.ts';
import { rowByRow, rowOf, run, type Steps } from '../engine/procedure.ts';
import { atMost, sql } from '../engine/sql.ts';
import { StorageUnavailable } from '../engine/storage-unavailable.ts';
import { aliased } from '../engine/table.ts';
import { recordSecurityEvent, sweepSecurityLog } from '../logs/security-log-store.ts';
import { coursesTable } from '../tables/courses-table.ts';
import { adminSessionsTable, sessionsTable } from '../tables/login-tables.ts';
import { usersTable } from '../tables/people-tables.ts';
import { sweepLoginFailures } from './throttle-store.ts';

export interface LiveSession extends CourseMarks {
  readonly kind: 'session' | 'grant';
  readonly createdAt: number;
  readonly lastSeenAt: number;
  readonly usernameKey: string;
  readonly username: string;
  readonly fullName: string;
  readonly status: UserStatus;
  readonly ta: string | null;
  readonly passwordState: PasswordState;
}

/** A session is marked as used at most this often, so that reading a page does not write. */
const TOUCH_EVERY = 60_000;
/** The last activity of a course is known to this precision. */
const NOTED_EVERY = 3_600_000;

/** How a session came to be. */
interface LoginOrigin {
  readonly event: 'login' | 'first-login' | 'sign-on-login';
  readonly address: string;
}

interface TokenUse {
  readonly course: string;
  readonly tokenHash: string;
  readonly at: number;
}

type Toucher = Reader & Pick<Database<{ touchSession: typeof touchSession }>, 'transact'>;
type AdminToucher = Reader &
  Pick<Database<{ touchAdminSession: typeof touchAdminSession }>, 'transact'>;

const s = aliased(sessionsTable, 's');
const u = aliased(usersTable, 'u');
const c = aliased(coursesTable, 'c');

const SESSION = named({
  kind: s.kind,
  createdAt: s.createdAt,
  lastSeenAt: s.lastSeenAt,
  usernameKey: u.usernameKey,
  username: u.username,
  fullName: u.fullName,
  status: u.status,
  ta: u.ta,
  passwordState: u.passwordState,
  archivedAt: c.archivedAt,
  deleteAfter: c.deleteAfter,
});

/** The valid session or grant of a token with its user, or undefined; using a session extends it. */
export async function selectOptionalSession(
  database: Toucher,
  use: TokenUse,
): Promise<LiveSession | undefined> {
  const session = await readRowByKey(
    database,
    sql`select ${SESSION}
      from sessions s join users u on u.course = s.course and u.username_key = s.username_key
        join courses c on c.course = s.course
      where s.course = ${use.course} and s.token_hash = ${use.tokenHash}`,
  );
  if (!session) return undefined;
  if (session.kind === 'grant') {
    return isGrantAlive(session.createdAt, use.at) ? session : undefined;
  }
  if (!isSessionAlive(session, use.at)) return undefined;
  if (use.at - session.lastSeenAt >= TOUCH_EVERY) {
    await whenWritable(database.transact('touchSession', use));
  }
  return session;
}

/**
 * Opens a session or a grant; false when there is no such user, or the checked password is no longer theirs: a login
 * that overlaps a new password must not survive it.
 */
export const openSession = rowByRow(function* (
  input: TokenUse & {
    readonly usernameKey: string;
    readonly kind: 'session' | 'grant';
    readonly passwordHash?: string;
    /** The session that the browser had: it ends with the new login. */
    readonly replacedTokenHash?: string | null;
    /** A few words such as "Firefox on Windows". */
    readonly device?: string;
    /** A login is recorded. Without this, the session replaces one that was. */
    readonly login?: LoginOrigin;
  },
): Steps<boolean> {
  const { course, usernameKey, at, passwordHash, replacedTokenHash, login, device = '' } = input;
  if (!(yield* lockUser(course, usernameKey, passwordHash))) return false;
  if (replacedTokenHash) yield* closeSession({ course, tokenHash: replacedTokenHash });
  yield* run(sql`insert into sessions
      (course, token_hash, username_key, kind, created_at, last_seen_at, device)
    values (${course}, ${input.tokenHash}, ${usernameKey}, ${input.kind}, ${at}, ${at}, ${device})`);
  yield* endOldest(course, usernameKey);
  if (login) {
    const who = { actor: usernameKey, subject: usernameKey };
    yield* recordSecurityEvent({ course, at, ...who, ...login });
  }
  yield* noteActivity(course, at);
  return true;
});

/** One person's logins can't fill the table. */
function* endOldest(course: string, usernameKey: string): Steps<void> {
  yield* run(sql`delete from sessions where course = ${course} and token_hash in (
    select token_hash from sessions
    where course = ${course} and username_key = ${usernameKey} and kind = 'session'
    order by last_seen_at desc, created_at desc, token_hash
    ${atMost(1000)} offset ${MOST_SESSIONS})`);
}

/**
 * Notes that the course is in use. At most once an hour: everybody who logs in would otherwise wait for the same row.
 */
export function* noteActivity(course: string, at: number): Steps<void> {
  yield* run(sql`update courses set active_at = ${at}
    where course = ${course} and (active_at is null or active_at <= ${at - NOTED_EVERY})`);
}

/**
 * Locks a user until the end of the transaction, by writing the stored values again; false when there is none, or
 * none with that password. A change of the password writes the same row, so one of the two has to wait for the other.
 */
export function* lockUser(
  course: string,
  usernameKey: string,
  passwordHash?: string,
): Steps<boolean> {
  const unchanged = passwordHash === undefined ? sql`` : sql` and password_hash = ${passwordHash}`;
  const user = yield* rowOf(sql`update users set version = version
    where course = ${course} and username_key = ${usernameKey}${unchanged} returning username_key`);
  return user !== undefined;
}

/** Marks a session as used. */
const touchSession = rowByRow(function* ({ course, tokenHash, at }: TokenUse): Steps<void> {
  yield* run(sql`update sessions set last_seen_at = ${at} where course = ${course}
    and token_hash = ${tokenHash} and kind = 'session' and last_seen_at < ${at}`);
  yield* noteActivity(course, at);
});

/** Ends one session: the logout. */
export const closeSession = rowByRow(function* ({
  course,
  tokenHash,
}: Omit<TokenUse, 'at'>): Steps<void> {
  yield* run(sql`delete from sessions where course = ${course} and token_hash = ${tokenHash}`);
});

/**
 * Deletes what has expired: sessions of the course, counts of failed logins, old entries of the security log, and logins
 * through the university that never came back. Not at every login, because each would read the place where all others
 * write.
 */
const sweepLogins = rowByRow(function* (input: {
  readonly course: string;
  readonly at: number;
}): Steps<void> {
  const { course, at } = input;
  yield* run(
    sql`delete from sessions where course = ${course}
      and (last_seen_at < ${at - SESSION_LIFE} or created_at < ${at - LONGEST_SESSION})`,
  );
  yield* sweepLoginFailures(at);
  yield* sweepSecurityLog(at);
  yield* run(sql`delete from sign_on_attempts where begun_at <= ${at - SIGN_ON_LIFE}`);
});

/** Ends the sessions and grants of a user, except one. */
export function* endSessions(
  course: string,
  usernameKey: string,
  keepTokenHash: string | null,
): Steps<void> {
  yield* run(sql`delete from sessions where course = ${course} and username_key = ${usernameKey}
    and token_hash <> ${keepTokenHash ?? ''}`);
}

/** Ends every session of a user: logging out everywhere. */
function* closeSessionsOfUser(input: {
  readonly course: string;
  readonly usernameKey: string;
  readonly at: number;
  readonly address: string;
}): Steps<void> {
  const { course, usernameKey, at, address } = input;
  yield* endSessions(course, usernameKey, null);
  const who = { actor: usernameKey, subject: usernameKey, address };
  yield* recordSecurityEvent({ course, at, event: 'logout-everywhere', ...who });
}

/** Whether an admin session is valid; using it extends it. */
export async function selectIsAdmin(
  database: AdminToucher,
  use: Omit<TokenUse, 'course'>,
): Promise<boolean> {
  const session = await readRowByKey(
    database,
    sql`select ${columnsOf(adminSessionsTable, 'createdAt', 'lastSeenAt')} from admin_sessions where token_hash = ${use.tokenHash}`,
  );
  if (!session || !isAdminSessionAlive(session, use.at)) return false;
  if (use.at - session.lastSeenAt >= TOUCH_EVERY) {
    await whenWritable(database.transact('touchAdminSession', use));
  }
  return true;
}

/** Opens an admin session. */
function* openAdminSession({
  tokenHash,
  at,
  replacedTokenHash,
  address = '',
}: Omit<TokenUse, 'course'> & {
  /** The session that the browser had: it ends with the new login. */
  readonly replacedTokenHash?: string | null;
  readonly address?: string;
}): Steps<void> {
  yield* run(sql`delete from admin_sessions where created_at < ${at - LONGEST_ADMIN_SESSION}
    or token_hash = ${replacedTokenHash ?? ''}`);
  yield* run(sql`insert into admin_sessions (token_hash, created_at, last_seen_at)
    values (${tokenHash}, ${at}, ${at})`);
  const who = { course: null, actor: 'admin', subject: 'admin', address };
  yield* recordSecurityEvent({ at, event: 'login', ...who });
}

/** Marks an admin session as used. */
function* touchAdminSession({ tokenHash, at }: Omit<TokenUse, 'course'>): Steps<void> {
  yield* run(sql`update admin_sessions set last_seen_at = ${at}
    where token_hash = ${tokenHash} and last_seen_at < ${at}`);
}

/** Ends an admin session. */
function* closeAdminSession({ tokenHash }: { readonly tokenHash: string }): Steps<void> {
  yield* run(sql`delete from admin_sessions where token_hash = ${tokenHash}`);
}

/** Ends every admin session: after a new admin password. */
function* closeAllAdminSessions(): Steps<void> {
  yield* run(sql`delete from admin_sessions`);
}

/** With a full disk people can still read: the session then isn't extended. */
async function whenWritable(touch: Promise<unknown>): Promise<void> {
  try {
    await touch;
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
  }
}

export const sessionsProcedures = {
  closeAdminSession,
  closeAllAdminSessions,
  closeSession,
  closeSessionsOfUser,
  openAdminSession,
  openSession,
  sweepLogins,
  touchAdminSession,
  touchSession,
};
