import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { layRanges } from './range-layout.ts';

const row = (mean: number | null, half: number | null) => ({
  mean,
  low: mean === null || half === null ? null : mean - half,
  high: mean === null || half === null ? null : mean + half,
});

test('every mean and range is inside the drawing, in its order, and the numbers have room', () => {
  const rows = fc.array(
    fc.record({ mean: fc.integer({ min: 60, max: 100 }), half: fc.integer({ min: 0, max: 40 }) }),
    { minLength: 1, maxLength: 20 },
  );
  fc.assert(
    fc.property(rows, fc.integer({ min: 240, max: 1100 }), (given, width) => {
      const laid = layRanges(
        given.map(({ mean, half }) => row(mean, half)),
        width,
      );
      for (const { at, range, y } of laid.rows) {
        expect(range?.from).toBeGreaterThanOrEqual(laid.plot.left);
        expect(range?.to).toBeLessThanOrEqual(laid.plot.right);
        expect((range?.from ?? 0) <= (at ?? 0) && (at ?? 0) <= (range?.to ?? 0)).toBe(true);
        expect(y).toBeLessThan(laid.plot.bottom);
      }
      const gaps = laid.ticks.slice(1).map(({ x }, place) => x - (laid.ticks[place]?.x ?? 0));
      expect(Math.min(...gaps, 999)).toBeGreaterThanOrEqual(34);
    }),
  );
});

test('a row without a range or a mean keeps its line', () => {
  const { rows } = layRanges([row(80, null), row(null, null), row(90, 2)], 400);
  expect(rows.map(({ at, range }) => [at === null, range === null])).toEqual([
    [false, true],
    [true, true],
    [false, false],
  ]);
  expect(new Set(rows.map(({ y }) => y)).size).toBe(3);
});

test('no room yet and no grades break nothing', () => {
  expect(layRanges([row(null, null)], 0).rows).toHaveLength(1);
  expect(layRanges([], 300).rows).toEqual([]);
});
