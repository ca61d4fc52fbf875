// Failed logins, counted in the database so that several server processes share the count (USR-11).

import { networkOf } from '@elenchus/domain/people/network-address.ts';
import {
  decideAttempt,
  openWindowStarts,
  type FailureCount,
  type FailureCounts,
  type ThrottleDecision,
  type ThrottleScope,
} from '@elenchus/domain/people/login-throttle.ts';
import type { SecurityEntry } from '@elenchus/domain/people/security-log.ts';
import { columnsOf } from '../engine/columns.ts';
import { positionOf } from '../engine/engine-words.ts';
import { rowByRow, rowOf, rowsOf, run, type Steps } from '../engine/procedure.ts';
import { list, sql, tuples, type Statement } from '../engine/sql.ts';
import { recordSecurityEvent } from '../logs/security-log-store.ts';
import { loginFailuresTable } from '../tables/login-tables.ts';

/** The text under which each scope of one attempt is counted; see `throttleKeys`. */
type ThrottleKeys = Readonly<Record<ThrottleScope, string>>;

/**
 * The keys of an attempt to log in; course '' means the admin gate. The username is last, so that a typed text can't
 * imitate a key of another kind.
 */
export function throttleKeys(course: string, usernameKey: string, address: string): ThrottleKeys {
  const account = `account ${course} ${usernameKey}`;
  const network = networkOf(address);
  return { account, address: `address ${network}`, accountAtAddress: `at ${network} ${account}` };
}

/** The counts of one account, for all addresses. */
export function failuresOf(course: string, usernameKey: string): Statement {
  const { account } = throttleKeys(course, usernameKey, '');
  // A key that names an address ends with a space and the account.
  return sql`(scope = ${account}
    or substr(scope, length(scope) - ${Array.from(account).length}) = ${` ${account}`})`;
}

/** The counts of every account of a course. An address has no spaces. */
export function failuresInCourse(course: string): Statement {
  const beginning = throttleKeys(course, '', '').account;
  const { length } = beginning;
  const rest = sql`substr(scope, ${'at '.length + 1})`;
  return sql`(substr(scope, 1, ${length}) = ${beginning}
    or (substr(scope, 1, ${'at '.length}) = 'at '
      and substr(${rest}, ${positionOf(sql`' '`, rest)} + 1, ${length}) = ${beginning}))`;
}

/**
 * Decides an attempt and counts it as failed before the password is checked: otherwise many attempts at once would
 * all be let through. A success removes the count with `clearLoginFailures`.
 */
const reserveLoginAttempt = rowByRow(function* (input: {
  readonly keys: ThrottleKeys;
  readonly at: number;
}): Steps<ThrottleDecision> {
  const { keys, at } = input;
  // A person who continues guessing is refused without a write.
  const stored = yield* rowsOf(sql`select ${COLUMNS} from login_failures
    where scope in ${list(Object.values(keys))}`);
  const early = decideAttempt(countsOf(keys, stored), at);
  if (!early.allowed) return early;
  const isOpen = openInTheDatabase(at);
  const counted = yield* rowsOf(sql`insert into login_failures as known
      (scope, failures, window_start)
    values ${tuples(inOrder(keys).map((scope) => [scope, 1, at]))}
    on conflict (scope) do update set
      failures = case when ${isOpen} then known.failures + 1 else 1 end,
      window_start = case when ${isOpen} then known.window_start else excluded.window_start end
    returning ${COLUMNS}`);
  // Others may have counted since: only the counts just read are certain.
  const before = counted.map((count) => ({ ...count, failures: count.failures - 1 }));
  const decision = decideAttempt(countsOf(keys, before), at);
  if (!decision.allowed) for (const scope of inOrder(keys)) yield* takeBack(scope);
  return decision;
});

/**
 * Records an attempt that failed, and whether further ones must wait now: attempts that wait are refused without a write.
 * An unknown username isn't recorded, because people type passwords into the wrong field.
 */
const recordFailedLogin = rowByRow(function* (
  input: Omit<SecurityEntry, 'event' | 'actor'> & { readonly keys: ThrottleKeys },
): Steps<void> {
  const { keys, ...entry } = input;
  yield* recordSecurityEvent({ ...entry, actor: '', event: 'login-failed' });
  const counts = yield* rowsOf(sql`select ${COLUMNS} from login_failures
    where scope in ${list(Object.values(keys))}`);
  if (decideAttempt(countsOf(keys, counts), entry.at).allowed) return;
  yield* recordSecurityEvent({ ...entry, actor: '', event: 'lockout' });
});

