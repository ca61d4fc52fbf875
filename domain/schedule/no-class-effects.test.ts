import { describe, expect, test } from 'vitest';
import { isoDateOf } from '../base/calendar.ts';
import type { MeetingDay } from '../design/date-generator-settings.ts';
import { attachDates, meetingDates } from './date-generator.ts';
import { addClassDay, setClassDate } from './edit-class-days.ts';
import { moveOffNoClass, noClassRemarks } from './no-class-effects.ts';
import { scheduleIds } from './schedule-ids.ts';
import { scheduleRows, type Schedule } from './schedule.ts';
import { EMPTY_SCHEDULE } from './testing/empty-schedule.ts';

const range = (from: string, to = from, id = from) => ({
  id,
  from: isoDateOf(from),
  to: isoDateOf(to),
  reason: '',
});
const term = {
  startDate: isoDateOf('2026-11-16'),
  endDate: isoDateOf('2026-12-04'),
  meetingDays: ['Monday', 'Wednesday', 'Friday'] as readonly MeetingDay[],
};
const thanksgiving = range('2026-11-25', '2026-11-27');
const ids = scheduleIds(EMPTY_SCHEDULE, (count) => new Uint8Array(count));

/** Class days a, b, c … with these dates, of which '' is '??'. */
function course(...dates: string[]): Schedule {
  const topics = dates.map((_, index) => ({
    id: String.fromCodePoint(97 + index),
    name: String.fromCodePoint(97 + index),
    index: index + 2,
    hasQuestions: true,
  }));
  const plain = attachDates(
    { ...EMPTY_SCHEDULE, sections: [{ id: 'S', name: 'S', index: 1 }], topics },
    [],
    ids,
  );
  return dates.reduce((schedule, date, index) => {
    const after = setClassDate(
      schedule,
      topics[index]!.id,
      date === '' ? null : isoDateOf(date),
      ids,
    );
    return after.ok ? after.value : schedule;
  }, plain);
}

function picture(schedule: Schedule): string {
  return scheduleRows(schedule)
    .flatMap((row) => (row.kind === 'topic' ? [`${row.topic.name}=${row.date?.label ?? ''}`] : []))
    .join(' ');
}

function move(schedule: Schedule, more: Partial<typeof term> = {}): string {
  const asked = { ...term, ...more, noClass: [thanksgiving] };
  return picture(moveOffNoClass(schedule, thanksgiving, asked, ids));
}

describe('the generator', () => {
  test('SCH-43 leaves out days without class, also overlapping ones and ones outside the term', () => {
    const noClass = [thanksgiving, range('2026-11-27', '2026-11-30'), range('2062-11-18')];
    const dates = meetingDates(term, noClass);
    expect(dates.ok && dates.value).toEqual([
      '2026-11-16',
      '2026-11-18',
      '2026-11-20',
      '2026-11-23',
      '2026-12-02',
      '2026-12-04',
    ]);
  });

  test('SCH-43 a term without a meeting left is refused', () => {
    expect(meetingDates(term, [range('2026-11-01', '2026-12-31')])).toEqual({
      ok: false,
      reason: 'no-meeting-left',
    });
  });
});

describe('remarks', () => {
  const schedule = course('2026-11-23', '2026-11-25', '2026-11-27', '');
  test.each([
    ['inside', thanksgiving, false, ['b', 'c']],
    ['before the first day', range('2026-11-01', '2026-11-15'), true, []],
    ['a slip in the year', range('2062-11-25'), true, []],
    ['over the first day', range('2026-11-01', '2026-11-16'), false, []],
    ['over the last day', range('2026-12-04', '2026-12-31'), false, []],
  ])('SCH-44 %s', (_name, asked, isOutsideTerm, classDays) => {
    const remarks = noClassRemarks(asked, [asked], term, schedule);
    expect(remarks.isOutsideTerm).toBe(isOutsideTerm);
    expect(remarks.classDays.map(({ id }) => id)).toEqual(classDays);
  });

  test('SCH-44 names what overlaps, but not the days themselves', () => {
    const other = range('2026-11-27', '2026-11-30');
    const far = range('2026-12-01');
    const all = [thanksgiving, other, far];
    expect(noClassRemarks(thanksgiving, all, term, schedule).overlapping).toEqual([other]);
  });

  test('SCH-44 without a term nothing is outside it', () => {
    const open = { startDate: null, endDate: null };
    expect(noClassRemarks(thanksgiving, [], open, schedule).isOutsideTerm).toBe(false);
  });
});

describe('moving class days off', () => {
  test.each([
    [
      'to the next free dates, the others after them',
      course('2026-11-23', '2026-11-25', '2026-11-27', '2026-11-30'),
      'a=Mon, 11/23 b=Mon, 11/30 c=Wed, 12/2 d=Fri, 12/4',
    ],
    [
      'to no free date before them',
      course('2026-11-16', '2026-11-25'),
      'a=Mon, 11/16 b=Mon, 11/30',
    ],
    [
      'without a free date the last ones have none',
      course('2026-11-25', '2026-11-27', '2026-11-30', '2026-12-02', '2026-12-04'),
      'a=Mon, 11/30 b=Wed, 12/2 c=Fri, 12/4 d=?? e=??',
    ],
    [
      'a day without a date stays without one',
      course('2026-11-25', '', '2026-11-30'),
      'a=Mon, 11/30 b=?? c=Wed, 12/2',
    ],
    ['nothing falls on them', course('2026-11-23', ''), 'a=Mon, 11/23 b=??'],
  ])('SCH-45 %s', (_name, schedule, expected) => {
    expect(move(schedule)).toBe(expected);
  });

  test('SCH-45 without meeting days there are no free dates', () => {
    expect(move(course('2026-11-25', '2026-11-30'), { meetingDays: [] })).toBe('a=Mon, 11/30 b=??');
  });
});

test.each([
  ['the next day', [], 'Tue, 11/24'],
  ['after days without class', [range('2026-11-24', '2026-11-27')], 'Sat, 11/28'],
  [
    'after two runs that meet, in any order',
    [range('2026-11-28', '2026-11-29'), range('2026-11-24', '2026-11-27')],
    'Mon, 11/30',
  ],
])('SCH-46 a new class day is %s', (_name, noClass, label) => {
  const after = addClassDay(course('2026-11-23'), 2.5, ids, noClass);
  expect(after.ok && picture(after.value)).toBe(`a=Mon, 11/23 New Topic=${label}`);
});
