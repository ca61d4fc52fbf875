// Compares names: by their letters without case and accents, then by the accents (CAL-22, CAL-24).
import { withoutEnd } from './text-ends.ts';

/** Letters that Unicode doesn't treat as a letter with a mark, although readers do; ~ sorts after every letter and digit. */
const SPELLED: Readonly<Record<string, string>> = {
  æ: 'a\u035ee',
  œ: 'o\u035ee',
  ø: 'o\u0338',
  đ: 'd\u0335',
  ð: 'd\u0337',
  ħ: 'h\u0335',
  ł: 'l\u0335',
  ə: 'e~',
  ŋ: 'n~',
  ŧ: 't~',
  þ: 'z~',
};

/**
 * The kinds of characters that sort before digits and letters, in this order; each kind becomes one character below
 * '0'.
 */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\s/u, '!'],
  [/_/u, '"'],
  [/\p{Pd}/u, '#'],
  [/,/u, '$'],
  [/[;:!?]/u, '%'],
  [/\./u, '&'],
  [/·/u, "'"],
  [/['‘’ʻʼ`´]/u, '('],
  [/["“”„«»]/u, ')'],
  [/[()[\]{}]/u, '*'],
  [/[@*/\\&#%]/u, '+'],
  [/[\p{P}\p{S}]/u, ','],
];

/** Accents in the order in which they decide between otherwise equal names. */
const MARKS = Array.from(
  '\u0301\u0300\u0306\u0302\u030c\u030a\u0308\u030b\u0303\u0307\u0338\u0327\u0328\u0304\u0335\u0309\u031b\u0323\u0326\u0331',
);

const WITH_MARKS = /[\p{Script=Latin}\p{Script=Greek}]/u;
const PLAIN = /^[a-z0-9 ]*$/;
const LETTER = /^[a-z0-9~]$/;
const UNSEEN = /[\p{C}\p{Variation_Selector}]/u;

interface Weights {
  readonly letters: string;
  /** A dot for every letter, followed by its accents as capitals; nothing where there is no accent. */
  readonly marks: string;
}

/** Names have few different characters, and a class has many names, so results are cached. */
const cachedWeights = new Map<string, Weights>();
const MOST_KNOWN = 5000;

/** The letters and the accents of a folded text. */
export function weighName(folded: string): Weights {
  // Most names have only letters and spaces.
  if (PLAIN.test(folded)) return { letters: folded.replaceAll(' ', '!'), marks: '' };
  let letters = '';
  let marks = '';
  for (const character of folded) {
    const weights = cachedWeights.get(character) ?? learn(character);
    letters += weights.letters;
    marks += weights.marks;
  }
  return { letters, marks: withoutEnd(marks, '.') };
}

function learn(character: string): Weights {
  let letters = '';
  let marks = '';
  for (const part of partsOf(character)) {
    const rank = markOf(part);
    marks += rank ?? '.';
    if (rank === null) letters += letterOf(part);
  }
  const weights = { letters, marks };
  if (cachedWeights.size < MOST_KNOWN) cachedWeights.set(character, weights);
  return weights;
}

function partsOf(character: string): string {
  if (character < '\u0080') return character === '~' ? '|' : character;
  const parts = WITH_MARKS.test(character) ? character.normalize('NFKD') : character;
  return Array.from(parts, (part) => SPELLED[part] ?? part).join('');
}

function markOf(part: string): string | null {
  if (part < '\u0300' || part > '\u036f') return null;
  const rank = MARKS.indexOf(part);
  return String.fromCharCode(65 + (rank < 0 ? MARKS.length : rank));
}

function letterOf(part: string): string {
  if (LETTER.test(part)) return part;
  const kind = KINDS.find(([pattern]) => pattern.test(part));
  if (kind) return kind[1];
  if (UNSEEN.test(part)) return '';
  // Surrogate pairs sort before U+E000 here, but after it in the bytes of a database.
  return part.length > 1 ? `\ufffd${part}` : part;
}
