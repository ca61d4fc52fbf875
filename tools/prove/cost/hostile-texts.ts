// The worst contents of each kind of text, which have made parsers and comparisons slow.

import type { ContentKind } from '../../../contract/endpoint.examples.ts';

/** Content by its name, made to a length. */
interface HostileText {
  readonly name: string;
  readonly make: (length: number) => string;
}

/** The same piece again and again, between a beginning and an end. */
function repeated(name: string, piece: string, start = '', end = ''): HostileText {
  return {
    name,
    make(length) {
      const room = Math.max(length - start.length - end.length, 0);
      return `${start}${piece.repeat(Math.floor(room / piece.length))}${end}`.slice(0, length);
    },
  };
}

/** Contents that any text could have. */
const ANY: readonly HostileText[] = [
  repeated('letters', 'a'),
  repeated('spaces', ' ', 'a', 'a'),
  repeated('spaces before a sign', ' ', '1', 'x'),
  repeated('line breaks', '\n', 'a', 'a'),
  repeated('tabs and spaces', '\t ', '1', '!'),
  repeated('digits', '1', '', 'x'),
  repeated('commas', ',', 'a'),
  repeated('hyphens', 'a-', '', '!'),
  repeated('one letter and a space', 'a '),
  repeated('marks on one letter', '\u0301', 'e'),
  repeated('letters that fold to three', 'ﬃ'),
  repeated('joined symbols', '👩\u200D', '', '👩'),
  repeated('letters of the other direction', 'א\u202E', '', '\u202C'),
  repeated('backslashes', '\\', '', '"'),
  repeated('quotes', '"'),
];

const FORMULAS: readonly HostileText[] = [
  repeated('open parentheses', '('),
  repeated('negations', '¬', '', '(mayLie, 1)'),
  repeated('negations with spaces', '¬ ', '', '(mayLie, 1)'),
  repeated('a chain of alternatives', '(mayLie, 1) ∨ ', '', '(mayLie, 1)'),
  repeated('a chain without an end', '(mayLie, 1) & (duty1, 2) ∨ '),
  repeated('essays in a chain', '(duty1, 7) ∨ ', '', '(mayLie, 1)'),
  repeated('theses', '(Liar) & ', '', '(Liar)'),
  repeated('operator words', 'not and or '),
  {
    name: 'nested parentheses',
    make(length) {
      const deep = Math.max(Math.floor((length - 12) / 2), 0);
      return `${'('.repeat(deep)}(mayLie, 1)${')'.repeat(deep)}`;
    },
  },
  {
    name: 'alternating connectives, nested',
    make(length) {
      const deep = Math.max(Math.floor((length - 12) / 31), 0);
      return `${'((mayLie, 1) & ((duty1, 2) ∨ '.repeat(deep)}(mayLie, 1)${'))'.repeat(deep)}`;
    },
  },
];

const MARKUP: readonly HostileText[] = [
  {
    name: 'a table with long headings',
    make(length) {
      const columns = Math.max(Math.floor(Math.sqrt(length)) >> 1, 1);
      const heading = `|${Array.from({ length: columns }, () => 'long words').join('|')}|\n`;
      const line = `|${'-|'.repeat(columns)}\n`;
      const row = `|${'a|'.repeat(columns)}\n`;
      const rows = Math.floor((length - heading.length - line.length) / row.length);
      return `${heading}${line}${row.repeat(Math.max(rows, 0))}`.slice(0, length);
    },
  },
  {
    name: 'a table with one long heading',
    make(length) {
      const heading = `|${'w'.repeat(Math.floor(length / 2))}|b|\n|-|-|\n`;
      return `${heading}${'|a|b|\n'.repeat(Math.floor(length / 12))}`.slice(0, length);
    },
  },
  repeated('pipes', '|', '', '\n|-|-|\n|a|b|'),
  repeated('emphasis that opens', '*a '),
  repeated('emphasis of two kinds', '*a_ '),
  repeated('stars', '*', 'a'),
  repeated('underscores', '_', 'a'),
  repeated('open brackets', '['),
  repeated('links', '[a](', '', ')'),
  repeated('pictures', '![['),
  repeated('backquotes', '`a``'),
  repeated('quotations in quotations', '> ', '', 'a'),
  repeated('lists in lists', '- ', '', 'a'),
  repeated('a list', '- a\n'),
  repeated('headings', '# a\n'),
  repeated('addresses', 'http://a.b '),
  repeated('an address without an end', 'http://', '', ' '),
  repeated('comments', '<!--'),
  repeated('tags', '<a '),
  repeated('entities', '&#x'),
  repeated('references', '[a]: b\n'),
];

