// Accounts that nobody has claimed yet: the first login, new codes, and setting an account back (USR-60 to USR-68).

import {
  claimState,
  claimWay,
  type ClaimRules,
  type UnclaimedAccount,
} from '@elenchus/domain/people/account-claim.ts';
import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import type { ClaimWay } from '@elenchus/domain/people/claim-state.ts';
import type { PasswordState, UserStatus } from '@elenchus/domain/people/user.ts';
import { recordAudit, type Change } from '../logs/audit-store.ts';
import { recordNewCodes, type SpareCode } from './claim-columns.ts';
import { named } from '../engine/columns.ts';
import { readRowByKey, type Reader } from '../engine/database.ts';
import { rowByRow, rowOf, rowsOf, run, type Steps } from '../engine/procedure.ts';
import { type Fragment, sql, type Statement } from '../engine/sql.ts';
import { aliased } from '../engine/table.ts';
import { recordSecurityEvent } from '../logs/security-log-store.ts';
import { closeSession, endSessions, noteActivity } from './sessions-store.ts';
import { coursesTable } from '../tables/courses-table.ts';
import { usersTable } from '../tables/people-tables.ts';
import { editUser, type EditRefusal, type StoredUser } from '../people/users-store.ts';

export interface StoredClaim {
  readonly usernameKey: string;
  readonly username: string;
  readonly fullName: string;
  readonly status: UserStatus;
  readonly passwordHash: string;
  readonly passwordState: PasswordState;
  /** The hash of the personal code; null without one. */
  readonly claimHash: string | null;
  /** When the first password was set; null once its owner has chosen one. */
  readonly since: number | null;
  readonly studentsUse: ClaimWay;
}

const u = aliased(usersTable, 'u');
const c = aliased(coursesTable, 'c');

const CLAIM = named({
  usernameKey: u.usernameKey,
  username: u.username,
  fullName: u.fullName,
  status: u.status,
  passwordHash: u.passwordHash,
  passwordState: u.passwordState,
  claimHash: u.claimHash,
  since: u.claimSince,
  studentsUse: c.studentsUse,
});

/** What a login needs to know about a user: with the hashes, for nobody else. */
export function selectOptionalClaim(
  reader: Reader,
  course: string,
  usernameKey: string,
): Promise<StoredClaim | undefined> {
  return readRowByKey(reader, claimWhere(course, usernameKey));
}

/** Everyone in a course who has not chosen a password, in the order of the lists. */
export function selectUnclaimed(reader: Reader, course: string): Promise<StoredClaim[]> {
  return reader.read(unclaimedWhere(course));
}

/** What students and guests of a course type as password at the first login. */
export async function selectStudentsUse(reader: Reader, course: string): Promise<ClaimWay> {
  const row = await readRowByKey(
    reader,
    sql`select ${named({ way: coursesTable.studentsUse })} from courses where course = ${course}`,
  );
  return row?.way ?? 'netID';
}

/** The account in the form that the rules take. */
export function unclaimedAccount(claim: StoredClaim): UnclaimedAccount {
  const { username, status, since, claimHash } = claim;
  return { username, status, since: since ?? 0, hasCode: claimHash !== null };
}

/**
 * Gives the right to choose a first password; false if the account is no longer as it was when the netID or the code
 * was checked. With a code there is one such right at a time: a second use of the code ends the earlier one.
 */
const openGrant = rowByRow(function* (input: {
  readonly course: string;
  readonly tokenHash: string;
  readonly at: number;
  readonly claim: Pick<StoredClaim, 'usernameKey' | 'status' | 'claimHash' | 'since'>;
  /** The grant that the browser had. */
  readonly replacedTokenHash: string | null;
  readonly device: string;
  readonly address: string;
}): Steps<boolean> {
  const { course, tokenHash, at, replacedTokenHash, device, address } = input;
  const { usernameKey, status, claimHash, since } = input.claim;
  const unchanged = yield* rowOf(sql`update users set version = version
    where course = ${course} and username_key = ${usernameKey} and password_state = 'initial'
      and status = ${status} and claim_hash is not distinct from ${claimHash}
      and claim_since is not distinct from ${since}
    returning username_key`);
  if (!unchanged) return false;
  if (claimHash !== null) yield* endSessions(course, usernameKey, null);
  else if (replacedTokenHash) yield* closeSession({ course, tokenHash: replacedTokenHash });
  yield* run(sql`insert into sessions
      (course, token_hash, username_key, kind, created_at, last_seen_at, device)
    values (${course}, ${tokenHash}, ${usernameKey}, 'grant', ${at}, ${at}, ${device})`);
  const who = { actor: usernameKey, subject: usernameKey, address };
  yield* recordSecurityEvent({ course, at, event: 'first-login', ...who });
  yield* noteActivity(course, at);
  return true;
});

/**
 * 'claimed': its owner has chosen a password. 'newer': somebody made a code that the caller hasn't seen. 'sign-on': its
 * owner needs neither.
 */
export type RenewRefusal = 'unknown-user' | 'claimed' | 'newer' | 'sign-on';

