import { describe, expect, test } from 'vitest';
import { plainText, readMarkedText, type MarkedPart } from './marked-text.ts';

/** The blocks in a short form: <q> for quotations, <em> and <a address> inside. */
function shape(text: string): string {
  return readMarkedText(text)
    .map(({ kind, parts }) => (kind === 'quote' ? `<q>${inside(parts)}</q>` : inside(parts)))
    .join('|');
}

function inside(parts: readonly MarkedPart[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return part.text;
      const inner = inside(part.parts);
      return part.kind === 'emphasis' ? `<em>${inner}</em>` : `<a ${part.href}>${inner}</a>`;
    })
    .join('');
}

describe('QST-31 emphasis', () => {
  test.each([
    ['a word', 'What is *knowledge*?', 'What is <em>knowledge</em>?'],
    ['several words', '*Cogito ergo sum*', '<em>Cogito ergo sum</em>'],
    ['two of them', '*one* and *two*', '<em>one</em> and <em>two</em>'],
    ['in quotes and brackets', '“*a priori*” (*a*)', '“<em>a priori</em>” (<em>a</em>)'],
    ['one letter', '*p*', '<em>p</em>'],
    ['stars with spaces', '2 * 3 * 4', '2 * 3 * 4'],
    ['stars in a product', '2*3*4', '2*3*4'],
    ['a space before the end', '*one *', '*one *'],
    ['one star', 'a footnote*', 'a footnote*'],
    ['two footnotes', 'one* and two*', 'one* and two*'],
    ['over a line break', '*one\ntwo*', '*one\ntwo*'],
    ['two stars', '**bold**', '**bold**'],
    ['inside a word', 'un*frigging*believable', 'un*frigging*believable'],
    ['only stars', '*** * ** *', '*** * ** *'],
    ['letters outside the alphabet', 'ἡ *ἀρετή*, 你*好*', 'ἡ <em>ἀρετή</em>, 你*好*'],
  ])('QST-31 %s', (_, text, expected) => {
    expect(shape(text)).toBe(expected);
  });
});

describe('QST-32 links', () => {
  test.each([
    ['a web page', 'See [Hume](https://a.org/h).', 'See <a https://a.org/h>Hume</a>.'],
    ['http', '[a](http://a.org)', '<a http://a.org>a</a>'],
    ['an email', '[write](mailto:a@b.org)', '<a mailto:a@b.org>write</a>'],
    [
      'parentheses in the address',
      '[x](https://a.org/Hume_(man))',
      '<a https://a.org/Hume_(man)>x</a>',
    ],
    ['emphasis in a link', '[*Ethics*](https://a.org)', '<a https://a.org><em>Ethics</em></a>'],
    ['a link in emphasis', '*see [x](https://a.org)*', '<em>see <a https://a.org>x</a></em>'],
    ['a script', '[x](javascript:alert(1))', '[x](javascript:alert(1))'],
    ['data', '[x](data:text/html,hi)', '[x](data:text/html,hi)'],
    ['a path', '[x](/admin)', '[x](/admin)'],
    ['another host', '[x](//evil.org)', '[x](//evil.org)'],
    ['a hidden host', '[x](https://a.org@evil.org)', '[x](https://a.org@evil.org)'],
    ['a backslash', '[x](https://a.org\\@b)', '[x](https://a.org\\@b)'],
    ['a quote', '[x](https://a.org/"onclick)', '[x](https://a.org/"onclick)'],
    ['a line break in it', '[x](https://a\n.org)', '[x](https://a\n.org)'],
    ['no text', '[ ](https://a.org)', '[ ](https://a.org)'],
    ['no address', '[x]()', '[x]()'],
    ['only brackets', 'in [sic] and (q, 1)', 'in [sic] and (q, 1)'],
    ['a bare address stays text', 'https://a.org', 'https://a.org'],
    ['an image is a link', '![x](https://a.org)', '!<a https://a.org>x</a>'],
  ])('QST-32 %s', (_, text, expected) => {
    expect(shape(text)).toBe(expected);
  });
});

describe('QST-33 quotations', () => {
  test.each([
    ['one line', '> I think', '<q>I think</q>'],
    ['no space', '>I think', '<q>I think</q>'],
    ['several lines', '> one\n> two', '<q>one\ntwo</q>'],
    ['an empty line in it', '> one\n>\n> two', '<q>one\n\ntwo</q>'],
    ['between lines', 'Read:\n> one\nWhy?', 'Read:|<q>one</q>|Why?'],
    ['with empty lines around', 'Read:\n\n> one\n\nWhy?', 'Read:|<q>one</q>|Why?'],
    ['two with an empty line between', '> one\n\n> two', '<q>one</q>|<q>two</q>'],
    ['emphasis in it', '> *one*', '<q><em>one</em></q>'],
    ['greater than', 'a > b', 'a > b'],
    ['Windows line ends', '> one\r\n> two\r\nWhy?', '<q>one\ntwo</q>|Why?'],
  ])('QST-33 %s', (_, text, expected) => {
    expect(shape(text)).toBe(expected);
  });
});

test.each([
  '1. First\n2. Second',
  '# A heading',
  '- a list\n- of two',
  'one  \ntwo\n\n\nthree',
  '    code',
  '`code` and _word_ and ~~gone~~',
  '<b>bold</b> <script>alert(1)</script> &amp;',
  '| a | b |\n|---|---|',
  '---',
  '',
  ' \n ',
])('QST-34 nothing else of Markdown: %j stays as typed', (text) => {
  expect(shape(text)).toBe(text);
  expect(plainText(text)).toBe(text);
});

test.each([
  ['What is *knowledge*?', 'What is knowledge?'],
  ['> I think\nWhy [so](https://a.org)?', 'I think\nWhy so?'],
  ['2 * 3 [sic]', '2 * 3 [sic]'],
  ['*see [*x*](https://a.org)*', '*see x*'],
])('QST-35 the marks of %j are left out of a label', (text, expected) => {
  expect(plainText(text)).toBe(expected);
});

test('QST-31 QST-32 a long text of unfinished marks is read in one pass', () => {
  for (const piece of ['*', ' *a', '[', '[a](https://a.org', '> ', '*[', '](', '* a']) {
    const text = piece.repeat(Math.ceil(200_000 / piece.length));
    expect(plainText(text).length).toBeGreaterThan(0);
  }
});
