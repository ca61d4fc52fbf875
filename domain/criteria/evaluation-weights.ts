// Reads and writes how much each evaluation counts in the course grade, and whether students see that grade
// (CRT-14, CRT-20).
import { designItem, type DesignItem, type DesignKey } from '../design/design-item.ts';
import type { DesignChanges } from '../design/diff-design.ts';
import { COURSE_GRADE_ENTRIES } from '../design/registry/grading-option-entries.ts';
import { settingsChanges } from '../design/setting-changes.ts';
import { readSettings, settingsGroup } from '../design/setting-codec.ts';
import { roundDecimal } from '../grading/decimal-rounding.ts';

/** Percent by the ID of the evaluation. */
export type EvaluationWeights = ReadonlyMap<string, number>;

/** A weight in percent: more than 0 and at most 100, with at most two decimals; null when the text is none. */
export function readWeight(text: string): number | null {
  const trimmed = text.trim();
  const number = trimmed.endsWith('%') ? trimmed.slice(0, -1).trimEnd() : trimmed;
  const typed = number.replace(',', '.');
  const isNumber = /^(\d{1,3}(\.\d{1,2})?|\.\d{1,2})$/.test(typed);
  const weight = isNumber ? Number(typed) : 0;
  return weight > 0 && weight <= 100 ? weight : null;
}

/** The weights in the items of a design. */
export function readEvaluationWeights(items: readonly DesignItem[]): EvaluationWeights {
  return new Map(
    items.flatMap(({ dataType, dataID, dataText }) => {
      const weight = dataType === 'evaluationWeight' ? readWeight(dataText) : null;
      return weight === null ? [] : [[dataID, weight]];
    }),
  );
}

/** The save that gives an evaluation this weight; null removes it. */
export function weightChanges(evaluationId: string, weight: number | null): DesignChanges {
  const key: DesignKey = { dataType: 'evaluationWeight', dataID: evaluationId };
  if (weight === null) return { upserts: [], removals: [key] };
  return { upserts: [designItem({ ...key, dataText: String(weight) })], removals: [] };
}

/** The sum of weights in percent. */
export function weightTotal(weights: Iterable<number>): number {
  let sum = 0;
  for (const weight of weights) sum += weight;
  return roundDecimal(sum, 2);
}

/** The note for the person who sets the weights: null while there are none, or when they add up to 100. */
export function weightsSentence(total: number): string | null {
  if (total === 0 || total === 100) return null;
  return `The weights add up to ${total}%, not 100%. The course grade is divided by ${roundDecimal(total / 100, 4)}, so each evaluation still counts in proportion.`;
}

const GROUP = settingsGroup(COURSE_GRADE_ENTRIES);

/** Whether students see their course grade. */
export function showsCourseGrade(items: readonly DesignItem[]): boolean {
  return readSettings(GROUP, items).isShown;
}

/** The save that lets students see their course grade, or not. */
export function courseGradeShownChanges(
  items: readonly DesignItem[],
  isShown: boolean,
): DesignChanges {
  return settingsChanges(GROUP, items, { isShown });
}
