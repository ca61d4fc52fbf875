// Grade records: reading, writing with the expected version, and deleting, each with its log entry.
import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import { DELETED_WITH_A_DATE, GRADES_OF_A_DATE } from '@elenchus/domain/grading/due-date-change.ts';
import type { GradingType } from '@elenchus/domain/grading/grade-record.ts';
import { recordAudit, type AuditAction, type Change } from './audit-store.ts';
import type { Reader } from './engine/database.ts';
import { rowOf, rowsOf, run, type Steps } from './engine/procedure.ts';
import { chunksOf, list, sql, tuples, type Statement } from './engine/sql.ts';
import { inRandomOrder } from './shuffled-subjects.ts';

/** What names one grade record; questionID is 'noQuestionID' where there is none. */
export interface GradeKey {
  readonly usernameKey: string;
  readonly evaluationDataID: string;
  readonly gradingType: GradingType;
  readonly questionID: string;
}

export interface GradeValue extends GradeKey {
  readonly individualGradingData: string;
  readonly comment: string;
  /** The due date as of which the answer was read; '' or none for the one that counts now (EXT-5). */
  readonly readAsOf?: string;
}

export interface StoredGrade extends GradeValue {
  readonly readAsOf: string;
  readonly version: number;
  readonly changedAt: number;
  readonly changedBy: string;
}

/** A grade to save: expectedVersion null saves over whatever is stored, 0 expects nothing to be stored. */
export interface GradeToSave extends GradeValue {
  readonly expectedVersion: number | null;
}

export interface GradeConflict {
  readonly yours: GradeValue;
  readonly theirs: StoredGrade | null;
}

const COLUMNS = sql`username_key as "usernameKey", evaluation_id as "evaluationDataID",
  grading_type as "gradingType", question_id as "questionID",
  individual_grading_data as "individualGradingData", comment,
  version, changed_at as "changedAt", changed_by as "changedBy", read_as_of as "readAsOf"`;

/** Every record, or only those about the progress of grading: a fraction of a graded class. */
export type GradeSelection = 'all' | 'progress';

/** The grades of one student. */
export function selectGradesOfStudent(
  reader: Reader,
  course: string,
  usernameKey: string,
): Promise<StoredGrade[]> {
  return reader.read(gradesWhere(sql`course = ${course} and username_key = ${usernameKey}`));
}

/** The condition for records of a TA's students. */
export function ofStudentsOfTa(course: string, taKey: string): Statement {
  return sql`grades.username_key in (select own.username_key from users own
    where own.course = ${course} and own.status = 'student' and own.ta = ${taKey})`;
}

/** The condition for a selection of records. */
export function among(selection: GradeSelection): Statement {
  if (selection === 'all') return sql``;
  // A comment matters only as a sign that grading has begun: the long comments of a finished class would be most of
  // the answer.
  return sql` and (grading_type in ('examGrade', 'gradingComplete', 'customDueDate')
    or grading_type = 'comments' and not exists (select 1 from grades done where done.course = grades.course
      and done.username_key = grades.username_key and done.evaluation_id = grades.evaluation_id
      and done.grading_type = 'gradingComplete' and done.individual_grading_data = 'yes'))`;
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
  const [row] = await reader.read<{ grades: number; students: number; begun: number }>(sql`select
    count(*) as grades, count(distinct username_key) as students,
    (select count(*) from (${gradingHasBegun(course, [evaluationDataID])}) first) as begun
    from grades where ${numericalGradesOf(course, [evaluationDataID])}`);
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
  const grades = yield* rowsOf<StoredGrade>(gradesWhere(where));
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

/** What a new due date deletes: the numerical grades, and the levels that they were made of. */
export function deletedWithDate(course: string, evaluationIDs: readonly string[]): Statement {
  return sql`course = ${course} and version > 0 and evaluation_id in ${list(evaluationIDs)}
    and grading_type in ${list(DELETED_WITH_A_DATE)}`;
}

/** The stored record for a key. */
export function storedGrade(course: string, key: GradeKey): Steps<StoredGrade | undefined> {
  return rowOf<StoredGrade>(
    gradesWhere(sql`course = ${course} and username_key = ${key.usernameKey}
      and evaluation_id = ${key.evaluationDataID} and grading_type = ${key.gradingType}
      and question_id = ${key.questionID}`),
  );
}

/** The stored records for many keys, by `keyOf`. */
export function* storedGrades(
  course: string,
  keys: readonly GradeKey[],
): Steps<Map<string, StoredGrade>> {
  const found = new Map<string, StoredGrade>();
  for (const chunk of chunksOf(keys)) {
    const rows = yield* rowsOf<StoredGrade>(gradesWhere(withKeys(course, chunk)));
    for (const row of rows) found.set(keyOf(row), row);
  }
  return found;
}

/** A key as one text. */
export function keyOf(key: GradeKey): string {
  return JSON.stringify(keyFields(key));
}

function keyFields(key: GradeKey): string[] {
  return [key.usernameKey, key.evaluationDataID, key.gradingType, key.questionID];
}

function withKeys(course: string, keys: readonly GradeKey[]): Statement {
  return sql`course = ${course} and (username_key, evaluation_id, grading_type, question_id)
    in (values ${tuples(keys.map(keyFields))})`;
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
  if (stored && stored.readAsOf === '' && isSameGrade(grade, stored)) return stored;
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
    readAsOf: grade.readAsOf ?? '',
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
      ];
    });
    yield* run(sql`insert into grades (course, username_key, evaluation_id, grading_type,
        question_id, individual_grading_data, comment, version, changed_at, changed_by, read_as_of)
      values ${tuples(rows)}
      on conflict (course, username_key, evaluation_id, grading_type, question_id) do update set
        individual_grading_data = excluded.individual_grading_data, comment = excluded.comment,
        version = excluded.version, changed_at = excluded.changed_at, changed_by = excluded.changed_by,
        read_as_of = excluded.read_as_of`);
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

/** The statement that reads grades. */
export function gradesWhere(where: Statement): Statement {
  return sql`select ${COLUMNS} from grades where ${where}
    order by username_key, evaluation_id, grading_type, question_id`;
}

function valueOf(grade: GradeValue): GradeValue {
  const { usernameKey, evaluationDataID, gradingType, questionID } = grade;
  const { individualGradingData, comment } = grade;
  return { usernameKey, evaluationDataID, gradingType, questionID, individualGradingData, comment };
}

/** Whether two records have the same values. */
export function isSameGrade(one: GradeValue, other: GradeValue): boolean {
  return one.individualGradingData === other.individualGradingData && one.comment === other.comment;
}
