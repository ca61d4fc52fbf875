import { expect, test } from 'vitest';
import { isoDateOf } from '../base/calendar.ts';
import { readCourse } from '../course/course-model.ts';
import { designItem } from '../design/design-item.ts';
import { courseEvents } from './course-events.ts';

function courseWith(hasSyllabus: string, zone = 'America/New_York') {
  return readCourse(
    [
      { dataType: 'hasSyllabus', dataID: '0', dataText: hasSyllabus },
      { dataType: 'courseUsesGrading', dataID: '0', dataText: 'Yes' },
      { dataType: 'courseTimeZone', dataID: '0', dataText: zone },
      { dataType: 'sectionName', dataID: 's1', dataIndex: '1', dataText: 'Knowledge' },
      { dataType: 'topic', dataID: 't1', dataIndex: '2', dataText: 'Doubt' },
      { dataType: 'topic', dataID: 't2', dataIndex: '3', dataText: 'Later' },
      {
        dataType: 'courseDate',
        dataID: 'd1',
        dataIndex: '2',
        dataText: 'Fri, 9/4',
        questionLogic: '2026-09-04',
      },
      {
        dataType: 'evaluation',
        dataID: 'e1',
        dataText: 'Midterm',
        questionCourseDate: '2026-11-01',
      },
    ].map(designItem),
  );
}

const NONE = new Map();

test('ARC-10 class days have the topic and the section; days without a date are left out', () => {
  const events = courseEvents(courseWith('Yes'), NONE);
  const days = events.filter(({ when }) => when.kind === 'day');
  expect(days).toEqual([
    {
      id: 'class-t1',
      title: 'Doubt',
      description: 'Knowledge',
      when: { kind: 'day', date: '2026-09-04' },
    },
  ]);
});

test('ARC-10 a course without a schedule page has due dates only', () => {
  expect(courseEvents(courseWith('No'), NONE).map(({ id }) => id)).toEqual(['due-e1']);
});

test('ARC-10 a due date is at its last minute in the zone of the course, also when the clocks change', () => {
  const [due] = courseEvents(courseWith('No'), NONE);
  expect(due?.when).toEqual({ kind: 'moment', at: Date.parse('2026-11-01T23:59:00-05:00') });
  expect(due?.description).toBe('Due Nov 1, 11:59 PM, New York time.');
  const [tokyo] = courseEvents(courseWith('No', 'Asia/Tokyo'), NONE);
  expect(tokyo?.when).toEqual({ kind: 'moment', at: Date.parse('2026-11-01T23:59:00+09:00') });
});

test('ARC-10 a custom due date counts for its student', () => {
  const own = new Map([['e1', isoDateOf('2026-11-09')]]);
  const [due] = courseEvents(courseWith('No'), own);
  expect(due?.when).toEqual({ kind: 'moment', at: Date.parse('2026-11-09T23:59:00-05:00') });
  expect(due?.description).toContain('only for you');
});
