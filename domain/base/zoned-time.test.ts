import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoDateOf } from './calendar.ts';
import {
  DEFAULT_TIME_ZONE,
  instantOfLocalTime,
  isTimeZone,
  localDate,
  localTime,
  readTimeZone,
  submissionTimestamp,
  timeZoneOf,
} from './zoned-time.ts';

describe('names of zones', () => {
  test.each([
    ['a usual name', 'Europe/Berlin', 'Europe/Berlin'],
    ['any case', 'america/NEW_york', 'America/New_York'],
    ['spaces around it', ' Asia/Tokyo ', 'Asia/Tokyo'],
    ['UTC', 'UTC', 'UTC'],
  ])('CAL-7 %s is known', (_name, text, expected) => {
    expect(readTimeZone(text)).toEqual({ ok: true, value: expected });
  });

  test.each([
    ['an invented place', 'Europe/Atlantis'],
    ['a bare offset', '+05:30'],
    ['a whole timestamp', '2026-01-01T00:00:00Z'],
    ['a zone in brackets', '2026-01-01T00:00[Europe/Berlin]'],
    ['nothing', ''],
    ['a very long text', 'A'.repeat(100_000)],
  ])('CAL-7 %s is refused', (_name, text) => {
    expect(readTimeZone(text)).toEqual({ ok: false, reason: 'unknown-time-zone' });
    expect(isTimeZone(text)).toBe(false);
  });

  test('CAL-7 only the usual spelling counts as a time zone', () => {
    expect(isTimeZone('america/new_york')).toBe(false);
    expect(DEFAULT_TIME_ZONE).toBe('America/New_York');
    expect(isTimeZone(DEFAULT_TIME_ZONE)).toBe(true);
  });
});

describe('the local date and minute of a moment', () => {
  test.each([
    [
      'just before the spring change',
      'America/New_York',
      '2026-03-08T06:59:00Z',
      '2026-03-08',
      119,
    ],
    ['at the spring change', 'America/New_York', '2026-03-08T07:00:00Z', '2026-03-08', 180],
    ['first 1:30 in autumn', 'America/New_York', '2026-11-01T05:30:00Z', '2026-11-01', 90],
    ['second 1:30 in autumn', 'America/New_York', '2026-11-01T06:30:00Z', '2026-11-01', 90],
    ['last minute of a long day', 'America/New_York', '2026-11-02T04:59:00Z', '2026-11-01', 1439],
    ['spring in Berlin', 'Europe/Berlin', '2026-03-29T01:00:00Z', '2026-03-29', 180],
    [
      'a midnight that does not exist',
      'America/Sao_Paulo',
      '2018-11-04T03:00:00Z',
      '2018-11-04',
      60,
    ],
    [
      'before the day that Apia skipped',
      'Pacific/Apia',
      '2011-12-30T09:59:00Z',
      '2011-12-29',
      1439,
    ],
    ['after the day that Apia skipped', 'Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-31', 0],
    [
      'the last minute before a midnight that does not exist',
      'Africa/Cairo',
      '2026-04-23T21:59:00Z',
      '2026-04-23',
      1439,
    ],
    ['the first minute after it', 'Africa/Cairo', '2026-04-23T22:00:00Z', '2026-04-24', 60],
    [
      'the evening hour that comes twice, once',
      'Africa/Cairo',
      '2026-10-29T20:30:00Z',
      '2026-10-29',
      1410,
    ],
    ['and again: still that day', 'Africa/Cairo', '2026-10-29T21:30:00Z', '2026-10-29', 1410],
    ['the end of the longest evening', 'Asia/Beirut', '2026-10-24T21:59:00Z', '2026-10-24', 1439],
    ['an offset of 45 minutes', 'Asia/Kathmandu', '2026-01-01T00:00:00Z', '2026-01-01', 345],
    [
      'half an hour of daylight saving',
      'Australia/Lord_Howe',
      '2026-10-03T15:30:00Z',
      '2026-10-04',
      150,
    ],
  ])('CAL-8 %s in %s', (_name, name, instant, date, minutes) => {
    expect(localTime(Date.parse(instant), timeZoneOf(name))).toEqual({ date, minutes });
    expect(localDate(Date.parse(instant), timeZoneOf(name))).toBe(date);
  });

  test('CAL-8 a part of a millisecond does not matter', () => {
    expect(localTime(1.5, timeZoneOf('UTC'))).toEqual({ date: '1970-01-01', minutes: 0 });
  });
});

