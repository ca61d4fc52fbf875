import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoDateOf } from './calendar.ts';
import { deadlineText, endOfDay, isDayOver, timeLeftText } from './deadline.ts';
import { localDate, timeZoneOf } from './zoned-time.ts';

const newYork = 'America/New_York';

describe('the end of a day', () => {
  test.each([
    ['an ordinary day', newYork, '2026-11-25', '2026-11-26T05:00:00Z'],
    ['a day of 25 hours', newYork, '2026-11-01', '2026-11-02T05:00:00Z'],
    ['a day of 23 hours', newYork, '2026-03-08', '2026-03-09T04:00:00Z'],
    ['before a midnight that does not exist', 'Africa/Cairo', '2026-04-23', '2026-04-23T22:00:00Z'],
    ['a day whose last hour comes twice', 'Africa/Cairo', '2026-10-29', '2026-10-29T22:00:00Z'],
    ['the day before one that was skipped', 'Pacific/Apia', '2011-12-29', '2011-12-30T10:00:00Z'],
    ['the last day of a year', 'Europe/Berlin', '2026-12-31', '2026-12-31T23:00:00Z'],
  ])('CAL-25 %s', (_name, zone, date, expected) => {
    const place = timeZoneOf(zone);
    const day = isoDateOf(date);
    const end = Date.parse(expected);
    expect(new Date(endOfDay(day, place)).toISOString()).toBe(new Date(end).toISOString());
    expect(isDayOver(day, end - 1, place)).toBe(false);
    expect(isDayOver(day, end, place)).toBe(true);
  });

  test('CAL-25 a save counts for a day exactly while the day is not over', () => {
    const zones = [newYork, 'Asia/Beirut', 'Australia/Lord_Howe', 'America/Havana'].map(timeZoneOf);
    const moments = fc.integer({ min: Date.parse('1990-01-01'), max: Date.parse('2040-01-01') });
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (moment, place) => {
        const date = localDate(moment, place);
        expect(isDayOver(date, moment, place)).toBe(false);
        expect(moment).toBeLessThan(endOfDay(date, place));
        expect(isDayOver(date, endOfDay(date, place), place)).toBe(true);
      }),
    );
  });
});

describe('how a deadline reads', () => {
  test.each([
    ['this year', newYork, '2026-11-25', '2026-11-20T12:00:00Z', 'Nov 25, 11:59 PM, New York time'],
    [
      'next year',
      newYork,
      '2027-01-08',
      '2026-12-20T12:00:00Z',
      'Jan 8, 2027, 11:59 PM, New York time',
    ],
    [
      'the year by the clock of the course',
      newYork,
      '2026-12-31',
      '2027-01-01T04:30:00Z',
      'Dec 31, 11:59 PM, New York time',
    ],
    [
      'another zone',
      'Europe/Berlin',
      '2026-05-04',
      '2026-05-01T12:00:00Z',
      'May 4, 11:59 PM, Berlin time',
    ],
    [
      'a zone without a place',
      'UTC',
      '2026-05-04',
      '2026-05-01T12:00:00Z',
      'May 4, 11:59 PM, UTC time',
    ],
  ])('CAL-26 %s', (_name, zone, date, now, expected) => {
    expect(deadlineText(isoDateOf(date), Date.parse(now), timeZoneOf(zone))).toBe(expected);
  });
});

describe('how much time is left', () => {
  test.each([
    ['days before', '2026-11-25', '2026-11-22T15:00:00Z', '3 days left'],
    ['a little more than three days', '2026-11-25', '2026-11-23T04:59:00Z', '3 days left'],
    ['a minute into the next day', '2026-11-25', '2026-11-23T05:01:00Z', '2 days left'],
    ['the evening before', '2026-11-25', '2026-11-25T04:30:00Z', '1 day left'],
    ['the morning of the day', '2026-11-25', '2026-11-25T05:00:00Z', '24 hours left'],
    ['the evening of the day', '2026-11-25', '2026-11-25T23:30:00Z', '5 hours 30 minutes left'],
    ['an hour and a half', '2026-11-25', '2026-11-26T03:30:00Z', '1 hour 30 minutes left'],
    ['under an hour', '2026-11-25', '2026-11-26T04:01:00Z', '59 minutes left'],
    ['one minute', '2026-11-25', '2026-11-26T04:58:30Z', '1 minute left'],
    ['the last seconds', '2026-11-25', '2026-11-26T04:59:30Z', 'less than a minute left'],
    ['over', '2026-11-25', '2026-11-26T05:00:00Z', null],
    ['long over', '2026-11-25', '2027-11-26T05:00:00Z', null],
    ['many days', '2029-11-25', '2026-11-25T15:00:00Z', '1,096 days left'],
    // The clocks go back on November 1, 2026, at 2 AM, and forward on March 8.
    ['a day of 25 hours', '2026-11-01', '2026-11-01T04:30:00Z', '24 hours left'],
    ['its second 1:30 AM', '2026-11-01', '2026-11-01T06:30:00Z', '22 hours left'],
    ['a day of 23 hours', '2026-03-08', '2026-03-08T05:30:00Z', '22 hours left'],
    ['a week with a longer day', '2026-11-03', '2026-10-30T03:59:00Z', '5 days left'],
  ])('CAL-27 %s', (_name, date, now, expected) => {
    expect(timeLeftText(isoDateOf(date), Date.parse(now), timeZoneOf(newYork))).toBe(expected);
  });

  test('CAL-27 there is time left exactly until the day is over', () => {
    const place = timeZoneOf(newYork);
    const due = isoDateOf('2026-11-01');
    const before = fc.integer({ min: -5 * 86_400_000, max: 86_400_000 });
    fc.assert(
      fc.property(before, (offset) => {
        const now = endOfDay(due, place) + offset;
        expect(timeLeftText(due, now, place) === null).toBe(isDayOver(due, now, place));
      }),
    );
  });
});
