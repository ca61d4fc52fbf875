import { expect, test } from 'vitest';
import { chooseFonts, replaceInJson, type Covers } from './choose-fonts.ts';

const families: Readonly<Record<string, RegExp>> = {
  'Libertinus Serif': /[\p{Script=Latin}\u0301 .,]/u,
  'Noto Sans Thai': /\p{Script=Thai}/u,
  'Noto Sans S Chinese': /[知、。「」]/u,
  'Libertinus Math': /[∀∃⊢]/u,
  'Noto Color Emoji': /\p{Emoji_Presentation}/u,
};
const covers: Covers = ({ family }, codePoint) =>
  families[family]?.test(String.fromCodePoint(codePoint)) ?? false;
const chosen = (text: string): string[] =>
  chooseFonts(text, covers).fonts.map(({ family }) => family);

test.each([
  ['plain text needs one font', 'Socrates', ['Libertinus Serif']],
  ['nothing at all is set in the text font', '', ['Libertinus Serif']],
  ['line ends and joiners ask for no font', 'a\n\u200D\u00AD', ['Libertinus Serif']],
  [
    'the font of a script comes after the text font',
    'a โสกราตีส',
    ['Libertinus Serif', 'Noto Sans Thai'],
  ],
  [
    'signs come from the first font that has them',
    'a ∀ 😀',
    ['Libertinus Serif', 'Libertinus Math', 'Noto Color Emoji'],
  ],
  [
    'a sign of another script finds its font without a letter',
    'a「',
    ['Libertinus Serif', 'Noto Sans S Chinese'],
  ],
])('%s', (_, text, expected) => {
  expect(chosen(text)).toEqual(expected);
});

test.each([
  ['what no font has', 'a\u{2A6D6}', [['\u{2A6D6}', '\uFFFD']]],
  ['a mark that the font of its letter lacks', '知\u0301', [['知\u0301', '知\uFFFD']]],
  ['nothing when one font has letter and mark', 'a\u0301', []],
])('replaces %s', (_, text, expected) => {
  expect([...chooseFonts(text, covers).replacements]).toEqual(expected);
});

test('replaces in every text of a document, longest first', () => {
  const replacements = new Map([
    ['x', 'X'],
    ['xy', 'Z'],
  ]);
  expect(replaceInJson({ a: ['xyx', { b: 'no' }], c: 1 }, replacements)).toBe(
    '{"a":["ZX",{"b":"no"}],"c":1}',
  );
});
