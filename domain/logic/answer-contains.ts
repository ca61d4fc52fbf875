// When an answer contains an option's number: as a substring, exactly, so 10 contains 1.

const longestScan = 64;

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
