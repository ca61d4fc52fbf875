// Quotes a text of the course as part of a sentence.

const longestQuote = 80;

/** More than any quote or label shows, however many spaces or marks it has. */
const enough = 10_000;

/** The beginning of a very long text: tidying megabytes for one line would take too long. */
export function beginningOf(text: string): string {
  const written = text.trim();
  return written.length <= enough ? written : `${written.slice(0, enough).toWellFormed()}…`;
}

/** The text on one line in quotes; a long one is cut between words. */
export function quotedText(text: string): string {
  const line = beginningOf(text).replaceAll(/\s+/gu, ' ');
  if (line.length <= longestQuote) return `“${line}”`;
  const space = line.lastIndexOf(' ', longestQuote);
  return `“${line.slice(0, space > 0 ? space : longestQuote).toWellFormed()}…”`;
}

/** Joins parts of a sentence: 'a', 'a and b', 'a, b and c'. */
export function joinedList(parts: readonly string[], word: 'and' | 'or'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1) ?? ''}`;
}

/** Options by their numbers: 'option 2', 'options 10 and 11'. */
export function optionsWords(numbers: readonly number[]): string {
  return `${numbers.length === 1 ? 'option' : 'options'} ${joinedList(numbers.map(String), 'and')}`;
}

/** Ends a sentence; a quote that ends one already needs no further period. */
export function endedSentence(sentence: string): string {
  return /[.!?…]”$/u.test(sentence) ? sentence : `${sentence}.`;
}
