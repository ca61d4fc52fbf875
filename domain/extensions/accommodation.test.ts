import { expect, test } from 'vitest';
import { isoDateOf } from '../base/calendar.ts';
import { dueDateOf } from '../base/due-date.ts';
import {
  accommodatedDay,
  accommodationLabel,
  accommodationSentence,
  readAccommodation,
} from './accommodation.ts';

test.each([
  ['one and a half times of 10 days', '2026-09-01', '2026-09-11', 'factor', 150, '2026-09-16'],
  ['half days are rounded up', '2026-09-01', '2026-09-10', 'factor', 150, '2026-09-15'],
  ['no rounding errors', '2026-09-01', '2026-09-11', 'factor', 110, '2026-09-12'],
  ['the time of day stays', '2026-09-01', '2026-09-11T17:00', 'factor', 200, '2026-09-21'],
  ['no class day has a date', null, '2026-09-11', 'factor', 200, '2026-09-18'],
  ['the first class day is later', '2026-09-20', '2026-09-11', 'factor', 200, '2026-09-18'],
  ['days', '2026-09-01', '2026-09-11', 'days', 3, '2026-09-14'],
] as const)('EXT-1 an accommodation: %s', (_name, start, due, kind, amount, expected) => {
  const first = start === null ? null : isoDateOf(start);
  expect(accommodatedDay(dueDateOf(due), first, { kind, amount })).toBe(expected);
});

test.each([
  ['factor', '1.5', 150],
  ['factor', ' 1,25 ', 125],
  ['factor', '10', 1000],
  ['factor', '1', null],
  ['factor', '1.555', null],
  ['factor', '10.01', null],
  ['factor', 'twice', null],
  ['days', '3', 3],
  ['days', '365', 365],
  ['days', '0', null],
  ['days', '1.5', null],
  ['days', '366', null],
] as const)('EXT-3 %s %j is read as %j', (kind, typed, amount) => {
  const read = readAccommodation(kind, typed);
  expect(read).toEqual(
    amount === null ? { ok: false, reason: kind } : { ok: true, value: { kind, amount } },
  );
});

test('an amount that can’t be used has a sentence', () => {
  expect(accommodationSentence('factor')).toMatch(/^Enter a multiple/);
  expect(accommodationSentence('days')).toMatch(/^Enter a number/);
});

test('an accommodation has a short label', () => {
  expect(accommodationLabel({ kind: 'factor', amount: 150 })).toBe('1.5 times the usual time');
  expect(accommodationLabel({ kind: 'days', amount: 1 })).toBe('1 more day');
  expect(accommodationLabel({ kind: 'days', amount: 3 })).toBe('3 more days');
});
