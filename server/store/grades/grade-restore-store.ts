// Restoring several grades at once from the log.

import { isExamGradePart } from '@elenchus/domain/grading/computed-grade.ts';
import { isGradeOfADate } from '@elenchus/domain/grading/due-date-change.ts';
import { needsConfirmedReplacement } from '@elenchus/domain/grading/reopened-grading.ts';
import { restorationOf } from '@elenchus/domain/grading/grade-restoration.ts';
import { auditRowsOf, type Change } from '../logs/audit-store.ts';
import { named } from '../engine/columns.ts';
import { rowsOf, type Steps } from '../engine/procedure.ts';
import { pastDueDates } from '../extensions/due-history-store.ts';
import { computeAgain } from '../extensions/due-moves-store.ts';
import { sql } from '../engine/sql.ts';
import { coursePenalties } from './exam-grade-store.ts';
import { writeGrades, type GradeWrite } from './grades-store.ts';
import { gradeIn, isSameGrade, keyOf, type StoredGrade, storedGrades } from './stored-grades.ts';
import { designItemsTable } from '../tables/design-tables.ts';

interface RestoreOutcome {
  readonly restored: readonly StoredGrade[];
  /** The stored records that were not replaced by the ones to restore. */
  readonly kept: readonly StoredGrade[];
  readonly computed: number;
  readonly impossible: number;
  readonly superseded: number;
  /** How many of the entries are in the log of this course. */
  readonly known: number;
}

/** Restores the values before entries of the log; replaces another value that a person entered only when `over` is set. */
function* restoreGrades(
  input: Change & { readonly auditIDs: readonly string[]; readonly over: boolean },
): Steps<RestoreOutcome> {
  const { course } = input;
  const rows = yield* auditRowsOf(course, [...new Set(input.auditIDs)]);
  const penalties = yield* coursePenalties(course);
  const evaluations = yield* rowsOf(sql`select
      ${named({ id: designItemsTable.dataID })} from design_items
    where course = ${course} and data_type = 'evaluation'`);
  const entries = rows
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ id, action, before }) => {
      const grade = action.startsWith('grade.') ? gradeIn(before) : null;
      return { action, before: grade && { ...grade, entryID: id } };
    });
  const { wanted: picked, ...counts } = restorationOf(entries, {
    evaluationIds: new Set(evaluations.map(({ id }) => id)),
    isExamGradeComputed: penalties !== null,
  });
  const wanted = yield* withReadDates(course, picked);
  const present = yield* storedGrades(course, wanted);
  const isKept = (grade: StoredGrade, stored: StoredGrade): boolean =>
    isSameGrade(grade, stored) || (!input.over && needsConfirmedReplacement(stored));
  const kept: StoredGrade[] = [];
  const writes: GradeWrite[] = [];
  for (const grade of wanted) {
    const there = present.get(keyOf(grade));
    if (there && isKept(grade, there)) kept.push(there);
    else writes.push({ grade, stored: there });
  }
  const restored = yield* writeGrades(input, writes, 0, 'grade.restore');
  const parts = restored.filter(({ gradingType }) => isExamGradePart(gradingType));
  const people = new Map(parts.map((one) => [personKey(one), one]));
  yield* computeAgain(input, [...people.values()], restored.length);
  return { restored, kept, ...counts, known: rows.length };
}

interface PickedGrade extends StoredGrade {
  readonly entryID: string;
}

/** If the due date has moved since, a grade is about the answers that counted when it was logged (EXT-9). */
function* withReadDates(
  course: string,
  grades: readonly PickedGrade[],
): Steps<readonly StoredGrade[]> {
  const isOpen = (grade: PickedGrade): boolean =>
    isGradeOfADate(grade.gradingType) && grade.readAsOf === null;
  const open = grades.filter(isOpen);
  const dues = yield* pastDueDates(course, open);
  const moved = new Map(
    open.flatMap((grade, place) => {
      const { past = null, present = null } = dues[place] ?? {};
      return past === null || past === present ? [] : [[grade, past] as const];
    }),
  );
  return grades.map((grade) => ({
    ...grade,
    readAsOf: moved.get(grade) ?? grade.readAsOf,
    readAt: isGradeOfADate(grade.gradingType) ? (grade.readAt ?? grade.changedAt) : null,
  }));
}

function personKey({ usernameKey, evaluationDataID }: StoredGrade): string {
  return JSON.stringify([usernameKey, evaluationDataID]);
}

export const gradeRestoreProcedures = { restoreGrades };
