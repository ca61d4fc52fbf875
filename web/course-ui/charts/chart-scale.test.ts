import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelEvery, wordsScale, WORDS_STEP } from './chart-scale.ts';

test.each([
  ['nothing written', [0, 0], { bottom: 0, top: 50, labels: [0, 50] }],
  ['no weeks', [], { bottom: 0, top: 50, labels: [0, 50] }],
  ['a few words', [12, 131], { bottom: 0, top: 150, labels: [0, 50, 100, 150] }],
  ['exactly on a line', [200], { bottom: 0, top: 200, labels: [0, 50, 100, 150, 200] }],
  [
    'a week in which more was deleted than written',
    [120, -60],
    { bottom: -100, top: 150, labels: [-100, -50, 0, 50, 100, 150] },
  ],
  [
    'many words',
    [1930],
    { bottom: 0, top: 1950, labels: [0, 250, 500, 750, 1000, 1250, 1500, 1750] },
  ],
])('the y axis starts at 0 in steps of 50: %s', (_name, words, expected) => {
  const scale = wordsScale(words);
  expect(scale).toMatchObject(expected);
  expect(scale.lines).toEqual(
    Array.from(
      { length: (scale.top - scale.bottom) / WORDS_STEP + 1 },
      (_, place) => scale.bottom + place * WORDS_STEP,
    ),
  );
});

test('the axis holds every week, and labels and lines stay few, however many words there are', () => {
  const weeks = fc.array(fc.integer({ min: -2_000_000, max: 2_000_000 }), { maxLength: 60 });
  fc.assert(
    fc.property(weeks, (words) => {
      const { bottom, top, lines, labels } = wordsScale(words);
      expect(words.every((count) => count >= bottom && count <= top)).toBe(true);
      expect(labels.length).toBeLessThanOrEqual(9);
      expect(lines.length).toBeLessThanOrEqual(41);
      expect(labels).toContain(0);
      expect(lines).toContain(0);
      expect([...labels, ...lines].every((line) => line % WORDS_STEP === 0)).toBe(true);
    }),
  );
});

test.each([
  ['wide columns', 80, 1],
  ['columns as wide as a label', 44, 1],
  ['narrow columns', 24, 2],
  ['very narrow columns', 10, 5],
  ['not measured yet', 0, 1],
])('the labels of the weeks are thinned: %s', (_name, columnWidth, expected) => {
  expect(labelEvery(44, columnWidth)).toBe(expected);
});
