import {
  DUE_TIMES,
  clockChangeSentence,
  dueCardLabel,
  dueDateText,
  dueEndLabel,
} from './due-date-labels.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoDateOf } from './calendar.ts';
import { deadlineText, dueInstant, isPastDue, timeLeftText } from './deadline.ts';
import {
  compareDueDates,
  dueDateAt,
  dueDateOf,
  dueDay,
  dueTimeOf,
  parseDueDate,
  readDueDate,
} from './due-date.ts';
import { localTime, timeZoneOf } from './zoned-time.ts';

const newYork = timeZoneOf('America/New_York');
const ZONES = [
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/Havana',
  'Africa/Cairo',
].map(timeZoneOf);

const anyDay = fc
  .integer({ min: 0, max: 4000 })
  .map((days) =>
    isoDateOf(new Date(Date.UTC(2022, 0, 1) + days * 86_400_000).toISOString().slice(0, 10)),
  );
const anyDue = fc
  .tuple(anyDay, fc.option(fc.constantFrom(...DUE_TIMES)))
  .map(([day, time]) => dueDateAt(day, time));

describe('a due date as text', () => {
  test.each([
    ['2026-11-25', '2026-11-25', null],
    [' 2026-11-25T17:00 ', '2026-11-25', '17:00'],
    ['2026-11-25T00:15', '2026-11-25', '00:15'],
    ['2026-11-25T23:45', '2026-11-25', '23:45'],
  ])('DUE-1 %s is accepted', (text, day, time) => {
    const due = dueDateOf(text);
    expect([dueDay(due), dueTimeOf(due)]).toEqual([day, time]);
  });

  test.each([
    ['midnight', '2026-11-25T00:00', 'not-a-due-time'],
    ['24:00', '2026-11-25T24:00', 'not-a-due-time'],
    ['not on the quarter hour', '2026-11-25T17:05', 'not-a-due-time'],
    ['seconds', '2026-11-25T17:00:00', 'not-a-due-time'],
    ['a zone', '2026-11-25T17:00Z', 'not-a-due-time'],
    ['one digit', '2026-11-25T5:00', 'not-a-due-time'],
    ['nothing after the T', '2026-11-25T', 'not-a-due-time'],
    ['no such day', '2026-02-30T17:00', 'no-such-day'],
    ['no date', '17:00', 'not-a-date'],
  ])('DUE-2 %s is refused', (_name, text, reason) => {
    expect(parseDueDate(text)).toEqual({ ok: false, reason });
  });

  test.each([
    ['a whole timestamp', '2026-11-25T17:00:00.000Z', '2026-11-25'],
    ['midnight', '2026-11-25T00:00', '2026-11-25'],
    ['a time off the quarter hour', '2026-11-25T17:05', '2026-11-25'],
    ['a time', '2026-11-25T17:00', '2026-11-25T17:00'],
    ['no date', 'T17:00', null],
    ['nothing', '', null],
  ])('DUE-2 stored as %s', (_name, text, expected) => {
    expect(readDueDate(text)).toBe(expected);
  });

  test('DUE-1 what is written is read back', () => {
    fc.assert(
      fc.property(anyDue, (due) => {
        expect(readDueDate(due)).toBe(due);
        expect(dueDateOf(dueDateText(dueDay(due), dueTimeOf(due)))).toBe(due);
      }),
    );
    expect(DUE_TIMES).toHaveLength(95);
    expect(dueDateText(' ', DUE_TIMES[0] ?? null)).toBe('');
  });

  test('DUE-3 due dates sort by their moments', () => {
    fc.assert(
      fc.property(anyDue, anyDue, (one, other) => {
        const order = Math.sign(compareDueDates(one, other));
        const kathmandu = timeZoneOf('Asia/Kathmandu');
        const moments = dueInstant(one, kathmandu) - dueInstant(other, kathmandu);
        expect(order).toBe(Math.sign(moments));
      }),
    );
  });

  test('DUE-4 labels', () => {
    const [day, five] = [dueDateOf('2026-11-25'), dueDateOf('2026-11-25T17:00')];
    expect([day, five].map(dueCardLabel)).toEqual([
      'November 25, 2026',
      'November 25, 2026, 5:00 PM',
    ]);
    expect([day, five].map(dueEndLabel)).toEqual([
      'the end of Wednesday, November 25, 2026',
      'Wednesday, November 25, 2026, 5:00 PM',
    ]);
    const now = Date.parse('2026-11-20T12:00:00Z');
    expect(deadlineText(five, now, newYork)).toBe('Nov 25, 5:00 PM, New York time');
    expect(deadlineText(dueDateOf('2027-01-08T00:15'), now, newYork)).toBe(
      'Jan 8, 2027, 12:15 AM, New York time',
    );
  });
});

