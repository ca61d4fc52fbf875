// Keeps the choices of answers when options are removed or moved: the stored numbers follow the options (QST-27 to
// QST-29).

import { readChosen, REMOVED_SINCE } from '../answers/choice-answer.ts';
import type { OptionNumberMap } from './question-options.ts';

/** One change of a question's options: the options before it, and the new number of each; null when it was removed. */
export interface OptionStep {
  readonly from: readonly string[];
  readonly numbers: readonly (number | null)[];
}

/** A change of options as a step. */
export function optionStep(from: readonly string[], numbers: OptionNumberMap): OptionStep {
  return { from, numbers: from.map((_, index) => numbers.get(index + 1) ?? null) };
}

/** A step in which every option keeps its number: only wordings change, or options are added. */
export function sameNumbers(from: readonly string[]): OptionStep {
  return { from, numbers: from.map((_, index) => index + 1) };
}

/** The step back: each option that is there now gets its earlier number. */
export function stepBack({ from, numbers }: OptionStep, now: readonly string[]): OptionStep {
  const back = now.map((_, index) => {
    const earlier = numbers.indexOf(index + 1);
    return earlier < 0 || earlier >= from.length ? null : earlier + 1;
  });
  return { from: now, numbers: back };
}

/** The fault in steps that lead to these options; null when each option gets a different number. */
export function optionStepsFault(
  steps: readonly OptionStep[],
  wanted: readonly string[],
): string | null {
  for (const [index, { from, numbers }] of steps.entries()) {
    const count = (steps[index + 1]?.from ?? wanted).length;
    const remaining = numbers.filter((number) => number !== null);
    const isSound =
      numbers.length === from.length &&
      new Set(remaining).size === remaining.length &&
      remaining.every((number) => Number.isInteger(number) && number >= 1 && number <= count);
    if (!isSound)
      return `optionSteps: step ${index + 1} must give each option one new number or null.`;
  }
  return null;
}

/**
 * The new number of each stored option. It begins at the step that starts from the stored options, because a save
 * that is sent twice must not move answers twice. Null when no step starts there: then answers stay as they are.
 */
export function followedNumbers(
  steps: readonly OptionStep[],
  stored: readonly string[],
): OptionNumberMap | null {
  const first = steps.findIndex(({ from }) => isSameList(from, stored));
  if (first < 0) return null;
  const follow = (number: number | null, { numbers }: OptionStep): number | null =>
    number === null ? null : (numbers[number - 1] ?? null);
  return new Map(
    stored.map((_, index) => [
      index + 1,
      steps.slice(first).reduce<number | null>(follow, index + 1),
    ]),
  );
}

/**
 * The stored text of an answer after its options moved; the same text when none of its options moved. As of an earlier
 * date, an option that is removed now was still there.
 */
export function followedAnswer(text: string, numbers: OptionNumberMap, isEarlier = false): string {
  const { chosen, outside } = readChosen(text, numbers.size);
  if (chosen.every((option) => numbers.get(option) === option)) return text;
  const gone = isEarlier ? [REMOVED_SINCE] : [];
  const remaining = [...new Set(chosen.flatMap((option) => numbers.get(option) ?? gone))];
  return [...remaining, ...outside].sort((one, other) => one - other).join(',');
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index]);
}
