import { expect, test } from 'vitest';
import { isoDateOf } from '../../domain/base/calendar.ts';
import { readDays } from '../../server/holidays/read-days.ts';
import { writeDays } from './write-days.ts';

const cases = [
  { name: 'the same day every year', days: ['2026-07-04', '2027-07-04'], written: '0704' },
  { name: 'another day each year', days: ['2026-04-06', '2027-03-29'], written: '0406 0329' },
  { name: 'a year without it', days: ['2027-03-29'], written: '- 0329' },
  { name: 'two in one year', days: ['2026-01-01', '2026-12-22'], written: '0101,1222 -' },
  { name: 'several days in a row', days: ['2027-12-30 2028-01-02'], written: '- 1230+3' },
];

test.each(cases)('RLL-34 $name is written, and read again', ({ days, written }) => {
  const ranges = days.map((day) => {
    const [from = '', to = from] = day.split(' ');
    return { from: isoDateOf(from), to: isoDateOf(to) };
  });
  expect(writeDays(ranges, 2026, 2027)).toBe(written);
  expect(readDays(written, 2026, 2027)).toEqual(ranges);
});
