import { handedBackTo } from '../grading/student-hand-back.ts';
import { describe, expect, test } from 'vitest';
import {
  handBackNotifications,
  sectionNotifications,
  sectionsOpenedByHand,
} from './derived-notifications.ts';
import { BACK_AT, DAY, NOON, notifiedCourse } from './testing/notified-course.ts';

const names = (now: number) =>
  sectionNotifications(notifiedCourse(), [], now).map(({ name, at }) => [name, at]);

const MANUAL = { dataType: 'usesAutomaticProgress', dataText: 'No' };
const at = (index: string) => ({
  dataType: 'currentCourseDate',
  dataText: 'A day',
  dataIndex: index,
});

describe('NTC-3 handed-back work', () => {
  test('has a notification at the time of its hand-back', () => {
    const course = notifiedCourse();
    expect(handBackNotifications(course, handedBackTo('ada', course, [], Infinity))).toMatchObject([
      { kind: 'handed-back', at: BACK_AT, about: 'one', name: 'Essay 1' },
    ]);
  });

  test('has none after it was taken back, without a time, or in a course without grading', () => {
    const back = { dataType: 'evaluation', dataID: 'one', dataText: 'Essay 1' };
    const taken = notifiedCourse({ ...back, questionLogic: 'ungraded' });
    expect(handBackNotifications(taken, handedBackTo('ada', taken, [], Infinity))).toEqual([]);
    const untimed = { ...notifiedCourse(), handBackTimes: new Map<string, number>() };
    expect(handBackNotifications(untimed, handedBackTo('ada', untimed, [], Infinity))).toEqual([]);
    const off = notifiedCourse({ dataType: 'courseUsesGrading', dataText: 'No' });
    expect(handBackNotifications(off, handedBackTo('ada', off, [], Infinity))).toEqual([]);
  });
});

describe('NTC-6 an opened section', () => {
  test('has a notification at the moment when the clock opened it', () => {
    const opened = Date.UTC(2026, 8, 7, 13);
    expect(names(NOON)).toEqual([['Ethics', opened]]);
    expect(names(NOON + 7 * DAY)).toEqual([
      ['Ethics', opened],
      ['Logic', Date.UTC(2026, 8, 21, 13)],
    ]);
  });

  test('by hand has a notification when it was recorded, while the section is open', () => {
    const byHand = [{ sectionId: 'logic', at: NOON }];
    const open = sectionNotifications(notifiedCourse(MANUAL, at('4')), byHand, NOON);
    expect(open).toMatchObject([{ about: 'logic', at: NOON }]);
    expect(sectionNotifications(notifiedCourse(MANUAL, at('2')), byHand, NOON)).toEqual([]);
  });

  test('VIS-34 has no notification while it is unfinished', () => {
    const fields = { dataType: 'sectionName', dataID: 'new', dataIndex: '1.5' };
    const early = (dataText: string) =>
      notifiedCourse(
        { ...fields, dataText },
        { dataType: 'topic', dataID: 'lying', dataIndex: '1.2' },
      );
    const named = sectionNotifications(early('Aesthetics'), [], NOON).map(({ name }) => name);
    expect(named).toEqual(['Ethics', 'Aesthetics']);
    expect(sectionNotifications(early('New Section'), [], NOON)).toMatchObject([
      { name: 'Ethics' },
    ]);
  });

  test('is recorded when a person moves the course past it', () => {
    const [first, second] = [notifiedCourse(MANUAL, at('2')), notifiedCourse(MANUAL, at('4'))];
    expect(sectionsOpenedByHand(first, second, NOON)).toEqual(['logic']);
    expect(sectionsOpenedByHand(second, first, NOON)).toEqual([]);
    expect(sectionsOpenedByHand(first, notifiedCourse(), NOON)).toEqual([]);
  });
});
