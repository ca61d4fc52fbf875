import { expect, test } from 'vitest';
import { byStrength, shareOf, type RankedPair } from './rank-pairs.ts';

const side = { words: 100, sharedWords: 24 };
const base: RankedPair = { first: side, second: side, sharedWords: 24, sharedRuns: 2 };

test.each([
  ['more runs of twelve words', { sharedRuns: 13 }, { sharedWords: 60 }],
  ['more shared words', { sharedWords: 25 }, { first: { words: 24, sharedWords: 24 } }],
  ['a larger share of one essay', { second: { words: 50, sharedWords: 24 } }, {}],
])('SIM-9 a pair with %s is first', (_name, stronger, weaker) => {
  const [one, other] = [
    { ...base, ...stronger },
    { ...base, ...weaker },
  ];
  expect([other, one].sort(byStrength)).toEqual([one, other]);
});

test('SIM-9 the share of an empty essay is nothing', () => {
  expect(shareOf({ words: 0, sharedWords: 0 })).toBe(0);
  expect(shareOf(side)).toBe(0.24);
});