const ESSAYS: readonly HostileText[] = [
  repeated('two words in turn', 'a b '),
  repeated('one sentence', 'The cat sat on the mat and thought about duty. '),
  repeated('apostrophes', "'a "),
  repeated('dashes', 'a—b—'),
];

const HTML: readonly HostileText[] = [
  repeated('open elements', '<div>'),
  repeated('empty comments', '<!---->'),
  repeated('open comments', '<!--'),
  repeated('cells', '<td>', '<table><tr>'),
  repeated('tables in tables', '<table><tr><td>'),
  repeated('end tags', '</p>', '<i>'),
  repeated('attributes', 'a="b" ', '<p ', '>'),
  repeated('one long word', 'w', '<p>', '</p>'),
  repeated('spaces in a paragraph', ' ', '<p>', '</p>'),
  repeated('entities', '&amp;', '<p>', '</p>'),
  repeated('paragraphs', '<p>a</p>'),
  repeated('list items', '<li>a', '<ul>'),
];

const OPTIONS: readonly HostileText[] = [
  repeated('empty options', '|||'),
  repeated('options', 'a|||', '', 'b'),
  repeated('equal options', 'Yes|||', '', 'Yes'),
  repeated('section names', 'ethics,logic,'),
  repeated('one sign too many', '||||'),
];

const DATES: readonly HostileText[] = [
  repeated('a date and spaces', ' ', '2026-01-01'),
  repeated('spaces before a date', ' ', '', '2026-01-01'),
  repeated('parts of a date', '2026-'),
];

const NUMBERS: readonly HostileText[] = [
  repeated('spaces before a percent sign', ' ', '1', '%x'),
  repeated('zeros', '0', '1.'),
  repeated('points', '.', '1'),
  repeated('exponents', 'e1', '1'),
];

const SEARCHES: readonly HostileText[] = [
  repeated('wildcards', '%_'),
  repeated('escaped wildcards', '\\%'),
];

/** Contents of people's texts, with or without marks. */
const WRITING = [...ANY, ...MARKUP, ...ESSAYS];
const SETTINGS = [...WRITING, ...NUMBERS, ...OPTIONS, ...DATES];

/** The worst contents of each kind. */
export const HOSTILE_TEXTS: Readonly<Record<ContentKind, readonly HostileText[]>> = {
  address: [...ANY, repeated('at signs', 'a@'), repeated('labels', 'a.', 'a@', 'b')],
  choice: [...ANY, repeated('options', '1,')],
  cursor: [...ANY, ...NUMBERS, ...DATES, repeated('parts of a cursor', '0/|')],
  date: [...ANY, ...DATES],
  'design date': [...ANY, ...DATES],
  'design logic': [...ANY, ...FORMULAS, ...DATES, repeated('an address', 'http://')],
  'design number': [...ANY, ...NUMBERS],
  'design options': [...ANY, ...OPTIONS, ...MARKUP],
  'design text': [
    ...SETTINGS,
    ...FORMULAS,
    {
      name: 'JSON in JSON',
      make: (length) => `${'['.repeat(length >> 1)}${']'.repeat(length >> 1)}`,
    },
    repeated('questions of an FAQ', '{"question":"a","answer":"b"},', '[', '{}]'),
  ],
  essay: WRITING,
  grade: [...ANY, ...NUMBERS],
  html: HTML,
  identifier: ANY,
  'marked text': WRITING,
  name: [...ANY, repeated('last, first', 'a, '), repeated('brackets', '(a')],
  option: [...ANY, ...OPTIONS],
  prose: WRITING,
  search: [...ANY, ...SEARCHES],
  secret: ANY,
  username: ANY,
  word: ANY,
};
