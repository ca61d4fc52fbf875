// Changes to the options of a question, each with a map from old option numbers to new ones.

import type { Result } from '../base/result.ts';
import { accept, refuse } from '../base/result.ts';

export const MINIMUM_OPTIONS = 2;

/** Old number to new number, counted from 1, for every old option; null when it was removed. */
export type OptionNumberMap = ReadonlyMap<number, number | null>;

export interface OptionChange {
  readonly options: readonly string[];
  readonly numbers: OptionNumberMap;
}

type OptionChangeRefusal = 'no-such-option' | 'two-options-must-stay';

/** The most options of a question. */
export const MOST_OPTIONS = 100;

export const TOO_MANY_OPTIONS = `A question can have up to ${MOST_OPTIONS} options.`;

/** Whether another option may be offered. */
export function canAddOption(options: readonly string[]): boolean {
  return options.length < MOST_OPTIONS;
}

/** Whether removing an option may be offered: only above two. */
export function canRemoveOption(options: readonly string[]): boolean {
  return options.length > MINIMUM_OPTIONS;
}

/** Fills up with empty options to the two that a choice question needs at least. */
export function withMinimumOptions(options: readonly string[]): readonly string[] {
  const missing = Math.max(0, MINIMUM_OPTIONS - options.length);
  return [...options, ...Array.from({ length: missing }, () => '')];
}

function change(options: readonly string[], keptPositions: readonly number[]): OptionChange {
  const numbers = new Map<number, number | null>(options.map((_, index) => [index + 1, null]));
  for (const [index, former] of keptPositions.entries()) numbers.set(former + 1, index + 1);
  return { options: keptPositions.map((former) => options[former] ?? ''), numbers };
}

function exists(options: readonly string[], optionNumber: number): boolean {
  return Number.isInteger(optionNumber) && optionNumber >= 1 && optionNumber <= options.length;
}

/** Adds an option at the end; every old number stays. */
export function addOption(options: readonly string[], text = ''): OptionChange {
  const unchanged = change(options, [...options.keys()]);
  return { options: [...unchanged.options, text], numbers: unchanged.numbers };
}

/** Removes one option; those after it move up by one. */
export function removeOption(
  options: readonly string[],
  optionNumber: number,
): Result<OptionChange, OptionChangeRefusal> {
  if (!exists(options, optionNumber)) return refuse('no-such-option');
  if (!canRemoveOption(options)) return refuse('two-options-must-stay');
  const remaining = [...options.keys()].filter((index) => index !== optionNumber - 1);
  return accept(change(options, remaining));
}

/** Moves one option to another place; those between move by one. */
export function moveOption(
  options: readonly string[],
  fromNumber: number,
  toNumber: number,
): Result<OptionChange, OptionChangeRefusal> {
  if (!exists(options, fromNumber) || !exists(options, toNumber)) return refuse('no-such-option');
  const remaining = [...options.keys()].filter((index) => index !== fromNumber - 1);
  remaining.splice(toNumber - 1, 0, fromNumber - 1);
  return accept(change(options, remaining));
}

/** Whether a change leaves every option where it was, so that it affects no logic and no answer. */
export function keepsNumbers(numbers: OptionNumberMap): boolean {
  return [...numbers].every(([before, after]) => before === after);
}

/** The sentences for a designer whose change of options is refused. */
export const OPTION_CHANGE_REFUSAL_TEXTS: Readonly<Record<OptionChangeRefusal, string>> = {
  'no-such-option': 'This question has no such option.',
  'two-options-must-stay': 'A choice question needs at least two options.',
};
