import { expect, test } from 'vitest';
import { diffExcerpt } from './diff-excerpt.ts';
import { wordDiff } from './word-diff.ts';

const LONG = `First ${'word '.repeat(100)}last.`;

/** What is shown of two versions. */
function shown(before: string, after: string): string {
  const sign = { same: '', removed: '-', added: '+' };
  return diffExcerpt(wordDiff(before, after))
    .map(({ kind, text }) => `${sign[kind]}${text}`)
    .join('|');
}

test('ANS-23 a change at the end of a long text is shown with the words before it', () => {
  const text = shown(`${LONG} Home.`, `${LONG} Train.`);
  expect(text).toMatch(/^… word .* last\. \|-Home\.\|\+Train\.$/u);
  expect(text.length).toBeLessThan(120);
});

test('ANS-23 between two changes that are far apart the middle is left out', () => {
  expect(shown(`One ${LONG} end`, `Two ${LONG} END`)).toMatch(
    /^-One\|\+Two\| First word .* word … word .* last\. \|-end\|\+END$/u,
  );
});

test('ANS-23 a short text is shown as a whole', () => {
  expect(shown('I am free.', 'I am not free.')).toBe('I am |+not |free.');
  expect(shown(LONG, LONG)).toBe(LONG);
});

test('ANS-23 a text without spaces is not cut within a character', () => {
  const signs = '𝛼'.repeat(301);
  for (const { text } of diffExcerpt([
    { kind: 'added', text: 'x' },
    { kind: 'same', text: signs },
    { kind: 'added', text: 'y' },
  ])) {
    expect(text.isWellFormed()).toBe(true);
  }
});
