import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isoDateOf, shortDateLabel } from '../base/calendar.ts';
import { minutesOfDay, readClockTime } from '../base/clock-time.ts';
import { instantOfLocalTime, localTime, timeZoneOf } from '../base/zoned-time.ts';
import { courseDaySentence } from './course-day-sentence.ts';
import {
  courseDayInput,
  currentDatedDay,
  currentDayIndex,
  nextOpening,
  type CourseDayInput,
  type DatedDay,
} from './current-day.ts';

const day = (index: number, iso: string | null): DatedDay => ({
  index,
  isoDate: iso === null ? null : isoDateOf(iso),
  label: iso === null ? '??' : shortDateLabel(isoDateOf(iso)),
});

const base: CourseDayInput = {
  mode: 'automatic',
  manualIndex: null,
  dates: [day(2, '2026-09-01'), day(3, '2026-09-03'), day(5, '2026-09-08')],
  nowEpochMs: Date.parse('2026-09-04T12:00:00-04:00'),
  timeZone: timeZoneOf('America/New_York'),
  timeToShowNewContent: readClockTime('01:00', 'AM'),
};

const at = (instant: string): Partial<CourseDayInput> => ({ nowEpochMs: Date.parse(instant) });
const opensAt = (text: string, half: string): Partial<CourseDayInput> => ({
  timeToShowNewContent: readClockTime(text, half),
});

describe('the current day', () => {
  test.each<[string, Partial<CourseDayInput>, number | null]>([
    ['DAY-1 by hand it is the stored index', { mode: 'manual', manualIndex: 5 }, 5],
    ['DAY-1 by hand without an index there is none', { mode: 'manual' }, null],
    [
      'DAY-1 by hand the clock does not matter',
      { mode: 'manual', manualIndex: 2, timeToShowNewContent: null },
      2,
    ],
    [
      'DAY-1 by hand an index that is no number is none',
      { mode: 'manual', manualIndex: Number.NaN },
      null,
    ],
    ['DAY-2 between two dates it is the earlier', {}, 3],
    ['DAY-2 before the first date there is none', at('2026-08-31T23:00:00-04:00'), null],
    ['DAY-2 after the last date it stays the last', at('2027-01-01T12:00:00-05:00'), 5],
    ['DAY-2 the stored manual index does not matter', { manualIndex: 2 }, 3],
    ['DAY-2 without dates there is none', { dates: [] }, null],
    ['DAY-3 without a saved time there is none', { timeToShowNewContent: null }, null],
    [
      'DAY-4 a minute before the time it is still yesterday',
      at('2026-09-03T00:59:59.999-04:00'),
      2,
    ],
    ['DAY-4 exactly at the time the day opens', at('2026-09-03T01:00:00-04:00'), 3],
    [
      'DAY-4 midnight as the time opens at midnight',
      { ...at('2026-09-03T00:00:00-04:00'), ...opensAt('12:00', 'AM') },
      3,
    ],
    [
      'DAY-4 noon as the time',
      { ...at('2026-09-03T11:59:00-04:00'), ...opensAt('12:00', 'PM') },
      2,
    ],
    ['DAY-4 an evening time', { ...at('2026-09-03T20:00:00-04:00'), ...opensAt('08:00', 'PM') }, 3],
    [
      'DAY-5 the zone of the course decides the date',
      { ...at('2026-09-03T04:00:00-04:00'), timeZone: timeZoneOf('Pacific/Honolulu') },
      2,
    ],
    [
      'DAY-5 a zone ahead is already on the next day',
      { ...at('2026-09-02T16:00:00-04:00'), timeZone: timeZoneOf('Asia/Tokyo') },
      3,
    ],
    [
      'DAY-6 days without a date are passed over',
      { dates: [day(2, '2026-09-01'), day(3, null), day(4, null)] },
      2,
    ],
    ['DAY-6 only days without a date', { dates: [day(2, null)] }, null],
    [
      'DAY-6 a date without a place in the sequence',
      { dates: [day(2, '2026-09-01'), day(Infinity, '2026-09-03')] },
      2,
    ],
    ['DAY-7 the order of the list does not matter', { dates: base.dates.toReversed() }, 3],
    [
      'DAY-7 of two days on one date the last in the sequence',
      { dates: [day(4, '2026-09-03'), day(3, '2026-09-03')] },
      4,
    ],
    [
      'DAY-7 the later date counts even with the smaller index',
      { dates: [day(9, '2026-09-01'), day(3, '2026-09-03')] },
      3,
    ],
  ])('%s', (_name, change, expected) => {
    expect(currentDayIndex({ ...base, ...change })).toBe(expected);
  });
});

