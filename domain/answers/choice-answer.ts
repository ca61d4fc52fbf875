// Chosen options as stored text (a Radio answer is '2', a Checkbox answer '1,3', ascending and each once), and as a
// line to read (GRD-114).
import { CHOICE_LIMIT } from '../base/call-limits.ts';
import { accept, refuse, type Result } from '../base/result.ts';

interface ChosenOptions {
  /** Option numbers that the question has, ascending, each once. */
  readonly chosen: readonly number[];
  /** Numbers that no option has, as when options were removed after the answer. */
  readonly outside: readonly number[];
}

/**
 * In place of the number of an option that was removed after the answer. No option and no formula has this number.
 */
export const REMOVED_SINCE = 0;

/** Whether a text can be the numbers of options; the essay of an earlier type of the question isn't. */
export function isChoiceText(text: string): boolean {
  return text.length <= CHOICE_LIMIT && /\d/u.test(text) && !/[^\d\s,]/u.test(text);
}

/** The options that a stored text names, whatever separates the numbers. */
export function readChosen(text: string, optionCount: number): ChosenOptions {
  const numbers = ascending((text.match(/\d+/gu) ?? []).map(Number));
  return {
    chosen: numbers.filter((number) => isOption(number, optionCount)),
    outside: numbers.filter((number) => !isOption(number, optionCount)),
  };
}

/**
 * A choice without the options that were removed since, to compare it with a later one: the student didn't take
 * those back.
 */
export function withoutRemoved(text: string): string {
  if (text === String(REMOVED_SINCE)) return '';
  return isChoiceText(text) && text.startsWith(`${REMOVED_SINCE},`) ? text.slice(2) : text;
}

/** The stored text of one chosen option. */
export function radioAnswer(option: number, optionCount: number): Result<string, 'no-such-option'> {
  return isOption(option, optionCount) ? accept(String(option)) : refuse('no-such-option');
}

/** The stored text after an option was ticked or unticked; numbers that no option has are dropped. */
export function toggleOption(
  text: string,
  option: number,
  optionCount: number,
): Result<string, 'no-such-option'> {
  if (!isOption(option, optionCount)) return refuse('no-such-option');
  const { chosen } = readChosen(text, optionCount);
  const toggled = chosen.includes(option)
    ? chosen.filter((number) => number !== option)
    : ascending([...chosen, option]);
  return accept(toggled.join(','));
}

/** What was chosen, as one line; with the texts of chosen options that were removed since (QST-105). */
export function chosenLine(
  text: string,
  options: readonly string[],
  removed: readonly string[] = [],
): string {
  const { chosen, outside } = readChosen(text, options.length);
  const gone = removed.map((words) => `${words.trim()} (option removed since)`);
  if (gone.length === 0 && outside.includes(REMOVED_SINCE)) gone.push('an option removed since');
  const all = [...chosen.map((option) => (options[option - 1] ?? '').trim()), ...gone];
  return all.length === 0 ? 'Not answered' : `Chose: ${all.join('; ')}`;
}

function isOption(number: number, optionCount: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= optionCount;
}

function ascending(numbers: readonly number[]): readonly number[] {
  return [...new Set(numbers)].sort((one, other) => one - other);
}
