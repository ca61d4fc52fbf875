// The rows of hand backs by calls, to everyone and to students: reading them, and writing those of students. Those of
// the design are read with it (design-records.ts).

import type { HandBack } from '@elenchus/domain/grading/student-hand-back.ts';
import type { Change } from '../logs/audit-store.ts';
import { named } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { rowsOf, run, type Steps } from '../engine/procedure.ts';
import { chunksOf, list, sql, tuples, type Statement } from '../engine/sql.ts';
import { nullable } from '../engine/table.ts';
import { classHandBacksTable, handBacksTable } from '../tables/grade-tables.ts';

export interface StoredHandBack extends HandBack {
  readonly changedAt: number;
  readonly changedBy: string;
}

const OF_STUDENT = named({
  usernameKey: nullable(handBacksTable.usernameKey),
  evaluationId: handBacksTable.evaluationId,
  since: handBacksTable.since,
  changedAt: handBacksTable.changedAt,
  changedBy: handBacksTable.changedBy,
});
/** The same columns, without a student. */
const OF_EVERYONE = sql`cast(null as text), ${classHandBacksTable.evaluationId},
  ${classHandBacksTable.since}, ${classHandBacksTable.changedAt}, ${classHandBacksTable.changedBy}`;

/** What is set for students, and for everyone, in one list. */
function rowsWhere(ofEveryone: Statement, ofStudents = ofEveryone, order = sql``) {
  return sql`select ${OF_STUDENT} from hand_backs where ${ofStudents}
    union all select ${OF_EVERYONE} from class_hand_backs
      where ${ofEveryone} and design_version is null ${order}`;
}

/** What is set for one student and for everyone. */
export function selectHandBacksOf(
  reader: Reader,
  course: string,
  usernameKey: string,
): Promise<StoredHandBack[]> {
  return reader.read(handBacksOf(course, [usernameKey]));
}

/** Everything that is set in a course. */
export function selectHandBacks(reader: Reader, course: string): Promise<StoredHandBack[]> {
  return reader.read(handBacksOfCourse(course));
}

/** The same, as a statement. */
export function handBacksOfCourse(course: string) {
  const order = sql`order by "evaluationId", "usernameKey" nulls first`;
  return rowsWhere(sql`course = ${course}`, undefined, order);
}

/** What is set for these students and for everyone, as a statement. */
export function handBacksOf(course: string, keys: readonly string[]) {
  return rowsWhere(
    sql`course = ${course}`,
    sql`course = ${course} and username_key in ${list(keys)}`,
  );
}

/** Everything that is set for an evaluation. */
export function handBacksOfEvaluation(
  course: string,
  evaluationId: string,
): Steps<StoredHandBack[]> {
  return rowsOf(rowsWhere(sql`course = ${course} and evaluation_id = ${evaluationId}`));
}

interface RowChange {
  readonly usernameKey: string;
  readonly change: 'remove' | 'set';
}

/** What is set for one evaluation from then on; null withholds it. */
interface RowsToWrite extends Change {
  readonly evaluationDataID: string;
  readonly since: number | null;
}

/** Sets or removes what is set for these students. */
export function* writeRows(input: RowsToWrite, changes: readonly RowChange[]): Steps<void> {
  const { course, evaluationDataID, since, at, actor } = input;
  for (const chunk of chunksOf(changes)) {
    const keys = chunk.map(({ usernameKey }) => usernameKey);
    yield* run(sql`delete from hand_backs where course = ${course}
      and evaluation_id = ${evaluationDataID} and username_key in ${list(keys)}`);
    const rows = chunk
      .filter(({ change }) => change === 'set')
      .map(({ usernameKey }) => [course, usernameKey, evaluationDataID, since, at, actor]);
    if (rows.length === 0) continue;
    yield* run(sql`insert into hand_backs
      (course, username_key, evaluation_id, since, changed_at, changed_by) values ${tuples(rows)}`);
  }
}
