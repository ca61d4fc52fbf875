// Decides when an answer contains an option's number: as a substring, exactly, so 10 contains 1.
import { LongAnswer } from './long-answer.ts';

const longestScan = 64;

/** The numbers that the leaves of a graph match, by node. */
interface LeafNumbers {
  /** The value of an option of one digit; -1 for longer ones. */
  readonly leafDigits: Int8Array;
  readonly leafOptions: readonly string[];
}

/** The digits 0 to 9 that occur in a short answer, as bits; or a long answer. */
type AnswerDigits = number | LongAnswer;

/** Whether an answer's text contains the digits; the digits are never empty. */
export function answerContains(text: string, digits: string): boolean {
  return text === digits || (text.length > digits.length && text.includes(digits));
}

/** The digits of an answer, found once for all options that logic asks about. */
export function digitsIn(text: string): AnswerDigits {
  if (text.length > longestScan) return new LongAnswer(text);
  let digits = 0;
  for (let index = 0; index < text.length; index += 1) {
    const digit = text.charCodeAt(index) - 48;
    if (digit >= 0 && digit <= 9) digits |= 1 << digit;
  }
  return digits;
}

/** The value of an option of one digit; -1 for longer ones. */
export function singleDigit(option: string): number {
  return option.length === 1 ? option.charCodeAt(0) - 48 : -1;
}

/** Whether an answer contains the number of a leaf, 1 or 0; `digits` is digitsIn(text), taken once for all leaves of the question. */
export function leafTruth(
  { leafDigits, leafOptions }: LeafNumbers,
  leaf: number,
  text: string,
  digits: AnswerDigits,
): number {
  const option = leafOptions[leaf] ?? '';
  if (typeof digits !== 'number') return digits.contains(option) ? 1 : 0;
  const digit = leafDigits[leaf] ?? -1;
  if (digit >= 0) return (digits >> digit) & 1;
  return answerContains(text, option) ? 1 : 0;
}
