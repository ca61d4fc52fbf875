// Chosen options as stored text: a Radio answer is '2', a Checkbox answer '1,3', ascending and each once. And as a line
// to read (GRD-114).
import { accept, refuse, type Result } from '../base/result.ts';

interface ChosenOptions {
  /** Option numbers that the question has, ascending, each once. */
  readonly chosen: readonly number[];
  /** Numbers that no option has, as when options were removed after the answer. */
  readonly outside: readonly number[];
}

/** The options that a stored text names, whatever separates the numbers. */
export function readChosen(text: string, optionCount: number): ChosenOptions {
  const numbers = ascending((text.match(/\d+/gu) ?? []).map(Number));
  return {
    chosen: numbers.filter((number) => isOption(number, optionCount)),
    outside: numbers.filter((number) => !isOption(number, optionCount)),
  };
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

/** What was chosen, as one line. */
export function chosenLine(text: string, options: readonly string[]): string {
  const { chosen } = readChosen(text, options.length);
  if (chosen.length === 0) return 'Not answered';
  return `Chose: ${chosen.map((option) => (options[option - 1] ?? '').trim()).join('; ')}`;
}

function isOption(number: number, optionCount: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= optionCount;
}

function ascending(numbers: readonly number[]): readonly number[] {
  return [...new Set(numbers)].sort((one, other) => one - other);
}
