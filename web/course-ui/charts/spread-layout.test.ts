import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { gradeSpread } from '@elenchus/domain/grading/grade-spread.ts';
import { laySpread, spreadScale } from './spread-layout.ts';

const spreadOf = (...values: readonly number[]) =>
  gradeSpread(values.map((value) => ({ kind: 'number' as const, value })));

test.each([
  ['the usual grades', [60, 83, 100], { from: 50, to: 100 }],
  ['a low grade', [37, 83], { from: 30, to: 100 }],
  ['grades beyond both ends', [-3, 104], { from: -5, to: 105 }],
  ['no grades', [], { from: 50, to: 100, most: 1 }],
])('the axis fits %s', (_name, values, expected) => {
  expect(spreadScale([spreadOf(...values)])).toMatchObject(expected);
});

test('every column is inside the drawing, at its grades, and as high as its count', () => {
  const grades = fc.array(fc.integer({ min: -10, max: 110 }), { minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(grades, fc.integer({ min: 240, max: 1100 }), (values, width) => {
      const spread = spreadOf(...values);
      const scale = spreadScale([spread]);
      const { columns, plot, ticks } = laySpread(spread.bins, scale, { width, height: 160 });
      expect(columns).toHaveLength(spread.bins.length);
      for (const column of columns) {
        expect(column.x).toBeGreaterThanOrEqual(plot.left);
        expect(column.x + column.width).toBeLessThanOrEqual(plot.right + 1);
        expect(column.height / (plot.bottom - plot.top)).toBeCloseTo(column.count / scale.most);
      }
      expect(ticks.at(-1)?.grade).toBe(100);
      const gaps = ticks.slice(1).map(({ x }, place) => x - (ticks[place]?.x ?? 0));
      expect(Math.min(...gaps, 999)).toBeGreaterThan(16);
    }),
  );
});

test('no room yet breaks nothing', () => {
  const spread = spreadOf(80);
  expect(
    laySpread(spread.bins, spreadScale([spread]), { width: 0, height: 100 }).columns,
  ).toHaveLength(1);
});
