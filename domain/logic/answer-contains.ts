// When an answer contains an option's number: as a substring, to the letter, so 10 contains 1.

/** Whether an answer's text contains the digits; the digits are never empty. */
export function answerContains(text: string, digits: string): boolean {
  // Most answers are one number: comparing is many times cheaper than searching.
  return text === digits || (text.length > digits.length && text.includes(digits));
}
