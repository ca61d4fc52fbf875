import { expect, test } from 'vitest';
import { addDays, isoDateOf } from '@elenchus/domain/base/calendar.ts';
import { layChart, type ChartWeek } from './chart-layout.ts';

function weeksOf(...words: readonly (number | null)[]): readonly ChartWeek[] {
  return words.map((count, place) => {
    const date = addDays(isoDateOf('2026-09-07'), 7 * place);
    return { date, label: date.slice(5), words: count };
  });
}

test('points are above their weeks, 0 at the bottom and the maximum at the top', () => {
  const { points, plot, weeks } = layChart(weeksOf(0, 100, 50), 672);
  expect(points.map(({ x }) => x)).toEqual(weeks.map(({ x }) => x));
  expect(points.map(({ y }) => y)).toEqual([plot.bottom, plot.top, (plot.top + plot.bottom) / 2]);
});

test('a future week is on the axis and has no point', () => {
  const { points, weeks } = layChart(weeksOf(20, null), 600);
  expect(weeks).toHaveLength(2);
  expect(points).toHaveLength(1);
});

test('a long term is wider than a phone: every week keeps the room of a finger', () => {
  const { width, column } = layChart(weeksOf(...Array.from({ length: 40 }, () => 5)), 350);
  expect(column).toBe(24);
  expect(width).toBeGreaterThan(350);
});

test('weeks that nobody chooses fit the width, however many there are', () => {
  const { width, points } = layChart(weeksOf(...Array.from({ length: 40 }, () => 5)), 350, 0);
  expect(width).toBe(350);
  expect(points.at(-1)?.x).toBeLessThan(350);
});

test.each([0, 350])('no weeks and no room yet (%i) break nothing', (room) => {
  const { points, width } = layChart([], room);
  expect(points).toEqual([]);
  expect(width).toBeGreaterThan(0);
});
