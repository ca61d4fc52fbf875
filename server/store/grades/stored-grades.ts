// Grade records as they are stored: their keys and values, and how to read them.
import { BY_ACCOMMODATION } from '@elenchus/domain/extensions/accommodated-dates.ts';
import {
  GRADING_TYPES,
  NO_QUESTION,
  type GradingType,
} from '@elenchus/domain/grading/grade-record.ts';
import { columnsOf } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { rowOf, rowsOf, type Steps } from '../engine/procedure.ts';
import { chunksOf, sql, tuples, type Statement } from '../engine/sql.ts';
import { numberField, textField } from '../stored-json.ts';
import { gradesTable } from '../tables/grade-tables.ts';

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
  /** The due date as of which the answer was read; null or none for the one that counts now (EXT-5). */
  readonly readAsOf?: string | null;
  /** When the answer was loaded; null or none for the moment of the save (EXT-14). */
  readonly readAt?: number | null;
  /** 1 for a custom due date that follows from an accommodation (EXT-2). */
  readonly isAccommodation?: 0 | 1;
}

export interface StoredGrade extends GradeValue {
  readonly readAsOf: string | null;
  readonly readAt: number | null;
  readonly isAccommodation: 0 | 1;
  readonly version: number;
  readonly changedAt: number;
  readonly changedBy: string;
}

const COLUMNS = columnsOf(
  gradesTable,
  'usernameKey',
  'evaluationDataID',
  'gradingType',
  'questionID',
  'individualGradingData',
  'comment',
  'version',
  'changedAt',
  'changedBy',
  'readAsOf',
  'readAt',
  'isAccommodation',
);

/** The grades of one student. */
export function selectGradesOfStudent(
  reader: Reader,
  course: string,
  usernameKey: string,
): Promise<StoredGrade[]> {
  return reader.read(gradesWhere(sql`course = ${course} and username_key = ${usernameKey}`));
}

/** Names the work of one student for one evaluation. */
export type PersonalKey = Pick<GradeKey, 'usernameKey' | 'evaluationDataID'>;

/** The condition for the records of one student and evaluation. */
export function ofStudent(
  course: string,
  { usernameKey, evaluationDataID }: PersonalKey,
): Statement {
  return sql`course = ${course} and username_key = ${usernameKey}
    and evaluation_id = ${evaluationDataID}`;
}

/** The grades of one student for one evaluation. */
export function selectGradesOfWork(
  reader: Reader,
  course: string,
  key: PersonalKey,
): Promise<StoredGrade[]> {
  return reader.read(gradesWhere(ofStudent(course, key)));
}

/** The stored record for a key. */
export function storedGrade(course: string, key: GradeKey): Steps<StoredGrade | undefined> {
  return rowOf(
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
    const rows = yield* rowsOf(gradesWhere(withKeys(course, chunk)));
    for (const row of rows) found.set(keyOf(row), row);
  }
  return found;
}

/** A key as one text. */
export function keyOf(key: GradeKey): string {
  return JSON.stringify(keyFields(key));
}

/** The values of a key in the order of its columns. */
export function keyFields(key: GradeKey): string[] {
  return [key.usernameKey, key.evaluationDataID, key.gradingType, key.questionID];
}

/** The condition for records with these keys. */
export function withKeys(course: string, keys: readonly GradeKey[]): Statement {
  return sql`course = ${course} and (username_key, evaluation_id, grading_type, question_id)
    in (values ${tuples(keys.map(keyFields))})`;
}

/** The statement that reads grades. */
export function gradesWhere(where: Statement): Statement<StoredGrade> {
  return sql`select ${COLUMNS} from grades where ${where}
    order by username_key, evaluation_id, grading_type, question_id`;
}

/**
 * A grade from the log; null for anything else. Until schema 31, '' and 0 said what null says now, and that a date follows
 * from an accommodation was its comment.
 */
export function gradeIn(value: unknown): StoredGrade | null {
  const type = textField(value, 'gradingType');
  const gradingType = GRADING_TYPES.find((each) => each === type);
  if (gradingType === undefined) return null;
  const comment = textField(value, 'comment') ?? '';
  const isOldAccommodation = gradingType === 'customDueDate' && comment === BY_ACCOMMODATION;
  const isAccommodation = isOldAccommodation || numberField(value, 'isAccommodation') === 1;
  return {
    usernameKey: textField(value, 'usernameKey') ?? '',
    evaluationDataID: textField(value, 'evaluationDataID') ?? '',
    gradingType,
    questionID: textField(value, 'questionID') ?? NO_QUESTION,
    individualGradingData: textField(value, 'individualGradingData') ?? '',
    comment: isOldAccommodation ? '' : comment,
    version: numberField(value, 'version') ?? 0,
    changedAt: numberField(value, 'changedAt') ?? 0,
    changedBy: textField(value, 'changedBy') ?? '',
    readAsOf: textField(value, 'readAsOf') || null,
    readAt: numberField(value, 'readAt') || null,
    isAccommodation: isAccommodation ? 1 : 0,
  };
}

/** Whether two records have the same values. */
export function isSameGrade(one: GradeValue, other: GradeValue): boolean {
  return (
    one.individualGradingData === other.individualGradingData &&
    one.comment === other.comment &&
    (one.isAccommodation ?? 0) === (other.isAccommodation ?? 0)
  );
}

/** Every record, or only those about the progress of grading: a fraction of a graded class. */
export type GradeSelection = 'all' | 'progress';

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
    or grading_type = 'comments' and ${isNotComplete})`;
}

/** The condition that the work of a row of `grades` isn't marked as graded. */
export const isNotComplete = sql`not exists (select 1 from grades done where done.course = grades.course
  and done.username_key = grades.username_key and done.evaluation_id = grades.evaluation_id
  and done.grading_type = 'gradingComplete' and done.individual_grading_data = 'yes')`;
