import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clampHour,
  clampMinute,
  clockTimeOfMinutes,
  clockTimeText,
  DEFAULT_CLOCK_TIME,
  minutesOfDay,
  readClockTime,
} from './clock-time.ts';

test.each([
  ['within the range', '9', 9],
  ['padded', '09', 9],
  ['noon', '12', 12],
  ['24-hour habit', '13', 12],
  ['zero', '0', 1],
  ['negative', '-4', 1],
  ['huge', '9'.repeat(400), 12],
  ['words', 'nine', 1],
  ['a fraction', '2.5', 1],
  ['nothing', '', 1],
])('CAL-12 the hour %s', (_name, text, expected) => {
  expect(clampHour(text)).toBe(expected);
});

test.each([
  ['within the range', '30', 30],
  ['zero', '0', 0],
  ['too large', '60', 59],
  ['negative', '-1', 0],
  ['words', 'half', 0],
  ['nothing', '', 0],
])('CAL-12 the minute %s', (_name, text, expected) => {
  expect(clampMinute(text)).toBe(expected);
});

test.each([
  ['a saved time', '08:05', 'PM', '08:05', 1205],
  ['midnight', '12:00', 'AM', '12:00', 0],
  ['noon', '12:00', 'PM', '12:00', 720],
  ['the last minute', '11:59', 'PM', '11:59', 1439],
  ['small letters', '1:00', 'pm', '01:00', 780],
  ['an unknown half', '3:15', 'noonish', '03:15', 195],
  ['no minutes', '7', 'AM', '07:00', 420],
  ['nothing at all', '', '', '01:00', 60],
  ['garbage', 'a:b:c', 'PM', '01:00', 780],
  ['24-hour habit', '23:75', 'AM', '12:59', 59],
])('CAL-13 %s is shown and counted', (_name, text, half, shown, minutes) => {
  const time = readClockTime(text, half);
  expect(clockTimeText(time)).toBe(shown);
  expect(minutesOfDay(time)).toBe(minutes);
});

test('CAL-13 the default is 01:00 AM', () => {
  expect(readClockTime('', '')).toEqual(DEFAULT_CLOCK_TIME);
  expect(clockTimeText(DEFAULT_CLOCK_TIME)).toBe('01:00');
});

test('CAL-14 minutes, clock time and text turn into each other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
      const time = clockTimeOfMinutes(minutes);
      expect(minutesOfDay(time)).toBe(minutes);
      expect(readClockTime(clockTimeText(time), time.half)).toEqual(time);
    }),
  );
  expect(clockTimeOfMinutes(-60)).toEqual({ hour: 11, minute: 0, half: 'PM' });
});
