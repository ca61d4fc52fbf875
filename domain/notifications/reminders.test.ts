import { describe, expect, test } from 'vitest';
import { isoDateOf } from '../base/calendar.ts';
import { designItem } from '../design/design-item.ts';
import { readReminderDays, reminderDaysChanges } from '../design/reminder-days.ts';
import { notificationSentence } from './notification-words.ts';
import { remindersOf, workToRemind } from './reminders.ts';
import { gradingGate } from '../course/course-gate.ts';
import { releaseCourse } from '../visibility/released-course.ts';
import { DAY, NOON, notifiedCourse } from './testing/notified-course.ts';

const stored = (dataText: string) =>
  designItem({ dataType: 'reminderDays', dataID: '1', dataText });

const essay = (questionID: string, questionEssayAnswer: string) => ({
  questionID,
  questionAnswer: '',
  questionEssayAnswer,
});
const choice = (questionID: string, questionAnswer: string) => ({
  questionID,
  questionAnswer,
  questionEssayAnswer: '',
});

// Essay 2 is due at the end of September 16.
const due = Date.UTC(2026, 8, 17, 4);
const names = (days: number, now: number, own = new Map()) =>
  workToRemind(notifiedCourse(), own, days, now).map(({ evaluation }) => evaluation.name);

describe('NTC-8 reminders', () => {
  test('are off unless the course has a number of days from 1 to 14', () => {
    expect(readReminderDays([])).toBe(0);
    expect(workToRemind(notifiedCourse(), new Map(), 0, NOON)).toEqual([]);
    const texts = ['3', ' 14 ', '0', '15', '-1', 'two', ''];
    expect(texts.map((text) => readReminderDays([stored(text)]))).toEqual([3, 14, 0, 0, 0, 0, 0]);
    const { upserts } = reminderDaysChanges([], 3);
    expect(readReminderDays(upserts.map(designItem))).toBe(3);
  });

  test('begin the days before the due date and end with it', () => {
    expect(names(2, due - 2 * DAY - 1)).toEqual([]);
    expect(names(2, due - 2 * DAY)).toEqual(['Essay 2']);
    expect(names(2, due - 1)).toEqual(['Essay 2']);
    expect(names(2, due)).toEqual([]);
  });

  test('follow the student’s own due date', () => {
    const own = new Map([['two', isoDateOf('2026-09-20')]]);
    expect(names(2, due - 1, own)).toEqual([]);
    expect(names(2, due + 3 * DAY, own)).toEqual(['Essay 2']);
  });

  test('are for students with unanswered questions that show', () => {
    const course = notifiedCourse();
    const [work] = workToRemind(course, new Map(), 3, NOON);
    if (!work) throw new Error('Nothing is due.');
    const students = [
      { username: 'nothing', answers: [] },
      { username: 'yes', answers: [choice('may', '1')] },
      { username: 'no', answers: [choice('may', '2')] },
      { username: 'done', answers: [choice('may', '1'), essay('why', 'Because of Kant.')] },
    ];
    const released = releaseCourse(course, gradingGate(course, work.date, NOON));
    const found = remindersOf(course, work, students, { days: 3, released });
    expect(found.map((notification) => notification && notificationSentence(notification))).toEqual(
      [
        'Essay 2 is due Sep 16. You have 1 unanswered question.',
        'Essay 2 is due Sep 16. You have 1 unanswered question.',
        null,
        null,
      ],
    );
    expect(found[0]?.at).toBe(due - 3 * DAY);
  });
});
