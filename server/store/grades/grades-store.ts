// Grade records: writing with the expected version, and deleting, each with its log entry.
import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import { DELETED_WITH_A_DATE, GRADES_OF_A_DATE } from '@elenchus/domain/grading/due-date-change.ts';
import type { AuditAction } from '../logs/audit-actions.ts';
import { recordAudit, type Change } from '../logs/audit-store.ts';
import { named } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { rowsOf, run, type Steps } from '../engine/procedure.ts';
import { chunksOf, list, sql, tuples, type Statement } from '../engine/sql.ts';
import { COUNT, integerFrom } from '../engine/table.ts';
import { inRandomOrder } from '../logs/shuffled-subjects.ts';
import {
  type GradeValue,
  type StoredGrade,
  gradesWhere,
  isSameGrade,
  keyFields,
  storedGrade,
  withKeys,
} from './stored-grades.ts';

/** A grade to save: expectedVersion null saves over whatever is stored, 0 expects nothing to be stored. */
export interface GradeToSave extends GradeValue {
  readonly expectedVersion: number | null;
}

export interface GradeConflict {
  readonly yours: GradeValue;
  readonly theirs: StoredGrade | null;
}

interface GradeCount {
  readonly grades: number;
  readonly students: number;
  readonly hasBegun: boolean;
}

/** How many numerical grades, of how many students, a new due date of the evaluation would delete. */
export async function countNumericalGrades(
  reader: Reader,
  course: string,
  evaluationDataID: string,
): Promise<GradeCount> {
  const students = integerFrom(sql`count(distinct username_key)`);
  const begun = integerFrom(
    sql`(select count(*) from (${gradingHasBegun(course, [evaluationDataID])}) first)`,
  );
  const [row] = await reader.read(sql`select
    ${named({ grades: COUNT, students, begun })}
    from grades where ${enteredGradesOf(course, [evaluationDataID])}`);
  return {
    grades: row?.grades ?? 0,
    students: row?.students ?? 0,
    hasBegun: (row?.begun ?? 0) > 0,
  };
}

/** One row if someone has opened or graded work of these evaluations, or else none. More time alone is neither. */
export function gradingHasBegun(course: string, evaluationIds: readonly string[]): Statement {
  return sql`select 1 as found from grades where course = ${course}
    and evaluation_id in ${list(evaluationIds)} and grading_type <> 'customDueDate' limit 1`;
}

/** Saves all of the grades or, when another person changed one of them, none. */
export function* saveGrades(
  input: Change & { readonly grades: readonly GradeToSave[] },
): Steps<Result<StoredGrade[], readonly GradeConflict[]>> {
  const stored: (StoredGrade | undefined)[] = [];
  for (const grade of input.grades) stored.push(yield* storedGrade(input.course, grade));
  const conflicts = input.grades.flatMap((grade, position) => {
    const theirs = stored[position] ?? null;
    const isExpected =
      grade.expectedVersion === null || grade.expectedVersion === (theirs?.version ?? 0);
    return isExpected || (theirs && isSameGrade(grade, theirs))
      ? []
      : [{ yours: valueOf(grade), theirs }];
  });
  if (conflicts.length > 0) return refuse(conflicts);
  const saved: StoredGrade[] = [];
  for (const [position, grade] of input.grades.entries()) {
    saved.push(yield* writeGrade(input, grade, stored[position], position));
  }
  return accept(saved);
}

/**
 * Deletes grades, keeps them in the log and returns them; `first` is the number of log entries that the change
 * already has.
 */
export function* deleteGradesWhere(
  change: Change,
  where: Statement,
  first = 0,
): Steps<StoredGrade[]> {
  const grades = yield* rowsOf(gradesWhere(where));
  if (grades.length === 0) return [];
  yield* run(sql`delete from grades where ${where}`);
  yield* recordDeletion(change, grades, first, 'grade.delete');
  return grades;
}

/** Deletes records that were just read, and keeps them in the log. */
export function* deleteTheseGrades(
  change: Change,
  grades: readonly StoredGrade[],
  first: number,
  action: AuditAction = 'grade.delete',
): Steps<void> {
  for (const chunk of chunksOf(grades)) {
    yield* run(sql`delete from grades where ${withKeys(change.course, chunk)}`);
  }
  yield* recordDeletion(change, grades, first, action);
}

