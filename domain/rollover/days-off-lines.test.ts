import { expect, test } from 'vitest';
import { isoDateOf } from '../base/calendar.ts';
import { readDaysOffLines } from './days-off-lines.ts';

const term = { startDate: isoDateOf('2026-08-24'), endDate: isoDateOf('2027-05-14') };

test.each([
  ['2027-03-15 to 2027-03-19 Spring break', '2027-03-15', '2027-03-19', 'Spring break'],
  ['Nov 25 Thanksgiving', '2026-11-25', '2026-11-25', 'Thanksgiving'],
  ['Nov. 25 - 27: Thanksgiving', '2026-11-25', '2026-11-27', 'Thanksgiving'],
  ['November 25–27, 2026 Thanksgiving', '2026-11-25', '2026-11-27', 'Thanksgiving'],
  [
    'Thanksgiving: Wednesday, November 25 through Friday, November 27',
    '2026-11-25',
    '2026-11-27',
    'Thanksgiving',
  ],
  ['Winter break Dec 20 to Jan 8', '2026-12-20', '2027-01-08', 'Winter break'],
  ['Dec 20 - Jan 8, 2027 (Winter break)', '2026-12-20', '2027-01-08', 'Winter break'],
  ['1/18 Martin Luther King Jr. Day', '2027-01-18', '2027-01-18', 'Martin Luther King Jr. Day'],
  ['1/18/2027\tMLK Day', '2027-01-18', '2027-01-18', 'MLK Day'],
  ['3/15-3/19 Spring break', '2027-03-15', '2027-03-19', 'Spring break'],
  ['15 March 2027 Ides', '2027-03-15', '2027-03-15', 'Ides'],
  ['15-19 March', '2027-03-15', '2027-03-19', ''],
  ['• Mon, Sept 7th: Labor Day', '2026-09-07', '2026-09-07', 'Labor Day'],
])('RLL-30 %s', (line, from, to, reason) => {
  expect(readDaysOffLines(line, term)).toEqual({ entries: [{ from, to, reason }], unread: [] });
});

test('RLL-31 a date without a year is in the term', () => {
  const fall = { startDate: isoDateOf('2026-09-01'), endDate: isoDateOf('2026-12-11') };
  expect(readDaysOffLines('Oct 12', fall).entries[0]?.from).toBe('2026-10-12');
  expect(readDaysOffLines('Aug 12', fall).entries[0]?.from).toBe('2026-08-12');
  expect(readDaysOffLines('Oct 12', { startDate: null, endDate: null }).unread).toEqual(['Oct 12']);
});

test('RLL-32 lines that have no date, a day that does not exist or an end before the start are listed', () => {
  const lines = ['Reading week', 'Feb 30 Leap', '2027-03-19 to 2027-03-15', '', '  '];
  expect(readDaysOffLines(lines.join('\n'), term)).toEqual({
    entries: [],
    unread: lines.slice(0, 3),
  });
});
