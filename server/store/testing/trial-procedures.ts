// Procedures that only the tests of the engine use; the settings table serves as their data.

import { columnsOf } from '../engine/columns.ts';
import { rowOf, rowsOf, run, type Steps } from '../engine/procedure.ts';
import { plainSql, sql } from '../engine/sql.ts';
import { settingsTable } from '../tables/installation-tables.ts';

function* put(input: { name: string; value: string }): Steps<string> {
  yield* run(sql`insert into settings (name, value, changed_at) values (${input.name}, ${input.value}, 0)
    on conflict (name) do update set value = excluded.value`);
  return input.name;
}

/** Reads, then writes what it read plus one: loses counts unless transactions are serializable. */
function* increment(input: { name: string }): Steps<number> {
  const row = yield* rowOf(
    sql`select ${columnsOf(settingsTable, 'value')} from settings where name = ${input.name}`,
  );
  const next = Number(row?.value ?? 0) + 1;
  yield* put({ name: input.name, value: String(next) });
  return next;
}

/** Writes, then fails. */
function* breakAfterWriting(input: { name: string }): Steps<never> {
  yield* put({ name: input.name, value: 'must not stay' });
  throw new Error('broken on purpose');
}

/** Writes, then breaks a constraint of the table. */
function* violate(input: { name: string }): Steps<void> {
  yield* put({ name: input.name, value: 'must not stay' });
  yield* run(
    sql`insert into login_failures (scope, failures, window_start) values (${input.name}, 0, 0)`,
  );
}

/** Ends the thread in the middle of a transaction. */
function* crash(input: { name: string }): Steps<void> {
  yield* put({ name: input.name, value: 'must not stay' });
  process.exit(1);
}

/** Keeps SQLite from growing beyond that many pages; 0 removes the limit. */
function* limitPages(input: { pages: number }): Steps<void> {
  yield* run(plainSql(`pragma max_page_count = ${input.pages || 1_073_741_823}`));
}

/** The writer's setting for waiting for the disk. */
function* showSynchronous(): Steps<unknown[]> {
  return yield* rowsOf(sql`pragma synchronous`);
}

/** Makes the writer refuse to write, as it would on a read-only disk. */
function* refuseWrites(): Steps<void> {
  yield* run(sql`pragma query_only = 1`);
}

export const procedures = {
  put,
  increment,
  breakAfterWriting,
  violate,
  crash,
  limitPages,
  showSynchronous,
  refuseWrites,
};
