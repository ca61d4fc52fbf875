import { isoDateOf } from '@elenchus/domain/base/calendar.ts';
import { expect, test } from 'vitest';
import { readCalendarFile } from './read-calendar-file.ts';

const SPAN = { from: isoDateOf('2026-11-17'), to: isoDateOf('2029-11-17') };

function calendar(...events: readonly string[][]): string {
  const lines = events.flatMap((event) => ['BEGIN:VEVENT', ...event, 'END:VEVENT']);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
}

test('the days of whole-day events and of events with a time', async () => {
  const text = calendar(
    ['SUMMARY:Spring break', 'DTSTART;VALUE=DATE:20270315', 'DTEND;VALUE=DATE:20270320'],
    ['SUMMARY:Founders Day', 'DTSTART;VALUE=DATE:20270406'],
    ['SUMMARY:Concert', 'DTSTART:20270408T190000', 'DTEND:20270408T210000'],
    ['SUMMARY:No start'],
  );
  expect(await readCalendarFile(text, SPAN)).toEqual([
    { from: '2027-03-15', to: '2027-03-19', reason: 'Spring break' },
    { from: '2027-04-06', to: '2027-04-06', reason: 'Founders Day' },
    { from: '2027-04-08', to: '2027-04-08', reason: 'Concert' },
  ]);
});

test('a repeated event counts each time within the span, without the days it leaves out', async () => {
  const text = calendar(
    [
      'SUMMARY:New Year',
      'DTSTART;VALUE=DATE:19700101',
      'DTEND;VALUE=DATE:19700102',
      'RRULE:FREQ=YEARLY',
    ],
    [
      'SUMMARY:Assembly',
      'DTSTART:20270104T090000',
      'DTEND:20270104T100000',
      'RRULE:FREQ=WEEKLY;COUNT=3',
      'EXDATE:20270111T090000',
    ],
    ['SUMMARY:Over', 'DTSTART;VALUE=DATE:20100101', 'RRULE:FREQ=DAILY;UNTIL=20101231'],
  );
  const days = await readCalendarFile(text, SPAN);
  expect(days.map(({ from, to, reason }) => `${from} ${to} ${reason}`)).toEqual([
    '2027-01-01 2027-01-01 New Year',
    '2028-01-01 2028-01-01 New Year',
    '2029-01-01 2029-01-01 New Year',
    '2027-01-04 2027-01-04 Assembly',
    '2027-01-18 2027-01-18 Assembly',
  ]);
});

test('an event that repeats every second without end is given up', async () => {
  const text = calendar(['SUMMARY:Bomb', 'DTSTART:19700101T000000', 'RRULE:FREQ=SECONDLY']);
  expect(await readCalendarFile(text, SPAN)).toEqual([]);
});

test.each(['', 'PK\u0003\u0004', '<html></html>', 'BEGIN:VCALENDAR'])(
  'a file that is no calendar is refused: %j',
  async (text) => {
    await expect(readCalendarFile(text, SPAN)).rejects.toMatchObject({
      name: 'UnreadableCalendar',
    });
  },
);
