// When an answer contains an option's number: as a substring, exactly, so 10 contains 1.

const longestScan = 64;

/** The numbers that the leaves of a graph match, by node. */
interface LeafNumbers {
  /** The value of an option of one digit; -1 for longer ones. */
  readonly leafDigits: Int8Array;
  readonly leafOptions: readonly string[];
}

/** Whether an answer's text contains the digits; the digits are never empty. */
export function answerContains(text: string, digits: string): boolean {
  return text === digits || (text.length > digits.length && text.includes(digits));
}

/**
 * The digits 0 to 9 that occur in a text, as bits, so that a short answer is read once for all options of one digit.
 * Undefined for long texts, where searching is cheaper.
 */
export function digitsIn(text: string): number | undefined {
  if (text.length > longestScan) return undefined;
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
  digits: number | undefined,
): number {
  const digit = leafDigits[leaf] ?? -1;
  if (digits !== undefined && digit >= 0) return (digits >> digit) & 1;
  return answerContains(text, leafOptions[leaf] ?? '') ? 1 : 0;
}
