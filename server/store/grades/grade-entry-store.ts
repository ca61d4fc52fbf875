// What a grader enters and deletes, and the exam grade computed from it in the same transaction.

import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import {
  computedGradeText,
  isComputedGrade,
  isExamGradePart,
} from '@elenchus/domain/grading/computed-grade.ts';
import { gradeWithCounts } from '@elenchus/domain/grading/handed-back-counts.ts';
import type { Change } from '../logs/audit-store.ts';
import { followDeletedDate } from '../extensions/custom-due-date-store.ts';
import { rowsOf, type Steps } from '../engine/procedure.ts';
import { sql } from '../engine/sql.ts';
import { coursePenalties, keepExamGrade } from './exam-grade-store.ts';
import {
  deleteGradesWhere,
  type GradeConflict,
  type GradeToSave,
  writeGrade,
  saveGrades,
} from './grades-store.ts';
import { isHandedBackAt } from '../hand-backs/handed-back-store.ts';
import { rememberedDate } from '../extensions/read-date-store.ts';
import {
  type GradeKey,
  gradesWhere,
  type GradeValue,
  keyOf,
  type StoredGrade,
  ofStudent,
  type PersonalKey,
} from './stored-grades.ts';

/** The exam grade after a change; null when there is none, undefined when the change doesn't affect it. */
export type FollowingExamGrade = StoredGrade | null | undefined;

interface EnteredGrade {
  readonly saved: StoredGrade;
  readonly examGrade: FollowingExamGrade;
}

export type EntryRefusal =
  | { readonly kind: 'conflict'; readonly conflicts: readonly GradeConflict[] }
  | { readonly kind: 'computed' };

/** Saves one grade unless another person changed it; an exam grade only if it is entered by hand. */
export function* enterGrade(
  input: Change & { readonly grade: GradeToSave },
): Steps<Result<EnteredGrade, EntryRefusal>> {
  const { grade, ...change } = input;
  const { course } = change;
  if (grade.gradingType === 'examGrade') {
    const { stored, text } = yield* computedGrade(course, grade);
    if (text !== null) {
      const isIt = isComputedGrade(grade.individualGradingData, text);
      return stored && isIt
        ? accept({ saved: stored, examGrade: undefined })
        : refuse({ kind: 'computed' });
    }
  }
  const readAsOf = yield* rememberedDate(course, grade, grade.readAsOf ?? null);
  const outcome = yield* saveGrades({ ...change, grades: [{ ...grade, readAsOf }] });
  if (!outcome.ok) return refuse({ kind: 'conflict', conflicts: outcome.reason });
  const [saved] = outcome.value;
  if (!saved) throw new Error('A grade that was saved is missing.');
  const isPart = isExamGradePart(grade.gradingType);
  return accept({ saved, examGrade: isPart ? yield* keepExamGrade(change, grade, 1) : undefined });
}

/** The stored exam grade, and what it should be; null if it is entered by hand. */
function* computedGrade(
  course: string,
  key: PersonalKey,
): Steps<{ readonly stored: StoredGrade | undefined; readonly text: string | null }> {
  const penalties = yield* coursePenalties(course);
  if (penalties === null) return { stored: undefined, text: null };
  const records = yield* rowsOf(gradesWhere(ofStudent(course, key)));
  const stored = records.find(({ gradingType }) => gradingType === 'examGrade');
  return { stored, text: computedGradeText(records, penalties) };
}

/**
 * Adds those of one student's grades that don't exist yet, and returns the stored ones (GRD-39). Adds none while the
 * student has the grade and it would change (GRD-161).
 */
function* addMissingGrades(
  input: Change & { readonly grades: readonly GradeValue[] },
): Steps<StoredGrade[]> {
  const [first] = input.grades;
  if (!first) return [];
  const known = yield* rowsOf(gradesWhere(ofStudent(input.course, first)));
  const byKey = new Map(known.map((grade) => [keyOf(grade), grade]));
  const missing = input.grades.filter((grade) => !byKey.has(keyOf(grade)));
  const changed = gradeWithCounts(known, missing, yield* coursePenalties(input.course));
  if (changed && (yield* isHandedBackAt(input.course, first, input.at))) {
    return input.grades.flatMap((grade) => byKey.get(keyOf(grade)) ?? []);
  }
  const result: StoredGrade[] = [];
  for (const [position, grade] of input.grades.entries()) {
    const stored = byKey.get(keyOf(grade));
    result.push(stored ?? (yield* writeGrade(input, grade, undefined, position)));
  }
  if (missing.length > 0) yield* keepExamGrade(input, first, input.grades.length);
  return result;
}

/** Deletes a student's records of one type in one evaluation; questionID null means of every question. */
function* deleteGrades(
  input: Change & Omit<GradeKey, 'questionID'> & { readonly questionID: string | null },
): Steps<Result<{ readonly deleted: number; readonly examGrade: FollowingExamGrade }, 'computed'>> {
  const { course, gradingType, questionID } = input;
  if (gradingType === 'examGrade') {
    const { text } = yield* computedGrade(course, input);
    if (text !== null && text !== '') return refuse('computed');
  }
  const ofQuestion = questionID === null ? sql`` : sql` and question_id = ${questionID}`;
  const where = sql`${ofStudent(course, input)} and grading_type = ${gradingType}${ofQuestion}`;
  const records = yield* deleteGradesWhere(input, where);
  const deleted = records.length;
  if (gradingType === 'customDueDate') yield* followDeletedDate(input, input, records);
  const isPart = isExamGradePart(gradingType);
  return accept({
    deleted,
    examGrade: isPart ? yield* keepExamGrade(input, input, deleted) : undefined,
  });
}

export const gradeEntryProcedures = { addMissingGrades, deleteGrades, enterGrade };