/** After a success: clears the account's count, and subtracts this attempt from the address's. */
const clearLoginFailures = rowByRow(function* ({
  keys,
}: {
  readonly keys: ThrottleKeys;
}): Steps<void> {
  const [address, ...account] = inOrder(keys);
  yield* takeBack(address);
  for (const scope of account) yield* run(sql`delete from login_failures where scope = ${scope}`);
});

/** The scope under which the beginnings of a sign-on are counted, by network. */
function beginningsOf(address: string): string {
  return `sign-on ${networkOf(address)}`;
}

/**
 * Decides whether a sign-on may begin, and counts it. Whoever comes back from the university as a user is no longer
 * counted, so that a whole class behind one address gets in.
 */
const reserveBeginning = rowByRow(function* (input: {
  readonly address: string;
  readonly at: number;
}): Steps<ThrottleDecision> {
  const { at } = input;
  const scope = beginningsOf(input.address);
  const counted = yield* countFailure(scope, at);
  if (!counted) return { allowed: true };
  const before = { ...counted, failures: counted.failures - 1 };
  const decision = decideAttempt({ accountAtAddress: null, account: null, address: before }, at);
  if (!decision.allowed) yield* takeBack(scope);
  return decision;
});

/** Counts one more in the window of a scope, or begins a new window. */
export function* countFailure(scope: string, at: number): Steps<FailureCount | undefined> {
  const isOpen = openInTheDatabase(at);
  return yield* rowOf(sql`insert into login_failures as known
      (scope, failures, window_start) values (${scope}, 1, ${at})
    on conflict (scope) do update set
      failures = case when ${isOpen} then known.failures + 1 else 1 end,
      window_start = case when ${isOpen} then known.window_start else excluded.window_start end
    returning ${columnsOf(loginFailuresTable, 'failures', 'windowStart')}`);
}

/** The text under which wrong calendar addresses are counted, by network. */
export function guessesOf(address: string): string {
  return `calendar ${networkOf(address)}`;
}

/** A sign-on from this address has succeeded. */
export function* takeBackBeginning(address: string): Steps<void> {
  yield* takeBack(beginningsOf(address));
}

/** Deletes the counts whose windows are over. */
export function* sweepLoginFailures(at: number): Steps<void> {
  yield* run(sql`delete from login_failures where window_start <= ${openWindowStarts(at).after}`);
}

type ScopeCount = FailureCount & { readonly scope: string };

const COLUMNS = columnsOf(loginFailuresTable, 'scope', 'failures', 'windowStart');

/**
 * The database decides, while it has the row locked, whether the window of the stored count continues: two may count
 * at once.
 */
function openInTheDatabase(at: number): Statement {
  const { after, before } = openWindowStarts(at);
  return sql`(known.window_start > ${after} and known.window_start < ${before})`;
}

/** Every transaction takes the rows in this order, so that no two wait for each other. */
function inOrder({ address, account, accountAtAddress }: ThrottleKeys): [string, string, string] {
  return [address, account, accountAtAddress];
}

function countsOf(keys: ThrottleKeys, rows: readonly ScopeCount[]): FailureCounts {
  const of = (wanted: ThrottleScope) => rows.find(({ scope }) => scope === keys[wanted]) ?? null;
  return {
    accountAtAddress: of('accountAtAddress'),
    account: of('account'),
    address: of('address'),
  };
}

/** One failure less; a row with a count of 0 is deleted. */
function* takeBack(scope: string): Steps<void> {
  const count = yield* rowOf(sql`update login_failures set failures = failures
    where scope = ${scope} returning ${COLUMNS}`);
  if (!count) return;
  yield* run(
    count.failures > 1
      ? sql`update login_failures set failures = failures - 1 where scope = ${scope}`
      : sql`delete from login_failures where scope = ${scope}`,
  );
}

export const throttleProcedures = {
  clearLoginFailures,
  recordFailedLogin,
  reserveBeginning,
  reserveLoginAttempt,
};
