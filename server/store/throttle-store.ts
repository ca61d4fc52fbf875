// Failed logins, counted in the database so that several server processes share the count (A6).

import {
  countFailure,
  decideAttempt,
  THROTTLE_WINDOW,
  type FailureCount,
  type ThrottleDecision,
  type ThrottleScope,
} from '@elenchus/domain/people/login-throttle.ts';
import { rowsOf, run, type Steps } from './engine/procedure.ts';
import { list, sql, tuples, type Statement } from './engine/sql.ts';

/** The text under which each scope of one attempt is counted; see `throttleKeys`. */
export type ThrottleKeys = Readonly<Record<ThrottleScope, string>>;

/**
 * The keys of an attempt to log in; course '' stands for the admin gate.
 * The username stands last, where nothing that somebody types can pass for a key of another kind.
 */
export function throttleKeys(course: string, usernameKey: string, address: string): ThrottleKeys {
  const account = `account ${course} ${usernameKey}`;
  return { account, address: `address ${address}`, accountAtAddress: `at ${address} ${account}` };
}

/** The counts of one account, whatever the address. */
export function failuresOf(course: string, usernameKey: string): Statement {
  const { account } = throttleKeys(course, usernameKey, '');
  // A key that names an address ends with a blank and the account.
  return sql`(scope = ${account}
    or substr(scope, length(scope) - ${Array.from(account).length}) = ${` ${account}`})`;
}

/**
 * Decides an attempt and counts it as failed before the password is checked: otherwise many attempts at
 * once would all be let through. A success takes the count back with `clearLoginFailures`.
 */
export function* reserveLoginAttempt(input: {
  readonly keys: ThrottleKeys;
  readonly at: number;
}): Steps<ThrottleDecision> {
  const { keys, at } = input;
  yield* run(sql`delete from login_failures where window_start < ${at - THROTTLE_WINDOW}`);
  const rows = yield* rowsOf<FailureCount & { scope: string }>(
    sql`select scope, failures, window_start as "windowStart" from login_failures
      where scope in ${list(Object.values(keys))}`,
  );
  const counts = new Map(rows.map(({ scope, ...count }) => [scope, count]));
  const countOf = (scope: ThrottleScope): FailureCount | null => counts.get(keys[scope]) ?? null;
  const decision = decideAttempt(
    {
      accountAtAddress: countOf('accountAtAddress'),
      account: countOf('account'),
      address: countOf('address'),
    },
    at,
  );
  if (!decision.allowed) return decision;
  const next = Object.values(keys).map((key) => {
    const { failures, windowStart } = countFailure(counts.get(key) ?? null, at);
    return [key, failures, windowStart];
  });
  yield* run(sql`insert into login_failures (scope, failures, window_start) values ${tuples(next)}
    on conflict (scope) do update set
      failures = excluded.failures, window_start = excluded.window_start`);
  return decision;
}

/** After a success: clears the account's count, and takes this one attempt from the address's. */
export function* clearLoginFailures({ keys }: { readonly keys: ThrottleKeys }): Steps<void> {
  const account = list([keys.account, keys.accountAtAddress]);
  yield* run(sql`delete from login_failures
    where scope in ${account} or (scope = ${keys.address} and failures <= 1)`);
  yield* run(sql`update login_failures set failures = failures - 1 where scope = ${keys.address}`);
}
