import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { gradeSpread } from '@elenchus/domain/grading/grade-spread.ts';
import { isNumbered, layMarks, laySpread, numberLine, spreadScale } from './spread-layout.ts';

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

// About what 13 pixels of semibold text need.
const LABEL_WIDTH = 76;

test.each([
  ['outside of both lines', [80, 83], 1000, { Median: ['end', 12], Mean: ['start', 26] }],
  ['above the other line at the right', [95, 98], 300, { Median: ['end', 26], Mean: ['end', 12] }],
  [
    'above the other line at the left',
    [52, 55],
    300,
    { Median: ['start', 12], Mean: ['start', 26] },
  ],
  ['between the lines', [52, 98], 300, { Median: ['start', 12], Mean: ['end', 26] }],
  ['on both sides of one line', [80, 80], 400, { Median: ['end', 12], Mean: ['start', 26] }],
] as const)('the labels of median and mean are %s', (_name, [median, mean], width, expected) => {
  const layout = laySpread([], spreadScale([]), { width, height: 160 });
  const placed = layMarks(layout, { median, mean }).map(({ name, label }) => [
    name,
    [label.anchor, label.y],
  ]);
  expect(Object.fromEntries(placed)).toEqual(expected);
});

test('no line crosses a label or a count', () => {
  const grade = fc.integer({ min: -10, max: 110 });
  const grades = fc.array(grade, { minLength: 1, maxLength: 80 });
  fc.assert(fc.property(grades, grade, grade, fc.integer({ min: 260, max: 1100 }), expectClear));
});

function expectClear(values: readonly number[], median: number, mean: number, width: number): void {
  const spread = spreadOf(...values);
  const layout = laySpread(spread.bins, spreadScale([spread]), { width, height: 160 });
  const marks = layMarks(layout, { median, mean });
  const labels = marks.map(({ label: { x, y, anchor } }) => {
    const left = anchor === 'start' ? x : x - LABEL_WIDTH;
    return { left, right: left + LABEL_WIDTH, top: y - 9, bottom: y + 2 };
  });
  const counts = layout.columns.filter(isNumbered).map((column) => {
    const middle = column.x + column.width / 2;
    const half = String(column.count).length * 4;
    const line = numberLine(column);
    return { left: middle - half, right: middle + half, top: line - 10, bottom: line };
  });
  for (const { x, pieces } of marks) {
    expect(pieces.at(-1)?.to).toBe(layout.plot.bottom);
    for (const box of [...labels, ...counts]) {
      const crossing = pieces.filter(
        ({ from, to }) => x > box.left && x < box.right && from < box.bottom && to > box.top,
      );
      expect(crossing).toEqual([]);
    }
  }
  for (const { left, right } of labels) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
  }
  const [first, second] = labels;
  if (!first || !second) return;
  const isApart = first.right <= second.left || second.right <= first.left;
  expect(isApart || first.bottom <= second.top || second.bottom <= first.top).toBe(true);
}
