import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isoDateOf, shortDateLabel } from '../base/calendar.ts';
import { readClockTime } from '../base/clock-time.ts';
import { timeZoneOf } from '../base/zoned-time.ts';
import { currentDayIndex, type CourseDayInput } from './current-day.ts';
import { rememberedDay } from './remembered-day.ts';

const FIRST = isoDateOf('2026-10-20');
const START = Date.parse('2026-10-18T00:00:00Z');
const HOUR = 3_600_000;

const inputs = fc.record({
  mode: fc.constantFrom<CourseDayInput['mode']>('automatic', 'automatic', 'manual'),
  manualIndex: fc.option(fc.integer({ min: 0, max: 9 })),
  // Over the night when the clocks go back, with days on one date and days without any.
  dates: fc.array(fc.option(fc.integer({ min: 0, max: 16 })), { maxLength: 8 }).map((days) =>
    days.map((offset, index) => {
      const isoDate = offset === null ? null : addDays(FIRST, offset);
      return { index, isoDate, label: isoDate === null ? '??' : shortDateLabel(isoDate) };
    }),
  ),
  timeZone: fc.constantFrom('America/New_York', 'Europe/Berlin', 'UTC').map(timeZoneOf),
  timeToShowNewContent: fc.constantFrom(
    readClockTime('01:30', 'AM'),
    readClockTime('11:59', 'PM'),
    null,
  ),
});

describe('the day that is remembered', () => {
  test('DAY-12 it is the day of the moment, whichever moment was asked for before', () => {
    const moments = fc.array(fc.integer({ min: 0, max: 24 * 20 * 4 }), { maxLength: 40 });
    fc.assert(
      fc.property(inputs, moments, (input, quarters) => {
        const inputAt = (nowEpochMs: number) => ({ ...input, nowEpochMs });
        const remembered = rememberedDay(inputAt);
        for (const quarter of quarters) {
          const now = START + quarter * (HOUR / 4);
          expect(remembered(now)).toBe(currentDayIndex(inputAt(now)));
        }
      }),
      { numRuns: 500 },
    );
  });

  test('DAY-12 between two openings the schedule is read once', () => {
    let readings = 0;
    const dates = [{ index: 4, isoDate: FIRST, label: shortDateLabel(FIRST) }];
    const remembered = rememberedDay((nowEpochMs) => {
      readings += 1;
      return {
        mode: 'automatic',
        manualIndex: null,
        dates,
        nowEpochMs,
        timeZone: timeZoneOf('UTC'),
        timeToShowNewContent: readClockTime('01:00', 'AM'),
      };
    });
    const opening = Date.parse('2026-10-20T01:00:00Z');
    const days = [opening - 2, opening - 1, opening, opening + HOUR].map(remembered);
    expect([days, readings]).toEqual([[null, null, 4, 4], 2]);
  });
});
