// The rows of hand backs outside the design: reading them, and writing them for students.

import { EVERY_STUDENT, type HandBack } from '@elenchus/domain/grading/student-hand-back.ts';
import type { Change } from './audit-store.ts';
import { columnsOf } from './engine/columns.ts';
import type { Reader } from './engine/database.ts';
import { rowsOf, run, type Steps } from './engine/procedure.ts';
import { chunksOf, list, sql, tuples } from './engine/sql.ts';
import { handBacksTable } from './tables/grade-tables.ts';

interface StoredHandBack extends HandBack {
  readonly changedAt: number;
  readonly changedBy: string;
}

const COLUMNS = columnsOf(
  handBacksTable,
  'usernameKey',
  'evaluationId',
  'since',
  'changedAt',
  'changedBy',
);

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
  return sql`select ${COLUMNS} from hand_backs where course = ${course}
    order by evaluation_id, username_key`;
}

export function handBacksOf(course: string, keys: readonly string[]) {
  return sql`select ${COLUMNS} from hand_backs where course = ${course}
    and username_key in ${list([EVERY_STUDENT, ...keys])}`;
}

/** Everything that is set for an evaluation. */
export function handBacksOfEvaluation(
  course: string,
  evaluationId: string,
): Steps<StoredHandBack[]> {
  return rowsOf(sql`select ${COLUMNS} from hand_backs
    where course = ${course} and evaluation_id = ${evaluationId}`);
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
