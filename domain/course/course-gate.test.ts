import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, isoDateOf } from '../base/calendar.ts';
import { designItem, type DesignItem } from '../design/design-item.ts';
import {
  COURSE_DAY_TYPES,
  courseDayClock,
  currentCourseDay,
  isOpenToStudents,
} from './course-gate.ts';
import { readCourse } from './course-model.ts';

const FIRST = isoDateOf('2026-10-20');
const HOUR = 3_600_000;

function setting(dataType: string, fields: Partial<DesignItem>): DesignItem {
  return designItem({ dataType, dataID: '1', ...fields });
}

const designs = fc
  .record({
    isAutomatic: fc.constantFrom('yes', 'no'),
    zone: fc.constantFrom('America/New_York', 'Asia/Tokyo'),
    time: fc.constantFrom('', '01:30', '11:59'),
    manual: fc.integer({ min: 0, max: 9 }),
    days: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 6 }),
  })
  .map(({ isAutomatic, zone, time, manual, days }) => [
    setting('usesAutomaticProgress', { dataText: isAutomatic }),
    setting('courseTimeZone', { dataText: zone }),
    setting('timeToShowNewContent', { dataText: time, questionOptions: 'AM' }),
    setting('currentCourseDate', { dataIndex: String(manual) }),
    setting('courseTitle', { dataText: 'Ethics' }),
    ...days.map((day, index) => {
      const fields = { dataIndex: String(index), questionLogic: addDays(FIRST, day) };
      return designItem({ dataType: 'courseDate', dataID: `d${index}`, ...fields });
    }),
  ]);

test('DAY-12 the items that decide the course day decide it as the whole design does', () => {
  const moments = fc.integer({ min: -24, max: 24 * 11 });
  fc.assert(
    fc.property(designs, moments, (items, hours) => {
      const now = Date.parse(FIRST) + hours * HOUR;
      const deciding = items.filter(({ dataType }) =>
        (COURSE_DAY_TYPES as readonly string[]).includes(dataType),
      );
      expect(courseDayClock(deciding)(now)).toBe(currentCourseDay(readCourse(items), now));
      expect(courseDayClock(items)(now)).toBe(currentCourseDay(readCourse(items), now));
    }),
  );
});

function topic(dataID: string, dataIndex: string, questionOptions = 'yes'): DesignItem {
  return designItem({ dataType: 'topic', dataID, dataIndex, dataText: dataID, questionOptions });
}

test.each([
  ['a class day of the past', 'past', true],
  ['the current class day', 'today', true],
  ['a later class day', 'later', false],
  ['a class day without questions', 'off', false],
  ['a class day that isn’t there', 'gone', false],
])('QST-70 students can open %s: %s', (_name, topicId, expected) => {
  const course = readCourse([
    setting('usesAutomaticProgress', { dataText: 'No' }),
    setting('currentCourseDate', { dataIndex: '4' }),
    designItem({ dataType: 'sectionName', dataID: 's', dataIndex: '1', dataText: 'One' }),
    topic('past', '2'),
    topic('off', '3', 'no'),
    topic('today', '4'),
    topic('later', '5'),
  ]);
  expect(isOpenToStudents(course, topicId, Date.parse(FIRST))).toBe(expected);
});