function* recordDeletion(
  change: Change,
  grades: readonly StoredGrade[],
  first: number,
  action: AuditAction,
): Steps<void> {
  const entries = grades.map((before) => ({
    action,
    subject: before.usernameKey,
    before,
    after: null,
  }));
  yield* recordAudit(change, inRandomOrder(entries), first);
}

/** The numerical grades that a new due date deletes. */
export function numericalGradesOf(course: string, evaluationIDs: readonly string[]): Statement {
  return sql`course = ${course} and version > 0 and evaluation_id in ${list(evaluationIDs)}
    and grading_type in ${list(GRADES_OF_A_DATE)}`;
}

/** Those of them that have a value: a grade that was cleared is deleted too, but isn't announced as one (GRD-174). */
export function enteredGradesOf(course: string, evaluationIDs: readonly string[]): Statement {
  return sql`${numericalGradesOf(course, evaluationIDs)} and trim(individual_grading_data) <> ''`;
}

/** What a new due date deletes: the numerical grades, and the levels that they were made of. */
export function deletedWithDate(course: string, evaluationIDs: readonly string[]): Statement {
  return sql`course = ${course} and version > 0 and evaluation_id in ${list(evaluationIDs)}
    and grading_type in ${list(DELETED_WITH_A_DATE)}`;
}

/** Writes one grade over the stored one, with its log entry; an unchanged value isn't written. */
export function* writeGrade(
  change: Change,
  grade: GradeValue,
  stored: StoredGrade | undefined,
  entry: number,
  action: AuditAction = 'grade.save',
): Steps<StoredGrade> {
  // Entering the same grade again says that it also fits the answer that counts now.
  if (stored && stored.readAsOf === null && isSameGrade(grade, stored)) return stored;
  const [saved] = yield* writeGrades(change, [{ grade, stored }], entry, action);
  if (!saved) throw new Error('A grade that was written is missing.');
  return saved;
}

export interface GradeWrite {
  readonly grade: GradeValue;
  readonly stored: StoredGrade | undefined;
}

/** Writes grades, one for each key, over the stored ones, with their log entries. */
export function* writeGrades(
  change: Change,
  writes: readonly GradeWrite[],
  first: number,
  action: AuditAction,
): Steps<StoredGrade[]> {
  const { course, at, actor } = change;
  const saved = writes.map(({ grade, stored }) => ({
    ...valueOf(grade),
    // Versions follow the clock, so that a record that is deleted and created again never repeats a version that a
    // browser still has.
    version: Math.max((stored?.version ?? 0) + 1, at),
    changedAt: at,
    changedBy: actor,
    readAsOf: grade.readAsOf ?? null,
    // Nobody reads an answer after they graded it; a page can have another clock.
    readAt: grade.readAt === undefined || grade.readAt === null ? null : Math.min(grade.readAt, at),
    isAccommodation: grade.isAccommodation ?? 0,
  }));
  for (const chunk of chunksOf(saved)) {
    const rows = chunk.map((one) => {
      return [
        course,
        ...keyFields(one),
        one.individualGradingData,
        one.comment,
        one.version,
        at,
        actor,
        one.readAsOf,
        one.readAt,
        one.isAccommodation,
      ];
    });
    yield* run(sql`insert into grades (course, username_key, evaluation_id, grading_type,
        question_id, individual_grading_data, comment, version, changed_at, changed_by, read_as_of,
        read_at, is_accommodation)
      values ${tuples(rows)}
      on conflict (course, username_key, evaluation_id, grading_type, question_id) do update set
        individual_grading_data = excluded.individual_grading_data, comment = excluded.comment,
        version = excluded.version, changed_at = excluded.changed_at, changed_by = excluded.changed_by,
        read_as_of = excluded.read_as_of, read_at = excluded.read_at,
        is_accommodation = excluded.is_accommodation`);
  }
  const entries = saved.map((after, position) => ({
    action,
    subject: after.usernameKey,
    before: writes[position]?.stored ?? null,
    after: change.fromRequest === undefined ? after : { ...after, fromRequest: change.fromRequest },
  }));
  yield* recordAudit(change, inRandomOrder(entries), first);
  return saved;
}

function valueOf(grade: GradeValue): GradeValue {
  const { usernameKey, evaluationDataID, gradingType, questionID } = grade;
  const { individualGradingData, comment, isAccommodation = 0 } = grade;
  const key = { usernameKey, evaluationDataID, gradingType, questionID };
  return { ...key, individualGradingData, comment, isAccommodation };
}

export const gradesProcedures = { saveGrades };
