// Records where a comment belongs in an essay: the words themselves, the text around them, and their position in
// the version that the grader read. It follows the text quote and text position selectors of the W3C annotation
// model (PSG-1 to PSG-3).
import { accept, refuse, type Result } from '../base/result.ts';

export interface PassageAnchor {
  /** The commented words, exactly as they were. */
  readonly quote: string;
  /** Up to ANCHOR_CONTEXT characters before and after them, to distinguish the passage from equal ones. */
  readonly before: string;
  readonly after: string;
  /** Where the quote began, in UTF-16 units. */
  readonly start: number;
}

export interface PassageRange {
  readonly start: number;
  readonly end: number;
}

export const ANCHOR_CONTEXT = 32;
export const MAX_QUOTE_CHARACTERS = 5000;

type PassageFault = 'no-words' | 'too-long';

/** The sentence for a selection that can't get a comment. */
export function passageFaultSentence(fault: PassageFault): string {
  switch (fault) {
    case 'no-words':
      return 'Select at least one word of the essay to comment on it.';
    case 'too-long':
      return `Please select at most ${MAX_QUOTE_CHARACTERS.toLocaleString('en-US')} characters.`;
  }
}

/** The anchor of a selection. Spaces at its ends are left out, and no word or character is cut in half. */
export function anchorOf(
  text: string,
  selection: PassageRange,
): Result<PassageAnchor, PassageFault> {
  const range = wholeWords(text, trimmed(text, wholeCharacters(text, selection)));
  const quote = text.slice(range.start, range.end);
  if (quote === '') return refuse('no-words');
  if (quote.length > MAX_QUOTE_CHARACTERS) return refuse('too-long');
  const around = wholeCharacters(text, {
    start: range.start - ANCHOR_CONTEXT,
    end: range.end + ANCHOR_CONTEXT,
  });
  return accept({
    quote,
    before: text.slice(around.start, range.start),
    after: text.slice(range.end, around.end),
    start: range.start,
  });
}

function trimmed(text: string, { start, end }: PassageRange): PassageRange {
  const selected = text.slice(start, end);
  const first = start + selected.length - selected.trimStart().length;
  return { start: first, end: first + selected.trim().length };
}

// Finds words by the rules of Unicode, so that an apostrophe is inside a word and Chinese needs no spaces. The language
// is fixed: a comment is on the same words in every browser.
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** The range widened where an end is inside a word; an empty range stays empty. */
function wholeWords(text: string, { start, end }: PassageRange): PassageRange {
  if (start === end) return { start, end };
  const segments = segmenter.segment(text);
  const last = segments.containing(end);
  return {
    start: segments.containing(start)?.index ?? start,
    end: last && last.index < end ? last.index + last.segment.length : end,
  };
}

/** The range inside the text, widened where an end is between the two halves of a character. */
function wholeCharacters(text: string, { start, end }: PassageRange): PassageRange {
  const first = Math.min(Math.max(start, 0), text.length);
  const last = Math.min(Math.max(end, first), text.length);
  return {
    start: isInsideCharacter(text, first) ? first - 1 : first,
    end: isInsideCharacter(text, last) ? last + 1 : last,
  };
}

function isInsideCharacter(text: string, index: number): boolean {
  return index > 0 && (text.codePointAt(index - 1) ?? 0) > 0xff_ff;
}
