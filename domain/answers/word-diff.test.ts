import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordDiff, type DiffPart } from './word-diff.ts';

const marked = (parts: readonly DiffPart[]): string =>
  parts
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind])
    .join('');

const without = (parts: readonly DiffPart[], kind: DiffPart['kind']): string =>
  parts.flatMap((part) => (part.kind === kind ? [] : [part.text])).join('');

test.each([
  ['nothing changed', 'a b c', 'a b c', 'a b c'],
  ['both empty', '', '', ''],
  ['written from nothing', '', 'a b', '{+a b+}'],
  ['deleted', 'a b', '', '[-a b-]'],
  ['one word', 'right by luck: a', 'right by accident: a', 'right by [-luck:-]{+accident:+} a'],
  ['a word in the middle', 'I am', 'I really am', 'I {+really +}am'],
  ['several words in a row', 'a b c d', 'a x y d', 'a [-b c-]{+x y+} d'],
  ['a new paragraph', 'one', 'one\n\ntwo', 'one{+\n\ntwo+}'],
  ['another break', 'one two', 'one\ntwo', 'one[- -]{+\n+}two'],
  ['words that come again', 'a a a', 'a a', 'a a[- a-]'],
  ['a script without spaces', '我知道时间', '我不知道时间', '我{+不+}知道时间'],
])('ANS-16 words are marked as removed and added: %s', (_name, before, after, expected) => {
  expect(marked(wordDiff(before, after))).toBe(expected);
});

// Few words, so that they repeat often; and white space of every kind.
const text = fc
  .array(fc.constantFrom('a', 'b', 'the', 'The', 'x.', ' ', ' ', '\n\n', '  ', '’', '🙂', '时'), {
    maxLength: 60,
  })
  .map((words) => words.join(''));

test('ANS-17 same and removed make the old text, same and added the new one', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = wordDiff(before, after);
      expect(without(parts, 'added')).toBe(before);
      expect(without(parts, 'removed')).toBe(after);
    }),
  );
});

test('ANS-17 it holds for any text', () => {
  const any = fc.string({ unit: 'binary', maxLength: 80 });
  fc.assert(
    fc.property(any, any, (before, after) => {
      const parts = wordDiff(before, after);
      expect(without(parts, 'added')).toBe(before);
      expect(without(parts, 'removed')).toBe(after);
    }),
  );
});

test('ANS-17 parts are never empty, and two of a kind never follow each other', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = wordDiff(before, after);
      expect(parts.every((part) => part.text !== '')).toBe(true);
      expect(parts.some((part, index) => part.kind === parts[index + 1]?.kind)).toBe(false);
    }),
  );
});

const essay = (words: number, word: (index: number) => string): string =>
  Array.from({ length: words }, (_, index) => word(index)).join(' ');

test('ANS-18 in a long text a few changes far apart are each found', () => {
  const before = essay(15_000, (index) => `w${(index * 7) % 400}`);
  const words = before.split(' ');
  for (const index of [40, 7000, 14_900]) words[index] = `changed${index}`;
  const parts = wordDiff(before, words.join(' '));
  expect(parts.filter(({ kind }) => kind === 'added').map((part) => part.text)).toEqual([
    'changed40',
    'changed7000',
    'changed14900',
  ]);
});

test.each([
  ['no word in common', (index: number) => `a${index}`, (index: number) => `b${index}`],
  [
    'the same few words',
    (index: number) => `w${index % 3}`,
    (index: number) => `w${(index * 5) % 7}`,
  ],
  [
    'the order turned round',
    (index: number) => `w${index}`,
    (index: number) => `w${15_000 - index}`,
  ],
])('ANS-18 comparing two long texts ends: %s', (_name, one, other) => {
  const [before, after] = [essay(15_000, one), essay(15_000, other)];
  const parts = wordDiff(before, after);
  expect(without(parts, 'added')).toBe(before);
  expect(without(parts, 'removed')).toBe(after);
});

test('ANS-19 a moved paragraph leaves the others as they are', () => {
  const [one, two, three] = [
    'Doubt is easy to begin.',
    'Nobody lives by it.',
    'So what is it for?',
  ];
  const parts = wordDiff(`${one} ${two} ${three}`, `${two} ${one} ${three}`);
  const same = parts.filter(({ kind }) => kind === 'same').map((part) => part.text);
  expect(same.join('')).toContain('So what is it for?');
});
