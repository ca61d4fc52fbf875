// Deleting the personal data of a course that has been closed for long enough, in bounded steps (ARC-6, ARC-8). The design
// and the accounts of the instructors stay, so that the course can be used again.

import { LAST_VISITED_TYPES } from '@elenchus/domain/design/last-visited.ts';
import { NEW_USER_TYPES } from '@elenchus/domain/design/data-types.ts';
import {
  type ClosedMarks,
  personalDataDeletion,
  type Retention,
} from '@elenchus/domain/people/personal-data-retention.ts';
import { ERASED_PERSON } from '@elenchus/domain/people/security-entry-words.ts';
import {
  deleteBySteps,
  deleteSomeRows,
  endTurn,
  STEP,
  type Sweep,
  type SweepOutcome,
  takeTurn,
} from '../courses/course-deletion-store.ts';
import { COURSE_TABLES, KEPT_TABLES } from '../course-tables.ts';
import { columnsOf, named } from '../engine/columns.ts';
import { readOptionalRow, type Reader } from '../engine/database.ts';
import { rowOf, rowsOf, run, type Steps } from '../engine/procedure.ts';
import { atMost, list, sql } from '../engine/sql.ts';
import { recordSecurityEvent } from '../logs/security-log-store.ts';
import { coursesTable } from '../tables/courses-table.ts';
import { settingsTable } from '../tables/installation-tables.ts';

const CLEARED_TABLES = Object.fromEntries(
  Object.entries(COURSE_TABLES).filter(([table]) => !KEPT_TABLES.has(table)),
);

/** Design items that name people: where an instructor last was, and the form for a new user. */
const PERSONAL_TYPES = [...LAST_VISITED_TYPES, ...NEW_USER_TYPES];

const CANDIDATE = columnsOf(
  coursesTable,
  'course',
  'archivedAt',
  'archivedBy',
  'personalDataUntil',
  'personalDataDeletedAt',
  'sweep',
);

/** One step of deleting the personal data whose time has come. */
function* sweepPersonalData({
  holder,
  at,
  retention,
}: Sweep & { readonly retention: Retention | null }): Steps<SweepOutcome> {
  const closed = yield* rowsOf(sql`select ${CANDIDATE}
    from courses where archived_at is not null and delete_after is null
      and personal_data_deleted_at is null order by personal_data_sweep desc, archived_at, course`);
  // What has begun is finished, even if the setting has changed: half of the data is of no use to anybody.
  const due = closed.find((course) => course.sweep === 1 || isDue(course, retention, at));
  if (!due) {
    yield* endTurn(holder);
    return 'done';
  }
  if (!(yield* takeTurn(holder, at))) return 'taken';
  const { course } = due;
  if (due.sweep === 0) {
    yield* run(sql`update courses set personal_data_sweep = 1 where course = ${course}`);
    return 'more';
  }
  if (yield* deleteSomePeople(course)) return 'more';
  if (yield* deleteSomeRows(course, CLEARED_TABLES)) return 'more';
  yield* clearDesign(course);
  yield* finish(course, at);
  return 'more';
}

function isDue(course: ClosedMarks, retention: Retention | null, at: number): boolean {
  const deletion = personalDataDeletion(course, retention);
  return deletion !== null && deletion <= at;
}

/** Their sessions, university accounts and calendar addresses go with them. */
function* deleteSomePeople(course: string): Steps<boolean> {
  const gone = yield* rowsOf(sql`delete from users where course = ${course} and username_key in
    (select username_key from users where course = ${course} and status <> 'instructor'
      ${atMost(STEP)}) returning course`);
  return gone.length > 0;
}

/** The version counts up because a server may still have the items in memory. */
function* clearDesign(course: string): Steps<void> {
  const types = list(PERSONAL_TYPES);
  yield* run(sql`delete from design_items where course = ${course} and data_type in ${types}`);
  yield* run(sql`delete from design_history where course = ${course} and data_type in ${types}`);
  yield* run(sql`delete from class_hand_backs where course = ${course} and design_version is null`);
  for (const table of [sql`design_items`, sql`class_hand_backs`, sql`design_versions`]) {
    yield* run(sql`update ${table} set changed_by = ${ERASED_PERSON}
      where course = ${course} and changed_by not in
        (select username_key from users where course = ${course})`);
  }
  yield* deleteBySteps(course);
  yield* run(sql`update courses set design_version = design_version + 1 where course = ${course}`);
}

function* finish(course: string, at: number): Steps<void> {
  yield* run(sql`update courses set personal_data_deleted_at = ${at}, personal_data_sweep = 0,
    personal_data_until = null where course = ${course}`);
  const entry = {
    at,
    event: 'personal-data-deleted',
    actor: '',
    subject: '',
    address: '',
  } as const;
  yield* recordSecurityEvent({ ...entry, course, detail: '' });
  yield* recordSecurityEvent({ ...entry, course: null, detail: course });
}

/** The setting as it was noted last; undefined when nothing is ever deleted. */
export async function selectOptionalRetention(reader: Reader): Promise<Retention | undefined> {
  const row = await readOptionalRow(
    reader,
    sql`select ${named({ months: settingsTable.value, since: settingsTable.changedAt })} from settings where name = 'retentionMonths'`,
  );
  return row && { months: Number(row.months), since: row.since };
}

/**
 * Notes the setting at the start of the server. A new number of months begins to count when it is first seen, so that
 * nothing is deleted without notice. Null months: nothing is deleted.
 */
function* noteRetention(input: {
  readonly months: number | null;
  readonly at: number;
}): Steps<Retention | null> {
  const { months, at } = input;
  if (months === null) {
    yield* run(sql`delete from settings where name = 'retentionMonths'`);
    return null;
  }
  yield* run(sql`insert into settings as known (name, value, changed_at)
    values ('retentionMonths', ${String(months)}, ${at})
    on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at
      where known.value <> excluded.value`);
  const known = yield* rowOf(
    sql`select ${named({ since: settingsTable.changedAt })} from settings where name = 'retentionMonths'`,
  );
  return { months, since: known?.since ?? at };
}

export const personalDataProcedures = { noteRetention, sweepPersonalData };