/** Starts the 14 days again, with a new code where one is needed. A code that the caller doesn't know of stays. */
function* renewClaim(
  input: Change & {
    readonly usernameKey: string;
    /** The latest `since` that the caller has seen of this account. */
    readonly seen: number;
    readonly spareCode: SpareCode | null;
  },
): Steps<Result<{ readonly claimHash: string | null }, RenewRefusal>> {
  const { course, usernameKey, spareCode, at } = input;
  const claim = yield* rowOf(claimWhere(course, usernameKey));
  if (!claim) return refuse('unknown-user');
  if (claim.passwordState === 'set') return refuse('claimed');
  const rules = rulesOf(spareCode, claim.studentsUse);
  const state = claimState(unclaimedAccount(claim), rules, at);
  if (state === 'code' && (claim.since ?? 0) > input.seen) return refuse('newer');
  const way = claimWay(claim.status, rules);
  if (way === 'sign-on') return refuse('sign-on');
  const claimHash = way === 'code' && spareCode ? spareCode.hash : claim.claimHash;
  yield* writeClaims(input, [{ claim, claimHash }]);
  return accept({ claimHash });
}

interface ClassCodes {
  /** The usernames, folded, of those who got a code. */
  readonly issued: readonly string[];
  /** How many have an earlier code that still works. */
  readonly kept: number;
}

/** Stores what the class uses. With codes, each unclaimed student and guest without a working one gets a code. */
function* chooseStudentClaims(
  input: Change & {
    readonly studentsUse: ClaimWay;
    /** Codes that were made until then are replaced, too. */
    readonly seen: number;
    readonly codes: readonly { readonly usernameKey: string; readonly hash: string }[];
    readonly firstDayEnd: number | null;
  },
): Steps<ClassCodes> {
  const { course, studentsUse, firstDayEnd, at } = input;
  yield* run(sql`update courses set students_claim_with = ${studentsUse}
    where course = ${course} and students_claim_with <> ${studentsUse}`);
  if (studentsUse === 'netID') return { issued: [], kept: 0 };
  const rules: ClaimRules = { isPublic: true, studentsUse, firstDayEnd, passwordLogin: null };
  const codes = new Map(input.codes.map(({ usernameKey, hash }) => [usernameKey, hash]));
  const people = yield* rowsOf(unclaimedWhere(course));
  const students = people.filter(({ status }) => status === 'student' || status === 'guest');
  const isKept = (claim: StoredClaim) =>
    (claim.since ?? 0) > input.seen && claimState(unclaimedAccount(claim), rules, at) === 'code';
  const changes = students.flatMap((claim) => {
    const claimHash = codes.get(claim.usernameKey);
    return claimHash === undefined || isKept(claim) ? [] : [{ claim, claimHash }];
  });
  yield* writeClaims(input, changes);
  const issued = changes.map(({ claim }) => claim.usernameKey);
  return { issued, kept: students.filter(isKept).length };
}

/**
 * Sets an account back to its first login: the password and every session end, and its owner needs the netID or a new
 * code. `onlyStatus` refuses everyone with another role.
 */
function* resetToClaim(
  input: Change & {
    readonly usernameKey: string;
    readonly onlyStatus: UserStatus | null;
    readonly spareCode: SpareCode | null;
  },
): Steps<Result<StoredUser, EditRefusal | { readonly kind: 'other-role' }>> {
  const { onlyStatus, ...edit } = input;
  const claim = yield* rowOf(claimWhere(input.course, input.usernameKey));
  if (claim && onlyStatus !== null && claim.status !== onlyStatus) {
    return refuse({ kind: 'other-role' });
  }
  const password = { hash: '', state: 'initial' } as const;
  return yield* editUser({ ...edit, password, expectedVersion: null, keepTokenHash: null });
}

/** Starts the 14 days of accounts that a program of an earlier version has added or reset since the upgrade. */
function* startMissingClaims({ at }: { readonly at: number }): Steps<void> {
  yield* run(sql`update users set claim_since = ${at}
    where password_state = 'initial' and claim_since is null`);
}

/** New codes and times. A person who is just choosing a password has to start again. */
function* writeClaims(
  change: Change,
  changes: readonly { readonly claim: StoredClaim; readonly claimHash: string | null }[],
): Steps<void> {
  const { course, at } = change;
  for (const { claim, claimHash } of changes) {
    const { usernameKey } = claim;
    yield* run(sql`update users set claim_hash = ${claimHash}, claim_since = ${at},
        version = version + 1
      where course = ${course} and username_key = ${usernameKey}`);
    yield* endSessions(course, usernameKey, null);
  }
  const entries = changes.map(({ claim, claimHash }) => ({
    action: 'user.claim' as const,
    subject: claim.usernameKey,
    before: { since: claim.since },
    after: { since: at, hasCode: claimHash !== null },
  }));
  yield* recordAudit(change, entries);
  yield* recordNewCodes(
    change,
    changes.filter(({ claimHash }) => claimHash !== null).map(({ claim }) => claim.usernameKey),
  );
}

function rulesOf(spareCode: SpareCode | null, studentsUse: ClaimWay): ClaimRules {
  const firstDayEnd = spareCode?.firstDayEnd ?? null;
  const passwordLogin = spareCode?.passwordLogin ?? null;
  return { isPublic: spareCode !== null, studentsUse, firstDayEnd, passwordLogin };
}

function claimWhere(course: string, usernameKey: string): Statement<StoredClaim> {
  return claims(sql`u.course = ${course} and u.username_key = ${usernameKey}`);
}

function unclaimedWhere(course: string): Statement<StoredClaim> {
  return claims(sql`u.course = ${course} and u.password_state = 'initial'
    order by u.name_key, u.username_key`);
}

function claims(where: Fragment): Statement<StoredClaim> {
  return sql`select ${CLAIM} from users u join courses c on c.course = u.course where ${where}`;
}

export const claimsProcedures = {
  chooseStudentClaims,
  openGrant,
  renewClaim,
  resetToClaim,
  startMissingClaims,
};
