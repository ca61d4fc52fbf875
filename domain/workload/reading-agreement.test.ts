import { expect, test } from 'vitest';
import { agreementOf, agreementSentence, byDistance, signedPoints } from './reading-agreement.ts';

function pairs(...grades: readonly (readonly [number, number])[]) {
  return grades.map(([first, second]) => ({ first, second }));
}

const FIVE = pairs([80, 82], [70, 75], [90, 90], [60, 61.5], [85, 81]);

test('BLD-23 the figures of five pairs', () => {
  expect(agreementOf(FIVE)).toEqual({
    pairs: 5,
    mean: 0.9,
    // The mean ± 2.776 × 3.286 / √5.
    low: -3.18,
    high: 4.98,
    meanDistance: 2.5,
    close: 3,
  });
});

test('BLD-23 exactly 3 points apart is close, and decimals count as they are written', () => {
  expect(agreementOf(pairs([70.1, 73.1], [73.3, 70.3], [70, 73.1]))).toMatchObject({ close: 2 });
});

test('BLD-23 few pairs have no range, and none have no figures', () => {
  expect(agreementOf(pairs([80, 84]))).toMatchObject({ mean: 4, low: null, high: null });
  expect(agreementOf([])).toMatchObject({ pairs: 0, mean: null, meanDistance: null, close: 0 });
});

test('BLD-23 the largest distance comes first, in either direction', () => {
  expect(byDistance(FIVE).map(({ first }) => first)).toEqual([70, 85, 80, 60, 90]);
});

test.each([
  [2.5, '+2.5'],
  [-4, '−4'],
  [0, '0'],
  [0.04, '0'],
])('BLD-23 a difference of %s reads %s', (difference, text) => {
  expect(signedPoints(difference)).toBe(text);
});

const STRICTER = pairs([80, 76], [70, 65], [90, 85], [60, 57], [85, 80], [75, 71]);

test.each([
  ['nothing', [], 'No work has both grades yet.'],
  [
    'one pair',
    pairs([80, 81]),
    'The two grades are 1 point apart on average, and the one pair is at most 3 points apart. There are too few pairs to say whether one reading is stricter.',
  ],
  [
    'no clear difference',
    FIVE,
    'The two grades are 2.5 points apart on average, and 3 of 5 pairs are at most 3 points apart. Neither reading is clearly stricter: the range includes 0.',
  ],
  [
    'stricter readers',
    STRICTER,
    'The two grades are 4.3 points apart on average, and 1 of 6 pairs is at most 3 points apart. Second grades are 4.3 points lower on average. Chance alone rarely does that.',
  ],
] as const)('BLD-24 the sentence for %s', (_what, given, sentence) => {
  expect(agreementSentence(agreementOf(given))).toBe(sentence);
});
