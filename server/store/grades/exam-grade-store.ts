// Keeps the exam grades of question-by-question mode up to date: they change in the same transaction as the records
// they are computed from.

import {
  computedGradeText,
  computesWith,
  type ExamGradeSettings,
  isExamGradePart,
} from '@elenchus/domain/grading/computed-grade.ts';
import type { Penalties } from '@elenchus/domain/grading/exam-grade.ts';
import { GRADING_TYPES, NO_QUESTION } from '@elenchus/domain/grading/grade-record.ts';
import { readCourseSettings } from '@elenchus/domain/design/course-settings.ts';
import type { DataType } from '@elenchus/domain/design/data-types.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import type { Change } from '../logs/audit-store.ts';
import { rowsOf, type Steps } from '../engine/procedure.ts';
import { list, sql, type Statement } from '../engine/sql.ts';
import { deleteTheseGrades, writeGrades } from './grades-store.ts';
import { gradesWhere, ofStudent, type PersonalKey, type StoredGrade } from './stored-grades.ts';
import { recordsOfTypes } from '../design/design-records.ts';

/** The settings on which every exam grade of a course depends. */
export const EXAM_GRADE_SETTINGS: readonly DataType[] = [
  'questionByQuestionGrading',
  'penaltyForUnansweredMCQ',
  'penaltyForUnresolvedContradictions',
  'hasContradictionItems',
];

/** An exam grade that differs from the computed one; text '' when there should be none. */
export interface ExamGradeFix {
  readonly key: PersonalKey;
  readonly stored: StoredGrade | undefined;
  readonly text: string;
}

/** The stored items of the settings on which exam grades depend. */
export function examGradeSettingItems(course: string): Steps<DesignItem[]> {
  return rowsOf(recordsOfTypes(course, EXAM_GRADE_SETTINGS));
}

/** What exam grades are computed with in this course; null when they are entered by hand. */
export function* coursePenalties(course: string): Steps<Penalties | null> {
  const settings: ExamGradeSettings = readCourseSettings(yield* examGradeSettingItems(course));
  return computesWith(settings);
}

/** The exam grades among these records that differ from the computed ones. */
export function* wrongExamGrades(where: Statement, penalties: Penalties): Steps<ExamGradeFix[]> {
  // Comments, which may be long, are not read.
  const types = GRADING_TYPES.filter((type) => type === 'examGrade' || isExamGradePart(type));
  const rows = yield* rowsOf(gradesWhere(sql`${where} and grading_type in ${list(types)}`));
  const groups = Map.groupBy(rows, (row) =>
    JSON.stringify([row.usernameKey, row.evaluationDataID]),
  );
  return [...groups.values()].flatMap((records) => {
    const [first] = records;
    if (!first) return [];
    const stored = records.find(({ gradingType }) => gradingType === 'examGrade');
    const text = computedGradeText(records, penalties);
    if (text === (stored?.individualGradingData ?? '')) return [];
    const { usernameKey, evaluationDataID } = first;
    return [{ key: { usernameKey, evaluationDataID }, stored, text }];
  });
}

/**
 * Writes and deletes exam grades so that they are correct; `first` is the number of log entries that the change
 * already has. `typed`: a person had entered the replaced value, so the log can restore it.
 */
export function* fixExamGrades(
  change: Change,
  fixes: readonly ExamGradeFix[],
  first: number,
  typed = false,
): Steps<StoredGrade[]> {
  const writes = fixes.flatMap(({ key, stored, text }) => {
    const comment = stored?.comment ?? '';
    const value = { ...key, gradingType: 'examGrade', questionID: NO_QUESTION } as const;
    return text === ''
      ? []
      : [{ grade: { ...value, individualGradingData: text, comment }, stored }];
  });
  const saved = yield* writeGrades(change, writes, first, typed ? 'grade.save' : 'grade.compute');
  const gone = fixes.flatMap(({ stored, text }) => (stored && text === '' ? [stored] : []));
  const entries = first + writes.length;
  yield* deleteTheseGrades(change, gone, entries, typed ? 'grade.delete' : 'grade.compute');
  return saved;
}

/** Corrects one student's exam grade and returns it; null when there is none, undefined when it is entered by hand. */
export function* keepExamGrade(
  change: Change,
  key: PersonalKey,
  first: number,
): Steps<StoredGrade | null | undefined> {
  const penalties = yield* coursePenalties(change.course);
  if (penalties === null) return undefined;
  const where = ofStudent(change.course, key);
  yield* fixExamGrades(change, yield* wrongExamGrades(where, penalties), first);
  const [stored] = yield* rowsOf(gradesWhere(sql`${where} and grading_type = 'examGrade'`));
  return stored ?? null;
}
