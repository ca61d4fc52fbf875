import { expect, test } from 'vitest';
import { clampScale, fitScale, scaleStep, startScale } from './map-scale.ts';

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

test('a map starts at a scale at which its labels can be read', () => {
  expect(startScale(1600, 800)).toBe(0.75);
  expect(startScale(1000, 900)).toBe(0.9);
});

test('no gesture leaves the limits', () => {
  expect([clampScale(9), clampScale(0.01)]).toEqual([2, 0.2]);
});
