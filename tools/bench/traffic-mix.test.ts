import { expect, test } from 'vitest';
import { trafficMix } from './traffic-mix.ts';

const weights = { save: 6, open: 3, never: 0, grade: 1 };

function drawn(seed: number, count: number): string[] {
  const next = trafficMix(weights, seed);
  return Array.from({ length: count }, next);
}

test('the same seed gives the same traffic, another seed another', () => {
  expect(drawn(7, 50)).toEqual(drawn(7, 50));
  expect(drawn(7, 50)).not.toEqual(drawn(8, 50));
});

test('each activity is drawn as often as its weight says, and never with weight 0', () => {
  const counts = Map.groupBy(drawn(1, 10_000), (activity) => activity);
  const share = (activity: string): number => (counts.get(activity)?.length ?? 0) / 10_000;
  expect(share('save')).toBeCloseTo(0.6, 1);
  expect(share('open')).toBeCloseTo(0.3, 1);
  expect(share('grade')).toBeCloseTo(0.1, 1);
  expect(counts.has('never')).toBe(false);
});

test.each([
  { name: 'no weights', bad: {} },
  { name: 'nothing but 0', bad: { save: 0 } },
  { name: 'a negative weight', bad: { save: 2, open: -1 } },
  { name: 'a weight that is no number', bad: { save: Number.NaN } },
])('$name is refused', ({ bad }) => {
  expect(() => trafficMix(bad as Record<string, number>, 1)).toThrow(RangeError);
});
