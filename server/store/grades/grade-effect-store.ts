// What a change of the design does to grades: a new due date and the removal of an evaluation delete them, grading of
// them is no longer complete, and exam grades are computed again when their settings change.

import { readCourseSettings } from '@elenchus/domain/design/course-settings.ts';
import { designKeyText, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { applyChanges } from '@elenchus/domain/design/diff-design.ts';
import { computesWith } from '@elenchus/domain/grading/computed-grade.ts';
import { gradeLoss, type GradeLoss } from '@elenchus/domain/grading/grade-loss.ts';
import { gradesLostToMode } from '@elenchus/domain/grading/switched-grading.ts';
import type { Change } from '../logs/audit-store.ts';
import { hasNewDueDate } from '../design/design-log.ts';
import { named } from '../engine/columns.ts';
import { rowOf, type Steps } from '../engine/procedure.ts';
import { list, sql } from '../engine/sql.ts';
import { COUNT } from '../engine/table.ts';
import {
  EXAM_GRADE_SETTINGS,
  examGradeSettingItems,
  fixExamGrades,
  wrongExamGrades,
  type ExamGradeFix,
} from './exam-grade-store.ts';
import { computeAgain, moveGrades } from '../extensions/due-moves-store.ts';
import { deletedWithDate, deleteGradesWhere, enteredGradesOf } from './grades-store.ts';
import { type StoredGrade } from './stored-grades.ts';
import { writeOwnDates } from '../extensions/own-dates-store.ts';
import { redatedEffect, type RedatedEffect } from '../extensions/redated-store.ts';
import { reopenGrading } from './reopened-grading-store.ts';

interface ChangedItems {
  readonly stored: ReadonlyMap<string, DesignItem>;
  readonly upserts: readonly DesignItem[];
  readonly removed: readonly DesignItem[];
}

interface GradeEffect {
  readonly loss: GradeLoss;
  /** Evaluations whose numerical grades are all deleted: removed ones, and redated ones unless grades are kept. */
  readonly emptied: readonly string[];
  readonly redated: RedatedEffect;
  /** The grades of redated evaluations that are deleted although the others are kept. */
  readonly lost: readonly StoredGrade[];
  readonly fixes: readonly ExamGradeFix[];
  /** Exam grades were entered by hand so far. */
  readonly wasManual: boolean;
  /** Those that question-by-question grading deletes or replaces. */
  readonly byHand: readonly StoredGrade[];
}

/** Computes what the change would do; writes nothing. `keepsUnchanged`: grades of unchanged answers are kept (EXT-4). */
export function* gradeEffect(
  { course, keepsUnchanged = false }: { course: string; keepsUnchanged?: boolean },
  changed: ChangedItems,
): Steps<GradeEffect> {
  // A new evaluation has no grades, unless they were given to an earlier one with the same ID.
  const redatedItems = changed.upserts.filter((item) => {
    const before = changed.stored.get(designKeyText(item));
    return item.dataType === 'evaluation' && (before === undefined || hasNewDueDate(before, item));
  });
  const redatedIds = evaluationIds(redatedItems);
  const removed = evaluationIds(changed.removed);
  const redated = yield* redatedEffect(course, { ...changed, redated: redatedItems });
  const lost = redated.moves.flatMap((move) => move.changed);
  const emptied = keepsUnchanged ? removed : [...redatedIds, ...removed];
  const dueDate = keepsUnchanged ? lost.length : yield* countOfGrades(course, redatedIds);
  const removal = yield* countOfGrades(course, removed);
  const { fixes, wasManual } = yield* examGradeEffect(course, changed, emptied);
  const byHand = wasManual ? gradesLostToMode(fixes) : [];
  const loss = gradeLoss({ dueDate, removal, mode: byHand.length }, lost.length);
  return { loss, byHand, emptied, redated, lost: keepsUnchanged ? lost : [], fixes, wasManual };
}

/** Writes these effects; `first` is the number of log entries that the change already has. */
export function* applyGradeEffect(
  change: Change,
  { emptied, redated, lost, fixes, wasManual, byHand }: GradeEffect,
  first: number,
): Steps<void> {
  let entries = first;
  entries += yield* writeOwnDates(change, redated.ownDates, redated.storedDates, entries);
  entries += yield* moveGrades(change, redated.moves, lost, entries);
  if (emptied.length > 0) {
    const where = deletedWithDate(change.course, emptied);
    const deleted = yield* deleteGradesWhere(change, where, entries);
    entries += deleted.length;
    entries += yield* reopenGrading(change, deleted, entries);
  }
  yield* fixExamGrades(change, fixes, entries, wasManual);
  entries += fixes.length;
  entries += yield* reopenGrading(change, byHand, entries);
  if (lost.length > 0) yield* computeAgain(change, redated.moves, entries);
}

function evaluationIds(items: readonly DesignItem[]): string[] {
  return items.filter(({ dataType }) => dataType === 'evaluation').map(({ dataID }) => dataID);
}

function* examGradeEffect(
  course: string,
  { upserts, removed }: ChangedItems,
  emptied: readonly string[],
): Steps<Pick<GradeEffect, 'fixes' | 'wasManual'>> {
  const none = { fixes: [], wasManual: false };
  const isConcerned = [...upserts, ...removed].some(({ dataType }) =>
    EXAM_GRADE_SETTINGS.some((type) => type === dataType),
  );
  if (!isConcerned) return none;
  const before = yield* examGradeSettingItems(course);
  const after = applyChanges(before, { upserts, removals: removed });
  const penalties = computesWith(readCourseSettings(after));
  // By hand nothing is computed: the exam grades stay as they are, to be changed from there.
  if (penalties === null) return none;
  const others = emptied.length === 0 ? sql`` : sql` and evaluation_id not in ${list(emptied)}`;
  const fixes = yield* wrongExamGrades(sql`course = ${course}${others}`, penalties);
  return { fixes, wasManual: computesWith(readCourseSettings(before)) === null };
}

function* countOfGrades(course: string, evaluationIDs: readonly string[]): Steps<number> {
  if (evaluationIDs.length === 0) return 0;
  const where = enteredGradesOf(course, evaluationIDs);
  const row = yield* rowOf(sql`select ${named({ count: COUNT })} from grades where ${where}`);
  return row?.count ?? 0;
}
