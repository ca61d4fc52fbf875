import { expect, test } from 'vitest';
import { clampScale, fitScale, scaleStep } from './map-scale.ts';

test('the width of the map fits, but is never drawn larger than life or too small to point at', () => {
  expect(fitScale(1600, 800)).toBe(0.5);
  expect(fitScale(400, 800)).toBe(1);
  expect(fitScale(100_000, 800)).toBe(0.2);
  expect(fitScale(1600, 0)).toBe(1);
});

test.each([
  [0.74, 1, 0.8],
  [0.8, 1, 1],
  [0.8, -1, 0.67],
  [2, 1, 2],
  [0.2, -1, 0.2],
] as const)('from %d a step of %d leads to %d', (scale, direction, next) => {
  expect(scaleStep(scale, direction)).toBe(next);
});

test('no gesture leaves the limits', () => {
  expect([clampScale(9), clampScale(0.01)]).toEqual([2, 0.2]);
});
