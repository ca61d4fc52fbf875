// Rebuilds the design of a course at the end of an earlier date, and finds which of a student's questions differ
// since (VIEW-60).

import type { Answer } from '../answers/answer.ts';
import type { DueDate } from '../base/due-date.ts';
import { designKeyText, type DesignItem, type DesignKey } from '../design/design-item.ts';
import type { Evaluation } from '../grading/evaluation.ts';
import { gateOfDay, type DateGate } from '../visibility/date-gate.ts';
import { gradingGate } from './course-gate.ts';
import type { CourseModel } from './course-model.ts';
import { visibleSetChange, type OpenedDesign, type VisibleSetChange } from './design-change.ts';

/** The types of items that decide which questions a student sees; their earlier values are kept. */
export const KEPT_TYPES: ReadonlySet<string> = new Set([
  'question',
  'heldQuestion',
  'thesis',
  'topic',
  'sectionName',
  'courseDate',
  'evaluation',
  'hasContradictionItems',
]);

/** An item before it changed; null when it didn't exist. */
export interface EarlierItem {
  readonly key: DesignKey;
  readonly before: DesignItem | null;
}

/** The items before these changes: for each key, the first change after the date. */
export function itemsAsOf(
  present: readonly DesignItem[],
  earlier: readonly EarlierItem[],
): DesignItem[] {
  const items = new Map(present.map((item) => [designKeyText(item), item]));
  for (const { key, before } of earlier) {
    if (before === null) items.delete(designKeyText(key));
    else items.set(designKeyText(key), before);
  }
  return [...items.values()];
}

export interface GradedDate {
  readonly evaluation: Evaluation;
  readonly targetDate: DueDate;
  readonly nowEpochMs: number;
}

/**
 * The questions of the evaluation that this student sees now and didn't then, and those seen then and not now. The
 * options may have had other numbers then: answersThen use those.
 */
export function changeSince(
  then: CourseModel,
  now: CourseModel,
  graded: GradedDate,
  answers: readonly Answer[],
  answersThen: readonly Answer[] = answers,
): VisibleSetChange {
  const { targetDate, nowEpochMs, evaluation } = graded;
  const gateNow = gradingGate(now, targetDate, nowEpochMs);
  const gateThen = now.progress.isAutomatic
    ? gradingGate(then, targetDate, nowEpochMs)
    : gateByHand(then, now);
  const before = then.evaluations.find(({ id }) => id === evaluation.id);
  // An evaluation that was created later, or got its sections later, is compared as it is now.
  const sectionIds =
    before && before.sectionIds.length > 0 ? before.sectionIds : evaluation.sectionIds;
  return visibleSetChange(
    opened(then, gateThen, sectionIds),
    opened(now, gateNow, evaluation.sectionIds),
    answers,
    answersThen,
  );
}

function opened(course: CourseModel, gate: DateGate, sectionIds: readonly string[]): OpenedDesign {
  return { content: course, gate, sectionIds };
}

/** The day that was set by hand counts for both designs, wherever its class days were then. */
function gateByHand(then: CourseModel, now: CourseModel): DateGate {
  const day = now.progress.manualDay?.index ?? null;
  if (day === null) return gateOfDay(null);
  const come = new Set(now.schedule.topics.filter(({ index }) => index <= day).map(({ id }) => id));
  const indexes = then.schedule.topics.filter(({ id }) => come.has(id)).map(({ index }) => index);
  return gateOfDay(
    indexes.reduce<number | null>((most, index) => Math.max(most ?? index, index), null),
  );
}
