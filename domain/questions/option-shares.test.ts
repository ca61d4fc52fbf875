import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasDrawnOptions, optionShares, optionsSentence } from './option-shares.ts';

test('QST-60 the share of an option is of the people who answered', () => {
  const tally = { count: 8, options: [6, 3] };
  expect(optionShares(['Yes', 'No', 'Neither'], tally)).toEqual([
    { option: 1, text: 'Yes', count: 6, percent: 75 },
    { option: 2, text: 'No', count: 3, percent: 38 },
    { option: 3, text: 'Neither', count: 0, percent: 0 },
  ]);
});

test('QST-60 a share is between 0 and 100, also of a question that nobody answered', () => {
  const tallies = fc
    .nat(500)
    .chain((count) =>
      fc.record({ count: fc.constant(count), options: fc.array(fc.nat(count), { maxLength: 6 }) }),
    );
  fc.assert(
    fc.property(tallies, (tally) => {
      for (const { percent } of optionShares(['a', 'b', 'c'], tally)) {
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test.each([
  [2, false],
  [3, true],
])('QST-61 %i answers: drawn is %s', (count, expected) => {
  expect(hasDrawnOptions({ count })).toBe(expected);
});

test.each([
  ['nobody', { count: 0, options: [0, 0] }, 'No answers yet.'],
  [
    'one option',
    { count: 19, options: [8, 11] },
    '19 answers. Most often chosen: option 2 (11 answers, 58%).',
  ],
  [
    'two options equally often',
    { count: 4, options: [2, 0, 2] },
    '4 answers. Most often chosen: options 1 and 3 (2 answers each, 50%).',
  ],
  [
    'options that no longer exist',
    { count: 4, options: [0, 0] },
    '4 answers. No option was chosen.',
  ],
])('QST-61 the sentence where %s was chosen', (_name, tally, sentence) => {
  expect(optionsSentence(tally)).toBe(sentence);
});
