// Grades that a due date deleted, for a second look, and grades that a person has looked at again (EXT-6).

import { GRADES_OF_A_DATE } from '@elenchus/domain/grading/due-date-change.ts';
import type { Change } from '../logs/audit-store.ts';
import { columnsOf } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { rowsOf, type Steps } from '../engine/procedure.ts';
import { atMost, list, sql } from '../engine/sql.ts';
import { writeGrades } from '../grades/grades-store.ts';
import { rememberedDate } from './read-date-store.ts';
import {
  gradeIn,
  gradesWhere,
  keyOf,
  ofStudent,
  type PersonalKey,
  type StoredGrade,
} from '../grades/stored-grades.ts';
import { parsedJson } from '../stored-json.ts';
import { auditLogTable } from '../tables/log-tables.ts';

/** A student regrades an evaluation a few times at most. */
const MOST_ENTRIES = 500;

/** The last deleted value of each numerical grade, if a moved due date deleted it. */
export async function selectGradesLostToDates(
  reader: Reader,
  course: string,
  { usernameKey, evaluationDataID }: PersonalKey,
): Promise<readonly StoredGrade[]> {
  const rows = await reader.read(sql`select ${columnsOf(auditLogTable, 'before')}
    from audit_log where course = ${course} and subject = ${usernameKey}
      and action = 'grade.delete' and evaluation_id = ${evaluationDataID}
      and grading_type in ${list(GRADES_OF_A_DATE)} order by id desc ${atMost(MOST_ENTRIES)}`);
  const latest = new Map<string, StoredGrade>();
  for (const { before } of rows) {
    const grade = gradeIn(parsedJson(before));
    if (grade && !latest.has(keyOf(grade))) latest.set(keyOf(grade), grade);
  }
  return [...latest.values()].filter(({ readAsOf }) => readAsOf !== null);
}

/** Saves grades again with the same values, so that they count as given for the answers that were read. */
function* confirmGrades(
  input: Change &
    PersonalKey & {
      readonly questionIDs: readonly string[];
      /** The due date as of which they were read; null for the one that counts now. */
      readonly readAsOf: string | null;
      /** When they were loaded; null for now. */
      readonly readAt: number | null;
    },
): Steps<number> {
  const readAsOf = yield* rememberedDate(input.course, input, input.readAsOf);
  const stored = yield* rowsOf(
    gradesWhere(sql`${ofStudent(input.course, input)} and question_id in ${list(input.questionIDs)}
      and grading_type in ${list(GRADES_OF_A_DATE)} and individual_grading_data <> ''`),
  );
  const { readAt } = input;
  const writes = stored.map((grade) => ({ grade: { ...grade, readAsOf, readAt }, stored: grade }));
  yield* writeGrades(input, writes, 0, 'grade.save');
  return writes.length;
}

export const secondLookProcedures = { confirmGrades };
