import { describe, expect, test } from 'vitest';
import { isoDateOf } from '../base/calendar.ts';
import { attachDates } from './date-generator.ts';
import { scheduleIds } from './schedule-ids.ts';
import { scheduleRows, type Schedule } from './schedule.ts';
import { EMPTY_SCHEDULE } from './testing/empty-schedule.ts';
import { isPlaceholderTopic, nameClassDays, planTopicList, readTopicList } from './topic-list.ts';

const ids = scheduleIds(EMPTY_SCHEDULE, (count) => new Uint8Array(count));
const made = attachDates(
  {
    ...EMPTY_SCHEDULE,
    sections: [
      { id: 'S', name: 'Knowledge', index: 1 },
      { id: 'T', name: 'Mind', index: 3 },
    ],
    topics: [
      { id: 'a', name: 'day topic', index: 2, hasQuestions: true },
      { id: 'b', name: 'Dreams', index: 4, hasQuestions: false },
      { id: 'c', name: 'New Topic', index: 5, hasQuestions: true },
    ],
  },
  ['2026-09-01', '2026-09-03', '2026-09-08'].map(isoDateOf),
  ids,
);

function picture(schedule: Schedule): string {
  return scheduleRows(schedule)
    .map((row) =>
      row.kind === 'section'
        ? `[${row.section.name}]`
        : `${row.topic.name}=${row.date?.label ?? ''}${row.topic.hasQuestions ? '' : ' (off)'}`,
    )
    .join(' ');
}

test.each([
  ['day topic', true],
  [' New Topic ', true],
  ['Dreams', false],
  ['Day topic of the week', false],
  ['', false],
])('SCH-47 %j is a placeholder: %s', (name, expected) => {
  expect(isPlaceholderTopic(name)).toBe(expected);
});

describe('a pasted list', () => {
  test.each([
    ['lines of any system', 'Plato\r\nHume\rKant\n', ['Plato', 'Hume', 'Kant']],
    ['empty lines and spaces', '\n  Plato \n\n\tHume\n', ['Plato', 'Hume']],
    ['cells of a spreadsheet', 'Plato\tMeno\nHume\tEnquiry', ['Plato Meno', 'Hume Enquiry']],
    ['bullets', '• Plato\n- Hume\n* Kant', ['Plato', 'Hume', 'Kant']],
    ['numbers that count', '1. Plato\n2) Hume\n3. Kant', ['Plato', 'Hume', 'Kant']],
    ['numbers that go on from another page', '9. Plato\n10. Hume', ['Plato', 'Hume']],
    ['numbers that mean something', '1. Plato\n1984. Orwell', ['1. Plato', '1984. Orwell']],
    ['a single numbered line', '3. Dreams', ['3. Dreams']],
    ['nothing', ' \n ', []],
  ])('SCH-48 %s', (_name, text, expected) => {
    expect(readTopicList(text)).toEqual(expected);
  });
});

describe('naming class days', () => {
  test.each([
    ['from the first', 'a', ['x', 'y'], ['a', 'b'], ['Dreams'], []],
    ['from the middle', 'b', ['x', 'y', 'z', 'w'], ['b', 'c'], ['Dreams'], ['z', 'w']],
    ['the same name again', 'b', ['Dreams', 'x'], ['b', 'c'], [], []],
  ])('SCH-49 the plan %s', (_name, topicId, names, named, overwritten, leftOver) => {
    const plan = planTopicList(made, topicId, names);
    expect(plan?.named.map(({ id }) => id)).toEqual(named);
    expect(plan?.overwritten).toEqual(overwritten);
    expect(plan?.leftOver).toEqual(leftOver);
  });

  test.each([
    ['a', ['x', 'y'], false, '[Knowledge] x=Tue, 9/1 [Mind] y=Thu, 9/3 (off) New Topic=Tue, 9/8'],
    [
      'b',
      ['x', 'y', 'z', 'w'],
      false,
      '[Knowledge] day topic=Tue, 9/1 [Mind] x=Thu, 9/3 (off) y=Tue, 9/8',
    ],
  ])('SCH-49 from %s %j', (topicId, names, addRest, expected) => {
    const after = nameClassDays(made, topicId, names, addRest, ids);
    expect(after.ok && picture(after.value)).toBe(expected);
  });

  test('SCH-50 the rest become class days at the end, without a date', () => {
    const after = nameClassDays(made, 'b', ['x', 'y', 'z', 'w'], true, ids);
    expect(after.ok && picture(after.value)).toBe(
      '[Knowledge] day topic=Tue, 9/1 [Mind] x=Thu, 9/3 (off) y=Tue, 9/8 z=?? w=??',
    );
  });

  test.each([
    ['a day that has gone', 'gone', ['x'], 'no-such-row'],
    ['an empty name', 'a', ['x', ' '], 'empty-name'],
  ])('SCH-49 %s is refused', (_name, topicId, names, reason) => {
    expect(nameClassDays(made, topicId, names, true, ids)).toEqual({ ok: false, reason });
  });
});
