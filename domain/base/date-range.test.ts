import { expect, test } from 'vitest';
import { isoDateOf } from './calendar.ts';
import { dateRangeLabel, isInRange, rangeLength, rangesOverlap } from './date-range.ts';

const range = (from: string, to: string) => ({ from: isoDateOf(from), to: isoDateOf(to) });
const thanksgiving = range('2026-11-26', '2026-11-28');

test.each([
  ['2026-11-25', false],
  ['2026-11-26', true],
  ['2026-11-28', true],
  ['2026-11-29', false],
])('CAL-29 %s in Nov 26 – 28: %s', (date, expected) => {
  expect(isInRange(isoDateOf(date), thanksgiving)).toBe(expected);
});

test.each([
  ['2026-11-20', '2026-11-25', false],
  ['2026-11-20', '2026-11-26', true],
  ['2026-11-27', '2026-11-27', true],
  ['2026-11-28', '2026-12-05', true],
  ['2026-11-29', '2026-12-05', false],
])('CAL-30 %s to %s overlaps Nov 26 – 28: %s', (from, to, expected) => {
  expect(rangesOverlap(range(from, to), thanksgiving)).toBe(expected);
  expect(rangesOverlap(thanksgiving, range(from, to))).toBe(expected);
});

test.each([
  ['2026-11-26', '2026-11-26', 'Nov 26', 1],
  ['2026-11-26', '2026-11-28', 'Nov 26 – 28', 3],
  ['2026-09-07', '2026-09-09', 'Sep 7 – 9', 3],
  ['2026-11-30', '2026-12-02', 'Nov 30 – Dec 2', 3],
  ['2026-12-20', '2027-01-08', 'Dec 20, 2026 – Jan 8, 2027', 20],
])('CAL-31 %s to %s is %j, %i days', (from, to, label, days) => {
  expect(dateRangeLabel(range(from, to))).toBe(label);
  expect(rangeLength(range(from, to))).toBe(days);
});
