// The custom due dates of students, by hand and from accommodations, and what of the design decides them.

import { readCourseSettings } from '@elenchus/domain/design/course-settings.ts';
import type { DataType } from '@elenchus/domain/design/data-types.ts';
import { applyChanges, type DesignChanges } from '@elenchus/domain/design/diff-design.ts';
import type { OwnDateChange } from '@elenchus/domain/extensions/accommodated-dates.ts';
import type { PlannedDate } from '@elenchus/domain/extensions/extension-plan.ts';
import { questionsOfEvaluations } from '@elenchus/domain/extensions/evaluation-questions.ts';
import { readEvaluations, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { NO_QUESTION } from '@elenchus/domain/grading/grade-record.ts';
import { readCustomDueDate } from '@elenchus/domain/grading/due-date-input.ts';
import { targetDate } from '@elenchus/domain/grading/target-date.ts';
import type { DueDate } from '@elenchus/domain/base/due-date.ts';
import { readSchedule } from '@elenchus/domain/schedule/schedule-codec.ts';
import type { Schedule } from '@elenchus/domain/schedule/schedule.ts';
import type { Change } from '../logs/audit-store.ts';
import { recordsOfTypes } from '../design/design-records.ts';
import type { MovedCourse } from './due-moves-store.ts';
import { named } from '../engine/columns.ts';
import { rowsOf, type Steps } from '../engine/procedure.ts';
import { sql, type Statement } from '../engine/sql.ts';
import { deleteTheseGrades, writeGrades } from '../grades/grades-store.ts';
import { leaveOutOfPlans } from '../hand-backs/left-out-store.ts';
import { gradesWhere, keyOf, type GradeKey, type StoredGrade } from '../grades/stored-grades.ts';
import { designItemsTable } from '../tables/design-tables.ts';

const DATING_TYPES: readonly DataType[] = [
  'evaluation',
  'sectionName',
  'topic',
  'courseDate',
  'courseTimeZone',
];

/** What decides due dates, and which questions an evaluation has. */
export interface DatedCourse extends MovedCourse {
  readonly evaluations: readonly Evaluation[];
  readonly schedule: Schedule;
}

/** Reads it in the transaction, with changes that are about to be saved. */
export function* datedCourse(
  course: string,
  changes: DesignChanges = { upserts: [], removals: [] },
): Steps<DatedCourse> {
  const stored = yield* rowsOf(recordsOfTypes(course, DATING_TYPES));
  const questions = yield* rowsOf(sql`select
      ${named({ id: designItemsTable.dataID, topicId: designItemsTable.questionCourseDate })} from design_items
    where course = ${course} and data_type = 'question'`);
  const items = applyChanges(stored, changes);
  const schedule = readSchedule(items);
  const { evaluations } = readEvaluations(items);
  return {
    course,
    zone: readCourseSettings(items).timeZone,
    evaluations,
    schedule,
    questionsOf: questionsOfEvaluations(evaluations, schedule, questions),
  };
}

/** The stored custom due dates that meet a condition. */
export function ownDates(course: string, where: Statement): Steps<StoredGrade[]> {
  return rowsOf(
    gradesWhere(sql`course = ${course} and grading_type = 'customDueDate' and ${where}`),
  );
}

/** The due date that counts for a student with this custom date; '' for none. */
export function dueWith(evaluation: Pick<Evaluation, 'dueDate'>, ownDate: string): DueDate | null {
  const own = readCustomDueDate(ownDate);
  const date = targetDate(evaluation, own.ok ? own.value : null);
  return date.ok ? date.value : null;
}

/** The key of the record with a student's custom due date. */
export function ownDateKey(person: Omit<OwnDateChange, 'date'>): GradeKey {
  const { usernameKey, evaluationDataID } = person;
  return { usernameKey, evaluationDataID, gradingType: 'customDueDate', questionID: NO_QUESTION };
}

/** Writes custom due dates over the stored ones; returns the number of log entries. */
export function* writeOwnDates(
  change: Change,
  dates: readonly PlannedDate[],
  stored: ReadonlyMap<string, StoredGrade>,
  first: number,
): Steps<number> {
  const writes = dates
    .filter(({ date }) => date !== '')
    .map(({ date, isByHand, ...person }) => {
      const key = ownDateKey(person);
      const value = { individualGradingData: date, comment: '' };
      const isAccommodation: 0 | 1 = isByHand ? 0 : 1;
      return { grade: { ...key, ...value, isAccommodation }, stored: stored.get(keyOf(key)) };
    });
  yield* writeGrades(change, writes, first, 'grade.save');
  const gone = dates.flatMap(({ date, ...person }) =>
    date === '' ? (stored.get(keyOf(ownDateKey(person))) ?? []) : [],
  );
  yield* deleteTheseGrades(change, gone, first + writes.length);
  yield* leaveOutOfPlans(change, dates);
  return writes.length + gone.length;
}
