import { expect, test } from 'vitest';
import { isoDateOf } from '../base/calendar.ts';
import { readClockTime } from '../base/clock-time.ts';
import { timeZoneOf } from '../base/zoned-time.ts';
import type { CourseDayInput, DatedDay } from './current-day.ts';
import { openingOfRow, type DayOpening } from './day-opening.ts';

const day = (index: number, iso: string | null): DatedDay => ({
  index,
  isoDate: iso === null ? null : isoDateOf(iso),
  label: iso ?? '??',
});

const base: CourseDayInput = {
  mode: 'automatic',
  manualIndex: null,
  dates: [day(2, '2026-09-01'), day(3, '2026-09-08'), day(5, null), day(6, '2026-09-10')],
  nowEpochMs: Date.parse('2026-09-04T12:00:00-04:00'),
  timeZone: timeZoneOf('America/New_York'),
  timeToShowNewContent: readClockTime('01:00', 'AM'),
};
const at = (instant: string): DayOpening => ({ kind: 'at', epochMs: Date.parse(instant) });

test.each<[string, Partial<CourseDayInput>, number, DayOpening]>([
  ['at its own date', {}, 3, at('2026-09-08T01:00:00-04:00')],
  ['without a date with the next dated row', {}, 5, at('2026-09-10T01:00:00-04:00')],
  ['a section with its first dated day', {}, 4, at('2026-09-10T01:00:00-04:00')],
  ['after the last date never automatically', {}, 7, { kind: 'no-date' }],
  ['without a time for new content', { timeToShowNewContent: null }, 3, { kind: 'no-time' }],
  ['by hand', { mode: 'manual' }, 3, { kind: 'by-hand' }],
  [
    'of two dates with the earlier, in whatever order they stand',
    { dates: [day(9, '2026-09-20'), day(8, '2026-09-12')] },
    7,
    at('2026-09-12T01:00:00-04:00'),
  ],
  [
    'today when the time is still to come',
    { nowEpochMs: Date.parse('2026-09-08T00:30:00-04:00') },
    3,
    at('2026-09-08T01:00:00-04:00'),
  ],
])('DAY-11 a closed row opens %s', (_, differs, index, expected) => {
  expect(openingOfRow({ ...base, ...differs }, index)).toEqual(expected);
});
