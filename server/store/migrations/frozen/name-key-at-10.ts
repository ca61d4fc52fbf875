// The key that puts a name into the order of the lists, as the program knew it at schema 10 (CAL-20 to CAL-24). Later
// changes of the rule must not change what migrations 9 and 10 do, so this file is never edited. A later rule comes
// with a migration that computes every key again.

const MOST_OF_LAST_WORD = 60;

export function nameKeyAt10(fullName: string): string {
  const folded = fold(fullName);
  const last = weigh(Array.from(lastWordOf(folded)).slice(0, MOST_OF_LAST_WORD).join(''));
  const whole = weigh(folded);
  const marks = whole.marks.slice(0, 2 * MOST_OF_LAST_WORD);
  return `${last.letters} ${last.marks} ${whole.letters} ${marks}`;
}

/** Lower, upper, lower: one step alone leaves two forms of the final sigma and of the sharp s. */
function fold(text: string): string {
  return text.normalize('NFC').trim().toLowerCase().toUpperCase().toLowerCase().normalize('NFC');
}

const OPENING: Readonly<Record<string, number>> = { '(': 1, '[': 1, '（': 1, '［': 1, '【': 1 };
const CLOSING: Readonly<Record<string, number>> = { ')': 1, ']': 1, '）': 1, '］': 1, '】': 1 };

/** The last word before the brackets at the end. */
function lastWordOf(name: string): string {
  let rest = name.trim();
  while (CLOSING[rest.at(-1) ?? '']) {
    const before = rest.slice(0, openingIndex(rest)).trimEnd();
    if (before === '') break;
    rest = before;
  }
  return rest.split(/\s+/u).at(-1) ?? '';
}

/** Where the brackets at the end begin; 0 when they have no beginning. */
function openingIndex(text: string): number {
  let depth = 0;
  for (let index = text.length - 1; index > 0; index -= 1) {
    const character = text.charAt(index);
    depth += (CLOSING[character] ?? 0) - (OPENING[character] ?? 0);
    if (depth === 0) return index;
  }
  return 0;
}

/** Letters that Unicode doesn't treat as a letter with a mark, although readers do; ~ sorts after letters and digits. */
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

/** What sorts before digits and letters, in this order; every kind becomes one character below '0'. */
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

interface Weights {
  readonly letters: string;
  /** A dot for every letter, followed by its accents as capitals. */
  readonly marks: string;
}

function weigh(folded: string): Weights {
  if (/^[a-z0-9 ]*$/.test(folded)) return { letters: folded.replaceAll(' ', '!'), marks: '' };
  let letters = '';
  let marks = '';
  for (const part of Array.from(folded, partsOf).join('')) {
    const mark = markOf(part);
    marks += mark ?? '.';
    if (mark === null) letters += letterOf(part);
  }
  let end = marks.length;
  while (end > 0 && marks.charAt(end - 1) === '.') end -= 1;
  return { letters, marks: marks.slice(0, end) };
}

function partsOf(character: string): string {
  if (character < '\u0080') return character === '~' ? '|' : character;
  const hasMarks = /[\p{Script=Latin}\p{Script=Greek}]/u.test(character);
  const parts = hasMarks ? character.normalize('NFKD') : character;
  return Array.from(parts, (part) => SPELLED[part] ?? part).join('');
}

function markOf(part: string): string | null {
  if (part < '\u0300' || part > '\u036f') return null;
  const rank = MARKS.indexOf(part);
  return String.fromCharCode(65 + (rank < 0 ? MARKS.length : rank));
}

function letterOf(part: string): string {
  if (/^[a-z0-9~]$/.test(part)) return part;
  const kind = KINDS.find(([pattern]) => pattern.test(part));
  if (kind) return kind[1];
  if (/[\p{C}\p{Variation_Selector}]/u.test(part)) return '';
  // Surrogate pairs sort before U+E000 here, but after it in the bytes of a database.
  return part.length > 1 ? `\ufffd${part}` : part;
}
