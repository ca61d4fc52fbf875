import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  cardDateLabel,
  dateFaultSentence,
  daysBetween,
  isIsoDate,
  isoDateOf,
  longDateLabel,
  parseIsoDate,
  shortDateLabel,
  weekdayOf,
} from './calendar.ts';

const anyDay = fc
  .integer({ min: -20_000, max: 40_000 })
  .map((offset) => addDays(isoDateOf('2000-01-01'), offset));

describe('which texts are dates', () => {
  test.each([
    ['an ordinary day', '2026-09-04', true],
    ['a leap day', '2028-02-29', true],
    ['the leap day of 2000', '2000-02-29', true],
    ['a leap day in a common year', '2026-02-29', false],
    ['no leap day in 1900', '1900-02-29', false],
    ['the 30th of February', '2026-02-30', false],
    ['the 31st of April', '2026-04-31', false],
    ['month 13', '2026-13-01', false],
    ['month 0', '2026-00-10', false],
    ['day 0', '2026-01-00', false],
    ['one digit in the month', '2026-9-04', false],
    ['a timestamp', '2026-09-04T00:00:00Z', false],
    ['a line break at the end', '2026-09-04\n', false],
    ['digits of another script', '٢٠٢٦-٠٩-٠٤', false],
    ['the placeholder', '??', false],
    ['nothing', '', false],
  ])('CAL-1 %s: %s is a date: %s', (_name, text, expected) => {
    expect(isIsoDate(text)).toBe(expected);
  });

  test.each([
    ['spaces around it', ' 2026-09-04 ', { ok: true, value: '2026-09-04' }],
    ['American order', '9/4/2026', { ok: false, reason: 'not-a-date' }],
    ['a day that does not exist', '2026-02-30', { ok: false, reason: 'no-such-day' }],
    ['month 13', '2026-13-01', { ok: false, reason: 'no-such-day' }],
    ['nothing', '', { ok: false, reason: 'not-a-date' }],
  ])('CAL-2 a typed date with %s', (_name, text, expected) => {
    expect(parseIsoDate(text)).toEqual(expected);
  });

  test('CAL-2 each reason has its own sentence', () => {
    expect(dateFaultSentence('not-a-date')).toContain('yyyy-mm-dd');
    expect(dateFaultSentence('no-such-day')).toBe('That date doesn’t exist.');
  });

  test('CAL-1 any text is either refused or the same text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/)), (text) => {
        const result = parseIsoDate(text);
        expect(result.ok ? result.value : text.trim()).toBe(text.trim());
        expect(result.ok).toBe(isIsoDate(text.trim()));
      }),
    );
  });
});

describe('moving by days', () => {
  test.each([
    ['over a month', '2026-01-31', 1, '2026-02-01'],
    ['over a year', '2026-12-31', 1, '2027-01-01'],
    ['over a leap day', '2028-02-28', 1, '2028-02-29'],
    ['backward', '2026-03-01', -1, '2026-02-28'],
    ['over a daylight-saving change', '2026-03-07', 2, '2026-03-09'],
    ['not at all', '2026-03-01', 0, '2026-03-01'],
    ['by a part of a day', '2026-03-01', 1.9, '2026-03-02'],
    ['by no number', '2026-03-01', Number.NaN, '2026-03-01'],
    ['beyond the last year', '9999-12-30', 5, '9999-12-31'],
    ['without end', '2026-03-01', Infinity, '9999-12-31'],
    ['before the first year', '0000-01-02', -5, '0000-01-01'],
  ])('CAL-3 %s', (_name, start, days, expected) => {
    expect(addDays(isoDateOf(start), days)).toBe(expected);
  });

  test('CAL-3 moving there and back returns to the start, and the distance is the move', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (start, days) => {
        const end = addDays(start, days);
        expect(addDays(end, -days)).toBe(start);
        expect(daysBetween(start, end)).toBe(days);
      }),
    );
  });

  test('CAL-4 the texts of dates sort in order of time', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (first, second) => {
        expect([first < second, first === second]).toEqual([
          daysBetween(first, second) > 0,
          daysBetween(first, second) === 0,
        ]);
      }),
    );
  });
});

describe('labels', () => {
  test.each([
    ['2024-09-04', 'Wed, 9/4', 'Wednesday, September 4, 2024', 'September 4, 2024'],
    ['2026-12-31', 'Thu, 12/31', 'Thursday, December 31, 2026', 'December 31, 2026'],
    ['2026-03-01', 'Sun, 3/1', 'Sunday, March 1, 2026', 'March 1, 2026'],
  ])('CAL-6 %s is %s, %s and %s', (text, short, long, card) => {
    expect([
      shortDateLabel(isoDateOf(text)),
      longDateLabel(isoDateOf(text)),
      cardDateLabel(isoDateOf(text)),
    ]).toEqual([short, long, card]);
  });

  test('CAL-5 seven days later is the same weekday', () => {
    expect(weekdayOf(isoDateOf('2026-09-07'))).toBe('Monday');
    expect(weekdayOf(isoDateOf('2026-09-13'))).toBe('Sunday');
    fc.assert(
      fc.property(anyDay, (date) => {
        expect(weekdayOf(addDays(date, 7))).toBe(weekdayOf(date));
        expect(weekdayOf(addDays(date, 1))).not.toBe(weekdayOf(date));
      }),
    );
  });
});
