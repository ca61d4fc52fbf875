import { expect, test } from 'vitest';
import { readCalendarFile } from './read-calendar-file.ts';

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
  expect(await readCalendarFile(text)).toEqual([
    { from: '2027-03-15', to: '2027-03-19', reason: 'Spring break' },
    { from: '2027-04-06', to: '2027-04-06', reason: 'Founders Day' },
    { from: '2027-04-08', to: '2027-04-08', reason: 'Concert' },
  ]);
});

test.each(['', 'PK\u0003\u0004', '<html></html>', 'BEGIN:VCALENDAR'])(
  'a file that is no calendar is refused: %j',
  async (text) => {
    await expect(readCalendarFile(text)).rejects.toMatchObject({ name: 'UnreadableCalendar' });
  },
);