describe('daylight saving', () => {
  const spring = { dates: [day(2, '2026-03-07'), day(3, '2026-03-08'), day(4, '2026-03-09')] };
  const autumn = { dates: [day(2, '2026-10-31'), day(3, '2026-11-01'), day(4, '2026-11-02')] };
  const berlin = {
    timeZone: timeZoneOf('Europe/Berlin'),
    dates: [day(2, '2026-03-28'), day(3, '2026-03-29')],
  };
  const havana = {
    timeZone: timeZoneOf('America/Havana'),
    dates: [day(2, '2026-03-07'), day(3, '2026-03-08')],
  };

  test.each<[string, Partial<CourseDayInput>, number | null]>([
    [
      'before a skipped time',
      { ...spring, ...opensAt('02:30', 'AM'), ...at('2026-03-08T06:59:59Z') },
      2,
    ],
    [
      'a skipped time opens at the skip',
      { ...spring, ...opensAt('02:30', 'AM'), ...at('2026-03-08T07:00:00Z') },
      3,
    ],
    [
      'the day after the skip',
      { ...spring, ...opensAt('02:30', 'AM'), ...at('2026-03-09T06:29:00Z') },
      3,
    ],
    [
      'the day after the skip, opened',
      { ...spring, ...opensAt('02:30', 'AM'), ...at('2026-03-09T06:30:00Z') },
      4,
    ],
    [
      'the first of two equal times opens',
      { ...autumn, ...opensAt('01:30', 'AM'), ...at('2026-11-01T05:30:00Z') },
      3,
    ],
    [
      'an open day stays open when the clock goes back',
      { ...autumn, ...opensAt('01:30', 'AM'), ...at('2026-11-01T06:05:00Z') },
      3,
    ],
    [
      'the second of two equal times',
      { ...autumn, ...opensAt('01:30', 'AM'), ...at('2026-11-01T06:30:00Z') },
      3,
    ],
    ['late on the day of 25 hours', { ...autumn, ...at('2026-11-02T04:59:00Z') }, 3],
    ['after midnight of the long day', { ...autumn, ...at('2026-11-02T05:59:00Z') }, 3],
    ['the next opening after the long day', { ...autumn, ...at('2026-11-02T06:00:00Z') }, 4],
    [
      'Berlin before its skip',
      { ...berlin, ...opensAt('02:15', 'AM'), ...at('2026-03-29T00:59:00Z') },
      2,
    ],
    [
      'Berlin at its skip',
      { ...berlin, ...opensAt('02:15', 'AM'), ...at('2026-03-29T01:00:00Z') },
      3,
    ],
    [
      'a midnight that does not exist, before',
      { ...havana, ...opensAt('12:00', 'AM'), ...at('2026-03-08T04:59:59Z') },
      2,
    ],
    [
      'a midnight that does not exist, after',
      { ...havana, ...opensAt('12:00', 'AM'), ...at('2026-03-08T05:00:00Z') },
      3,
    ],
  ])('DAY-8 %s', (_name, change, expected) => {
    expect(currentDayIndex({ ...base, ...change })).toBe(expected);
  });

  test('DAY-8 a day that the zone skipped opens with the day after', () => {
    const apia = {
      ...base,
      timeZone: timeZoneOf('Pacific/Apia'),
      dates: [day(2, '2011-12-29'), day(3, '2011-12-30'), day(4, '2011-12-31')],
    };
    const indexes = ['2011-12-30T09:59:00Z', '2011-12-30T10:00:00Z', '2011-12-30T11:00:00Z'].map(
      (instant) => currentDayIndex({ ...apia, ...at(instant) }),
    );
    expect(indexes).toEqual([2, 3, 4]);
  });
});

const zones = [
  'America/New_York',
  'Europe/Berlin',
  'America/Havana',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
].map(timeZoneOf);
const anyInput: fc.Arbitrary<CourseDayInput> = fc
  .record({
    offsets: fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 30 }),
    nowEpochMs: fc.integer({ min: Date.parse('2025-12-01'), max: Date.parse('2027-08-01') }),
    timeZone: fc.constantFrom(...zones),
    minutes: fc.integer({ min: 0, max: 1439 }),
  })
  .map(({ offsets, nowEpochMs, timeZone, minutes }) => ({
    ...base,
    nowEpochMs,
    timeZone,
    timeToShowNewContent: readClockTime(
      `${Math.floor(minutes / 60) % 12 || 12}:${minutes % 60}`,
      minutes < 720 ? 'AM' : 'PM',
    ),
    dates: offsets.map((offset, index) => day(index + 2, addDays(isoDateOf('2026-01-01'), offset))),
  }));

