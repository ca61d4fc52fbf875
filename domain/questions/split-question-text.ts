// Splits a question's text into the part that tells a story and the part that asks (VIEW-79).
import { hasMarks, plainText } from '../base/marked-text.ts';

interface QuestionText {
  /** The text before the question: a case, an argument, a quotation. May be empty. */
  readonly story: string;
  /** The text that asks. */
  readonly asked: string;
}

/** The end of a sentence that asks, also inside closing quotation marks. */
const ASKING = /[?？]["”’')\]*]*(?=\s|$)(?!\s+\p{Ll})/u;
const SENTENCE_END = /[.!?…？]["”’')\]*]*\s+(?!\p{Ll})/gu;
/** Periods that don't end a sentence: Dr. Moore, J. S. Mill, e.g. Kant. */
const ABBREVIATION = /(?:\b(?:Drs?|Mrs?|Ms|Prof|St|vs|cf|e\.g|i\.e|No|pp?)|\b\p{Lu})$/u;
const LONGEST_ABBREVIATION = 5;

/**
 * Splits a text before the first sentence that asks, in the last paragraph that has one. If no sentence ends with a
 * question mark, the last paragraph asks. The two parts together are the text.
 */
export function splitQuestionText(text: string): QuestionText {
  const at = askedFrom(text);
  const story = text.slice(0, at);
  const asked = text.slice(at);
  if (story.trim() === '') return { story: '', asked: text };
  // A mark that begins in one part and ends in the other would be lost.
  const isWhole = !hasMarks(text) || isSameText(text, story, asked);
  return isWhole ? { story, asked } : { story: '', asked: text };
}

function askedFrom(text: string): number {
  const starts = paragraphStarts(text);
  for (const [index, from] of [...starts.entries()].toReversed()) {
    const found = askingLine(text.slice(from, starts[index + 1]));
    if (found !== null) return from + found;
  }
  const last = starts.at(-1) ?? 0;
  return isQuoted(text.slice(last)) ? 0 : last;
}

function paragraphStarts(text: string): readonly number[] {
  const starts: number[] = [];
  let from = 0;
  let isAfterGap = true;
  for (const line of text.split('\n')) {
    const isGap = line.trim() === '';
    if (!isGap && isAfterGap) starts.push(from);
    isAfterGap = isGap;
    from += line.length + 1;
  }
  return starts;
}

/** The start of the first sentence of a paragraph that asks; quoted lines don't ask the student. */
function askingLine(paragraph: string): number | null {
  let from = 0;
  for (const line of paragraph.split('\n')) {
    const end = isQuoted(line) ? -1 : line.search(ASKING);
    if (end >= 0) return from + sentenceStart(line.slice(0, end));
    from += line.length + 1;
  }
  return null;
}

function sentenceStart(line: string): number {
  let start = 0;
  for (const { index, 0: gap } of line.matchAll(SENTENCE_END)) {
    const before = line.slice(Math.max(0, index - LONGEST_ABBREVIATION), index);
    const isLineNumber = /^\s*\d+$/u.test(before) && index <= LONGEST_ABBREVIATION;
    if (!isLineNumber && !ABBREVIATION.test(before)) start = index + gap.length;
  }
  return start;
}

function isQuoted(line: string): boolean {
  return /^ {0,3}>/u.test(line);
}

function isSameText(text: string, story: string, asked: string): boolean {
  return letters(text) === letters(story) + letters(asked);
}

function letters(marked: string): string {
  return plainText(marked).replaceAll(/\s+/gu, '');
}
