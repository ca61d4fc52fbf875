// The open requests about grades that wait for one person (ASK-7).

import { named } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { readRow } from '../engine/database.ts';
import { list, sql, type Statement } from '../engine/sql.ts';
import { COUNT } from '../engine/table.ts';

/** A grader, and whether requests that are assigned to nobody are this person's too. */
interface Answerer {
  readonly usernameKey: string;
  readonly isInstructor: boolean;
}

/** How many open requests are assigned to this person, apart from those in some evaluations. */
export async function countOpenRequestsFor(
  reader: Reader,
  course: string,
  answerer: Answerer,
  without: readonly string[],
): Promise<number> {
  return countOf(reader, sql`${openRequestsFor(course, answerer)}${requestsOutside(without)}`);
}

/** The condition for requests (r) that aren't in these evaluations. */
export function requestsOutside(evaluationIds: readonly string[]): Statement {
  return evaluationIds.length === 0
    ? sql``
    : sql` and r.evaluation_id not in ${list(evaluationIds)}`;
}

/** The same for some evaluations: a request in one that was removed can't be opened. */
export async function countOpenRequestsIn(
  reader: Reader,
  course: string,
  answerer: Answerer,
  evaluationIds: readonly string[],
): Promise<number> {
  return countOf(
    reader,
    sql`${openRequestsFor(course, answerer)} and r.evaluation_id in ${list(evaluationIds)}`,
  );
}

async function countOf(reader: Reader, from: Statement): Promise<number> {
  const { waiting } = await readRow(reader, sql`select ${named({ waiting: COUNT })} ${from}`);
  return waiting;
}

/**
 * The tables and conditions of the open requests (r) of students (u) that are assigned to a person. Who a request was
 * given to counts only while that person may answer: an instructor, or the student's TA.
 */
export function openRequestsFor(
  course: string,
  { usernameKey, isInstructor }: Answerer,
): Statement {
  const nobodys = isInstructor
    ? sql` or (ta.username_key is null and given.username_key is null)`
    : sql``;
  return sql`from grade_requests r
      join users u on u.course = r.course and u.username_key = r.username_key
        and u.status = 'student'
      left join users ta on ta.course = r.course and ta.username_key = u.ta and ta.status in ('ta', 'instructor')
      left join users given on given.course = r.course and given.username_key = r.assigned_to
        and (given.status = 'instructor' or (given.status = 'ta' and given.username_key = u.ta))
      where r.course = ${course} and r.state = 'open'
        and (given.username_key = ${usernameKey}
          or (given.username_key is null and ta.username_key = ${usernameKey})${nobodys})`;
}
