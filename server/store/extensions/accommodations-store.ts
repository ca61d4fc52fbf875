// Students with more time in the whole course.

import type { Accommodation } from '@elenchus/domain/extensions/accommodation.ts';
import type { StudentAccommodation } from '@elenchus/domain/extensions/accommodated-dates.ts';
import { recordAudit, type Change } from '../logs/audit-store.ts';
import { columnsOf } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { rowsOf, run, type Steps } from '../engine/procedure.ts';
import { chunksOf, list, sql, tuples, type Statement } from '../engine/sql.ts';
import { aliased } from '../engine/table.ts';
import { accommodationsTable, usersTable } from '../tables/people-tables.ts';

interface StoredAccommodation extends StudentAccommodation {
  readonly note: string;
  readonly version: number;
}

const u = aliased(usersTable, 'u');
const a = aliased(accommodationsTable, 'a');

/** The accommodations of a course, or of some students. */
export function accommodationsOf(
  course: string,
  usernameKeys?: readonly string[],
): Steps<StoredAccommodation[]> {
  return rowsOf(statementOf(course, usernameKeys));
}

/** The same outside a transaction, with the username as it was entered. */
export function selectAccommodations(
  reader: Reader,
  course: string,
): Promise<(StoredAccommodation & { readonly username: string })[]> {
  return reader.read(sql`select ${columnsOf(u, 'username')},
      ${columnsOf(a, 'usernameKey', 'kind', 'amount', 'note', 'version')} from accommodations a
    join users u on u.course = a.course and u.username_key = a.username_key
    where a.course = ${course} and u.status = 'student' order by u.name_key, a.username_key`);
}

/** The accommodation of one student, if there is one. */
export async function selectOptionalAccommodation(
  reader: Reader,
  course: string,
  usernameKey: string,
): Promise<StoredAccommodation | undefined> {
  const [found] = await reader.read(statementOf(course, [usernameKey]));
  return found;
}

function statementOf(
  course: string,
  usernameKeys?: readonly string[],
): Statement<StoredAccommodation> {
  const some = usernameKeys ? sql` and username_key in ${list(usernameKeys)}` : sql``;
  return sql`select
      ${columnsOf(accommodationsTable, 'usernameKey', 'kind', 'amount', 'note', 'version')}
    from accommodations where course = ${course}${some} order by username_key`;
}

/** Gives students an accommodation, or with null takes it away. Returns the number of log entries. */
export function* writeAccommodations(
  change: Change,
  usernameKeys: readonly string[],
  given: (Accommodation & { readonly note: string }) | null,
): Steps<number> {
  const { course, at, actor } = change;
  const stored = new Map<string, StoredAccommodation>();
  for (const chunk of chunksOf(usernameKeys)) {
    for (const one of yield* accommodationsOf(course, chunk)) stored.set(one.usernameKey, one);
  }
  const changed = usernameKeys.filter((key) => !isSame(stored.get(key), given));
  for (const chunk of chunksOf(changed)) {
    if (given === null) {
      yield* run(sql`delete from accommodations where course = ${course}
        and username_key in ${list(chunk)}`);
      continue;
    }
    const rows = chunk.map((key) => {
      const version = Math.max((stored.get(key)?.version ?? 0) + 1, at);
      return [course, key, given.kind, given.amount, given.note, version, at, actor];
    });
    yield* run(sql`insert into accommodations
        (course, username_key, kind, amount, note, version, changed_at, changed_by)
      values ${tuples(rows)}
      on conflict (course, username_key) do update set kind = excluded.kind,
        amount = excluded.amount, note = excluded.note, version = excluded.version,
        changed_at = excluded.changed_at, changed_by = excluded.changed_by`);
  }
  const entries = changed.map((subject) => ({
    action: 'accommodation.set' as const,
    subject,
    before: stored.get(subject) ?? null,
    after: given,
  }));
  yield* recordAudit(change, entries);
  return entries.length;
}

function isSame(
  stored: StoredAccommodation | undefined,
  given: (Accommodation & { readonly note: string }) | null,
): boolean {
  if (!stored || !given) return !stored && !given;
  const { kind, amount, note } = stored;
  return kind === given.kind && amount === given.amount && note === given.note;
}
