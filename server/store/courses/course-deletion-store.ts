// Deleting a course whose time has come, in bounded steps: everybody else's saves go on between them (USR-92).

import { isDeletionDue } from '@elenchus/domain/people/course-state.ts';
import { COURSE_TABLES } from '../course-tables.ts';
import { named } from '../engine/columns.ts';
import { rowOf, rowsOf, run, type Steps } from '../engine/procedure.ts';
import { atMost, plainSql, sql, type Statement } from '../engine/sql.ts';
import { notNull } from '../engine/table.ts';
import { recordSecurityEvent } from '../logs/security-log-store.ts';
import type { CourseStep } from '../table-facts/all-tables.ts';
import { coursesTable } from '../tables/courses-table.ts';
import { failuresInCourse } from '../login/throttle-store.ts';

/** How many rows one step deletes at most. */
export const STEP = 500;
/** A process that hasn't deleted anything for this long has stopped: another one may go on. */
const LEASE = 600_000;

export interface Sweep {
  /** Which process deletes. */
  readonly holder: string;
  readonly at: number;
}

/** 'taken': another process is deleting. 'more': there is more to do. */
export type SweepOutcome = 'taken' | 'more' | 'done';

/** One step of deleting the courses whose time has come. */
function* sweepCourses({ holder, at }: Sweep): Steps<SweepOutcome> {
  const closing = yield* rowsOf(
    sql`select ${named({ course: coursesTable.course, deleteAfter: notNull(coursesTable.deleteAfter) })}
      from courses
      where delete_after is not null order by delete_after, course`,
  );
  const due = closing.find(({ deleteAfter }) => isDeletionDue(deleteAfter, at));
  if (!due) {
    yield* endTurn(holder);
    return 'done';
  }
  if (!(yield* takeTurn(holder, at))) return 'taken';
  if (yield* deleteSomeRows(due.course)) return 'more';
  yield* deleteEmptyCourse(due.course, at);
  return 'more';
}

/** Of several server processes on one database, one deletes. */
export function* takeTurn(holder: string, at: number): Steps<boolean> {
  const turn = yield* rowOf(sql`insert into settings as known (name, value, changed_at)
    values ('courseSweep', ${holder}, ${at})
    on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at
      where known.value = ${holder} or known.changed_at <= ${at - LEASE}
        or known.changed_at > ${at + LEASE}
    returning name`);
  return turn !== undefined;
}

export function* endTurn(holder: string): Steps<void> {
  yield* run(sql`delete from settings where name = 'courseSweep' and value = ${holder}`);
}

/** Deletes rows of the first of these tables that has any; false if none has. */
export function* deleteSomeRows(
  course: string,
  tables: Readonly<Record<string, readonly string[]>> = COURSE_TABLES,
): Steps<boolean> {
  for (const [table, keys] of Object.entries(tables)) {
    const gone = yield* rowsOf(deletion(table, keys, course));
    if (gone.length > 0) return true;
  }
  return false;
}

function deletion(table: string, keys: readonly string[], course: string): Statement {
  // The names come from the list above, never from a request.
  const name = plainSql(table);
  const key = plainSql(keys.join(', '));
  return sql`delete from ${name} where course = ${course} and (${key}) in
    (select ${key} from ${name} where course = ${course} ${atMost(STEP)}) returning course`;
}

/** Deletes what the tables with a column for the course don't have. */
export function* deleteBySteps(course: string): Steps<void> {
  for (const step of Object.values(STEPS)) yield* run(step(course));
}

const STEPS: Readonly<Record<CourseStep, (course: string) => Statement>> = {
  'failed logins': (course) => sql`delete from login_failures where ${failuresInCourse(course)}`,
};

function* deleteEmptyCourse(course: string, at: number): Steps<void> {
  yield* deleteBySteps(course);
  yield* run(sql`delete from courses where course = ${course}`);
  // Of the installation: the course has no log any more.
  const entry = { course: null, at, actor: 'admin', subject: '', address: '', detail: course };
  yield* recordSecurityEvent({ ...entry, event: 'course-erased' });
}

export const courseDeletionProcedures = { sweepCourses };
