// Grades entered by hand that question-by-question grading replaced or deleted, and their way back (GRD-175, GRD-176).
import { parseFlag } from '../design/registry/setting-forms.ts';
import type { DesignItem } from '../design/design-item.ts';
import { isComputedGrade } from './computed-grade.ts';
import type { GradingType } from './grade-record.ts';
import { enteredGrades } from './reopened-grading.ts';

/** Whether an edit of this item switches the mode on or off; null when it does neither. */
export function modeSwitch(
  before: DesignItem | undefined,
  after: DesignItem | null,
): 'on' | 'off' | null {
  if ((after ?? before)?.dataType !== 'questionByQuestionGrading') return null;
  const was = parseFlag(before?.dataText ?? '') ?? false;
  const is = parseFlag(after?.dataText ?? '') ?? false;
  if (was === is) return null;
  return is ? 'on' : 'off';
}

interface Replacement<Grade> {
  /** undefined when no grade was entered. */
  readonly stored: Grade | undefined;
  /** The computed grade; '' for none. */
  readonly text: string;
}

/** The grades that the mode deletes or replaces by another value. */
export function gradesLostToMode<Grade extends { readonly individualGradingData: string }>(
  replacements: readonly Replacement<Grade>[],
): readonly Grade[] {
  return enteredGrades(
    replacements.flatMap(({ stored, text }) =>
      stored && !isComputedGrade(stored.individualGradingData, text) ? [stored] : [],
    ),
  );
}

/** An entry of the log from the moment when the mode was switched on, and the record as it is now. */
export interface SwitchedEntry {
  readonly id: string;
  readonly gradingType: GradingType;
  readonly before: string;
  /** null when nothing is stored. */
  readonly stored: { readonly text: string; readonly changedAt: number } | null;
}

interface SwitchedGrades {
  readonly entries: readonly string[];
  /** How many of them are grades. */
  readonly grades: number;
}

/** What can be offered after switching back: nothing that a person has entered since. */
export function restorableAfterSwitch(
  entries: readonly SwitchedEntry[],
  switchedBackAt: number,
): SwitchedGrades {
  const missing = entries.filter(
    ({ before, stored }) =>
      before.trim() !== '' &&
      (stored === null || (stored.text !== before && stored.changedAt <= switchedBackAt)),
  );
  const grades = missing.filter(({ gradingType }) => gradingType === 'examGrade').length;
  return { entries: grades === 0 ? [] : missing.map(({ id }) => id), grades };
}
