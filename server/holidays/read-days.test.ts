import { describe, expect, test } from 'vitest';
import { readDays } from './read-days.ts';

const cases = [
  { name: 'the same day every year', written: '0704', days: ['2026-07-04', '2027-07-04'] },
  { name: 'another day each year', written: '0406 0329', days: ['2026-04-06', '2027-03-29'] },
  { name: 'a year without it', written: '- 0329', days: ['2027-03-29'] },
  { name: 'two in one year', written: '0101,1222 -', days: ['2026-01-01', '2026-12-22'] },
  {
    name: 'several days in a row, into the next year',
    written: '- 1230+3',
    days: ['2027-12-30 to 2028-01-02'],
  },
  { name: 'never', written: '', days: [] },
];

describe('RLL-34 the days of a holiday in the years 2026 and 2027', () => {
  test.each(cases)('$name', ({ written, days }) => {
    const read = readDays(written, 2026, 2027);
    expect(read.map(({ from, to }) => (from === to ? from : `${from} to ${to}`))).toEqual(days);
  });
});
