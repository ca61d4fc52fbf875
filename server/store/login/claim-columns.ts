// What is stored about the first login when a user is added or changed (USR-60, USR-64).

import { claimWay, needsNewCode, type ClaimRules } from '@elenchus/domain/people/account-claim.ts';
import type { ClaimWay } from '@elenchus/domain/people/claim-state.ts';
import type { PasswordLogin } from '@elenchus/domain/people/sign-on-rules.ts';
import type { PasswordState, UserStatus } from '@elenchus/domain/people/user.ts';
import type { Change } from '../logs/audit-store.ts';
import { named } from '../engine/columns.ts';
import { rowOf, type Steps } from '../engine/procedure.ts';
import { sql, type SqlValue, type Statement } from '../engine/sql.ts';
import { recordSecurityEvent } from '../logs/security-log-store.ts';
import { coursesTable } from '../tables/courses-table.ts';
import { usersTable } from '../tables/people-tables.ts';

/** A code that was made in case it is needed. Only a server with a public address makes one. */
export interface SpareCode {
  readonly hash: string;
  /** See ClaimRules. */
  readonly firstDayEnd: number | null;
  readonly passwordLogin: PasswordLogin | null;
}

interface NewPerson {
  readonly status: UserStatus;
  readonly password: { readonly state: PasswordState };
  /** Only for those who may use a password. */
  readonly codeHash?: string;
}

/** What students and guests of the course use, as it is now. */
function* studentsUseOf(course: string): Steps<ClaimWay> {
  const row = yield* rowOf(
    sql`select ${named({ way: coursesTable.studentsUse })} from courses where course = ${course}`,
  );
  return row?.way ?? 'netID';
}

/** The values of claim_hash and claim_since for new users. */
export function* claimsOfNew(
  { course, at }: Change,
  users: readonly NewPerson[],
): Steps<(user: NewPerson) => [hash: string | null, since: number | null]> {
  const areCodesMade = users.some(({ codeHash }) => codeHash !== undefined);
  const studentsUse = areCodesMade ? yield* studentsUseOf(course) : 'netID';
  return ({ status, password, codeHash = null }) => {
    if (password.state === 'set') return [null, null];
    const rules = { isPublic: areCodesMade, studentsUse, passwordLogin: null };
    const needsCode = claimWay(status, rules) === 'code';
    return [needsCode ? codeHash : null, at];
  };
}

interface EditedPerson {
  readonly usernameKey: string;
  readonly username: string;
  readonly status: UserStatus;
  readonly passwordState: PasswordState;
}

/** The assignments that an edit adds to its update: '' if the first login stays as it is. */
export function* claimAfterEdit(
  edit: Change & {
    readonly password?: { readonly state: PasswordState };
    readonly spareCode?: SpareCode | null;
  },
  { before, after }: { readonly before: EditedPerson; readonly after: EditedPerson },
): Steps<Statement> {
  const { course, at, password, spareCode } = edit;
  if (password?.state === 'set') return columns(null, null);
  const isReset = password?.state === 'initial';
  if (!isReset && (after.passwordState === 'set' || before.status === after.status)) return sql``;
  if (!spareCode) return isReset ? columns(null, at) : sql``;
  const stored = yield* storedClaim(course, after.usernameKey);
  const rules: ClaimRules = {
    isPublic: true,
    studentsUse: yield* studentsUseOf(course),
    firstDayEnd: spareCode.firstDayEnd,
    passwordLogin: spareCode.passwordLogin,
  };
  const account = {
    username: after.username,
    status: after.status,
    since: stored.since ?? 0,
    hasCode: !isReset && stored.hash !== null,
  };
  if (needsNewCode(account, rules, at)) return columns(spareCode.hash, at);
  return isReset ? columns(null, at) : sql``;
}

interface ClaimColumns {
  readonly hash: string | null;
  readonly since: number | null;
}

function* storedClaim(course: string, key: string): Steps<ClaimColumns> {
  const row = yield* rowOf(
    sql`select ${named({ hash: usersTable.claimHash, since: usersTable.claimSince })} from users
      where course = ${course} and username_key = ${key}`,
  );
  return row ?? { hash: null, since: null };
}

function columns(hash: SqlValue, since: SqlValue): Statement {
  return sql`, claim_hash = ${hash}, claim_since = ${since}`;
}

/** Records that people got codes: who, if it was one person. */
export function* recordNewCodes(
  { course, at, actor, address }: Change,
  usernameKeys: readonly string[],
): Steps<void> {
  if (usernameKeys.length === 0) return;
  const subject = usernameKeys.length === 1 ? (usernameKeys[0] ?? '') : '';
  yield* recordSecurityEvent({ course, at, event: 'claim-created', actor, subject, address });
}