describe('the next opening', () => {
  test.each<[string, Partial<CourseDayInput>, number | null, string | null]>([
    ['between two dates', {}, 5, '2026-09-08T05:00:00.000Z'],
    [
      'on the day itself before the time',
      at('2026-09-03T00:30:00-04:00'),
      3,
      '2026-09-03T05:00:00.000Z',
    ],
    [
      'exactly at the time it is the next one',
      at('2026-09-03T01:00:00-04:00'),
      5,
      '2026-09-08T05:00:00.000Z',
    ],
    ['before the term', at('2026-01-01T12:00:00-05:00'), 2, '2026-09-01T05:00:00.000Z'],
    ['after the last date', at('2026-09-08T01:00:00-04:00'), null, null],
    ['by hand', { mode: 'manual', manualIndex: 3 }, null, null],
    ['without a saved time', { timeToShowNewContent: null }, null, null],
    [
      'of two days on one date the last',
      { dates: [day(3, '2026-09-08'), day(4, '2026-09-08'), day(6, null)] },
      4,
      '2026-09-08T05:00:00.000Z',
    ],
    ['in winter time', { dates: [day(3, '2026-12-01')] }, 3, '2026-12-01T06:00:00.000Z'],
  ])('DAY-9 %s', (_name, change, index, instant) => {
    const opening = nextOpening({ ...base, ...change });
    expect(opening?.day.index ?? null).toBe(index);
    expect(opening && new Date(opening.epochMs).toISOString()).toBe(instant);
  });

  test('DAY-9 the day is current from that moment on and not a moment earlier', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const opening = nextOpening(input);
        if (!opening) return;
        expect(opening.epochMs).toBeGreaterThan(input.nowEpochMs);
        const before = { ...input, nowEpochMs: opening.epochMs - 1 };
        expect(currentDatedDay(before)).toEqual(currentDatedDay(input));
        const then = { ...input, nowEpochMs: opening.epochMs };
        expect(currentDatedDay(then)).toEqual(opening.day);
      }),
    );
  });

  test('DAY-8 as time passes the current day never moves back', () => {
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 0, max: 40 * 3_600_000 }), (input, later) => {
        const now = currentDatedDay(input)?.isoDate ?? '';
        const then = currentDatedDay({ ...input, nowEpochMs: input.nowEpochMs + later });
        expect((then?.isoDate ?? '') >= now).toBe(true);
      }),
    );
  });

  test('DAY-4 away from clock changes it is the rule by the clock: before the time, yesterday', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const zoned = { ...input, timeZone: timeZoneOf('Asia/Kathmandu') };
        const { date, minutes } = localTime(zoned.nowEpochMs, zoned.timeZone);
        const opens = minutesOfDay(zoned.timeToShowNewContent!);
        const today = minutes < opens ? addDays(date, -1) : date;
        const reached = zoned.dates
          .map(({ isoDate }) => isoDate ?? '')
          .filter((iso) => iso <= today);
        expect(currentDatedDay(zoned)?.isoDate ?? '').toBe(reached.toSorted().at(-1) ?? '');
        expect(instantOfLocalTime({ date, minutes }, zoned.timeZone)).toBeLessThanOrEqual(
          zoned.nowEpochMs,
        );
      }),
    );
  });
});

describe('the sentence', () => {
  test.each<[string, Partial<CourseDayInput>, string]>([
    [
      'in the term',
      {},
      'The course is at Thu, 9/3. The next day, Tue, 9/8, opens on Tuesday, September 8, 2026 at 1:00 AM.',
    ],
    [
      'before the term',
      at('2026-08-01T12:00:00Z'),
      'No day is open yet. The next day, Tue, 9/1, opens on Tuesday, September 1, 2026 at 1:00 AM.',
    ],
    [
      'after the last day',
      at('2026-12-01T12:00:00Z'),
      'The course is at Tue, 9/8. No later day has a date.',
    ],
    ['without dates', { dates: [] }, 'No day is open yet. No later day has a date.'],
    [
      'without a time',
      { timeToShowNewContent: null },
      'No time for new content is set, so no day is open and every section is locked.',
    ],
    ['by hand', { mode: 'manual', manualIndex: 3 }, 'The current day is set by hand: Thu, 9/3.'],
    [
      'by hand on a section',
      { mode: 'manual', manualIndex: 4 },
      'The current day is set by hand: row 4 of the schedule.',
    ],
    [
      'by hand without a day',
      { mode: 'manual' },
      'No current day is set, so every section is locked.',
    ],
    [
      'a skipped time is given as the clock will show it',
      { ...opensAt('02:30', 'AM'), ...at('2026-03-07T12:00:00Z'), dates: [day(3, '2026-03-08')] },
      'No day is open yet. The next day, Sun, 3/8, opens on Sunday, March 8, 2026 at 3:00 AM.',
    ],
  ])('DAY-10 %s', (_name, change, expected) => {
    expect(courseDaySentence({ ...base, ...change })).toBe(expected);
  });
});

test('DAY-1 the input is made from the settings and the schedule', () => {
  const settings = {
    isAutomatic: false,
    timeToShowNewContent: null,
    manualDay: { label: 'x', index: 4 },
  };
  const input = courseDayInput(settings, { dates: [] }, base.timeZone, 7);
  expect(input).toEqual({
    mode: 'manual',
    manualIndex: 4,
    dates: [],
    nowEpochMs: 7,
    timeZone: 'America/New_York',
    timeToShowNewContent: null,
  });
  expect(
    courseDayInput(
      { ...settings, isAutomatic: true, manualDay: null },
      { dates: [] },
      base.timeZone,
      7,
    ),
  ).toMatchObject({
    mode: 'automatic',
    manualIndex: null,
  });
});