describe('the moment of a due date', () => {
  test.each([
    ['an afternoon', '2026-11-25T17:00', '2026-11-25T22:00:00Z', null],
    [
      'a time that is skipped in spring',
      '2026-03-08T02:30',
      '2026-03-08T07:00:00Z',
      'The clocks skip 2:30 AM that day. Answers count until 3:00 AM.',
    ],
    ['the first time after the skip', '2026-03-08T03:00', '2026-03-08T07:00:00Z', null],
    [
      'a time that comes twice in fall',
      '2026-11-01T01:30',
      '2026-11-01T06:30:00Z',
      'The clocks show 1:30 AM twice that day. The second time counts.',
    ],
    ['the end of a day of 25 hours', '2026-11-01', '2026-11-02T05:00:00Z', null],
  ])('DUE-5 %s', (_name, text, moment, sentence) => {
    const due = dueDateOf(text);
    expect(new Date(dueInstant(due, newYork)).toISOString()).toBe(new Date(moment).toISOString());
    expect(clockChangeSentence(due, newYork)).toBe(sentence);
  });

  test('DUE-5 a skipped time is shown as the moment that it means', () => {
    const now = Date.parse('2026-03-01T12:00:00Z');
    expect(deadlineText(dueDateOf('2026-03-08T02:30'), now, newYork)).toBe(
      'Mar 8, 3:00 AM, New York time',
    );
  });

  test('DUE-5 no moment before it shows the time or a later one for the last time', () => {
    fc.assert(
      fc.property(anyDue, fc.constantFrom(...ZONES), (due, zone) => {
        const moment = dueInstant(due, zone);
        const shown = localTime(moment, zone);
        const time = dueTimeOf(due);
        if (time === null) return;
        const [hours = 0, minutes = 0] = time.split(':').map(Number);
        // At the moment itself the clock shows the time, or the first minute after a skip.
        expect(
          `${shown.date} ${String(shown.minutes).padStart(4, '0')}` >=
            `${dueDay(due)} ${String(hours * 60 + minutes).padStart(4, '0')}`,
        ).toBe(true);
        // The minute before, the clock shows an earlier time; or it is the end of the first of two equal hours.
        const earlier = localTime(moment - 1, zone);
        expect(
          `${earlier.date} ${String(earlier.minutes).padStart(4, '0')}` <
            `${dueDay(due)} ${String(hours * 60 + minutes).padStart(4, '0')}`,
        ).toBe(true);
      }),
    );
  });

  test('DUE-6 it has passed at the moment itself', () => {
    const due = dueDateOf('2026-11-25T17:00');
    const five = Date.parse('2026-11-25T17:00:00-05:00');
    expect([isPastDue(due, five - 1, newYork), isPastDue(due, five, newYork)]).toEqual([
      false,
      true,
    ]);
  });

  test.each([
    ['more than a day', '2026-11-22T12:00:00-05:00', '3 days left'],
    ['a day and a minute', '2026-11-24T16:59:00-05:00', '1 day left'],
    ['less than a day, the evening before', '2026-11-24T23:30:00-05:00', '17 hours left'],
    ['the last hours', '2026-11-25T13:59:00-05:00', '3 hours 1 minute left'],
    ['the last minutes', '2026-11-25T16:58:30-05:00', '1 minute left'],
    ['the last seconds', '2026-11-25T16:59:30-05:00', 'less than a minute left'],
    ['at the time', '2026-11-25T17:00:00-05:00', null],
    ['later that day', '2026-11-25T23:00:00-05:00', null],
  ])('DUE-7 %s', (_name, now, left) => {
    expect(timeLeftText(dueDateOf('2026-11-25T17:00'), Date.parse(now), newYork)).toBe(left);
  });

  test('DUE-7 the time left is never more than what remains', () => {
    const before = fc.integer({ min: 1, max: 10 * 86_400_000 });
    fc.assert(
      fc.property(anyDue, before, fc.constantFrom(...ZONES), (due, ms, zone) => {
        const left = timeLeftText(due, dueInstant(due, zone) - ms, zone) ?? '';
        const [, count = '0', unit] = /^(\d+) (day|hour|minute)/.exec(left) ?? [];
        // A day on which the clocks change has an hour more or less.
        const size = unit === 'day' ? 23 * 3_600_000 : unit === 'hour' ? 3_600_000 : 60_000;
        expect(Number(count) * size).toBeLessThanOrEqual(ms);
      }),
    );
  });
});