describe('the stamp of a submission', () => {
  test.each([
    [
      'late evening stays that day',
      'America/New_York',
      '2026-09-05T03:59:59.999Z',
      '2026-09-04T23:59:59.999-04:00',
    ],
    ['winter', 'America/New_York', '2026-01-15T12:00:00Z', '2026-01-15T07:00:00.000-05:00'],
    ['first 1:30', 'America/New_York', '2026-11-01T05:30:00Z', '2026-11-01T01:30:00.000-04:00'],
    ['second 1:30', 'America/New_York', '2026-11-01T06:30:00Z', '2026-11-01T01:30:00.000-05:00'],
    ['ahead of UTC', 'Pacific/Apia', '2026-06-01T12:00:00Z', '2026-06-02T01:00:00.000+13:00'],
    ['UTC itself', 'UTC', '2026-06-01T12:00:00Z', '2026-06-01T12:00:00.000+00:00'],
  ])('CAL-9 %s', (_name, name, instant, expected) => {
    expect(submissionTimestamp(Date.parse(instant), timeZoneOf(name))).toBe(expected);
  });

  test('CAL-9 the stamp is the same moment and its date part the local date', () => {
    const zones = [
      'America/New_York',
      'Europe/Berlin',
      'Pacific/Apia',
      'Africa/Cairo',
      'Asia/Beirut',
    ].map(timeZoneOf);
    const moments = fc.integer({ min: Date.parse('1990-01-01'), max: Date.parse('2060-01-01') });
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (moment, zone) => {
        const stamp = submissionTimestamp(moment, zone);
        expect(Date.parse(stamp)).toBe(moment);
        expect(stamp.split('T')[0]).toBe(localDate(moment, zone));
      }),
    );
  });
});

describe('the moment of a local time', () => {
  test.each([
    ['an ordinary morning', 'America/New_York', '2026-09-04', 60, '2026-09-04T05:00:00Z'],
    [
      'a skipped minute is the moment of the skip',
      'America/New_York',
      '2026-03-08',
      150,
      '2026-03-08T07:00:00Z',
    ],
    ['after the skip', 'America/New_York', '2026-03-08', 180, '2026-03-08T07:00:00Z'],
    [
      'a minute that comes twice: the first',
      'America/New_York',
      '2026-11-01',
      90,
      '2026-11-01T05:30:00Z',
    ],
    [
      'a midnight that does not exist',
      'America/Sao_Paulo',
      '2018-11-04',
      0,
      '2018-11-04T03:00:00Z',
    ],
    ['the same in Cairo', 'Africa/Cairo', '2026-04-24', 0, '2026-04-23T22:00:00Z'],
    ['the same in Beirut', 'Asia/Beirut', '2026-03-29', 0, '2026-03-28T22:00:00Z'],
    ['another such midnight', 'America/Havana', '2026-03-08', 0, '2026-03-08T05:00:00Z'],
    ['a day that was skipped', 'Pacific/Apia', '2011-12-30', 720, '2011-12-30T10:00:00Z'],
    ['half an hour skipped', 'Australia/Lord_Howe', '2026-10-04', 135, '2026-10-03T15:30:00Z'],
  ])('CAL-10 %s', (_name, zone, date, minutes, expected) => {
    const moment = instantOfLocalTime({ date: isoDateOf(date), minutes }, timeZoneOf(zone));
    expect(new Date(moment).toISOString()).toBe(new Date(expected).toISOString());
  });

  test('CAL-10 it is the first moment whose clock shows that minute or later', () => {
    const zones = ['America/New_York', 'Europe/Berlin', 'America/Havana', 'Asia/Beirut'].map(
      timeZoneOf,
    );
    const moments = fc.integer({ min: Date.parse('1990-01-01'), max: Date.parse('2040-01-01') });
    fc.assert(
      fc.property(
        moments,
        fc.integer({ min: 0, max: 1439 }),
        fc.constantFrom(...zones),
        (near, minutes, zone) => {
          const date = localDate(near, zone);
          const moment = instantOfLocalTime({ date, minutes }, zone);
          const reached = localTime(moment, zone);
          const justBefore = localTime(moment - 1, zone);
          expect(reached.date).toBe(date);
          expect(reached.minutes).toBeGreaterThanOrEqual(minutes);
          expect(justBefore.date < date || justBefore.minutes < minutes).toBe(true);
        },
      ),
    );
  });
});
