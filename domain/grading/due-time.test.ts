// Evaluations that are due at a time of day.
import { describe, expect, test } from 'vitest';
import { isoDateOf } from '../base/calendar.ts';
import { dueDateOf } from '../base/due-date.ts';
import { timeZoneOf } from '../base/zoned-time.ts';
import { designItem } from '../design/design-item.ts';
import { changeDueDate, dueDateSentence } from './due-date-change.ts';
import { dueLabels, dueWork } from './due-work.ts';
import { readEvaluation, sortEvaluations, writeEvaluation } from './evaluation.ts';
import { dueHeadline, gradingDue, gradingDueNote } from './grading-due.ts';
import { targetDate } from './target-date.ts';

const zone = timeZoneOf('America/New_York');
const ofItem = (questionCourseDate: string) =>
  readEvaluation(designItem({ dataType: 'evaluation', dataID: 'MID', questionCourseDate }));
const midterm = ofItem('2026-11-25T17:00');
const at = (time: string) => ({ nowEpochMs: Date.parse(`2026-11-25T${time}-05:00`), zone });

describe('an evaluation with a due time', () => {
  test('DUE-1 is stored with its time', () => {
    expect(midterm.dueDate).toBe('2026-11-25T17:00');
    expect(writeEvaluation(midterm).questionCourseDate).toBe('2026-11-25T17:00');
  });

  test('DUE-3 comes before one due at the end of that day', () => {
    const [evening, nextDay] = [ofItem('2026-11-25'), ofItem('2026-11-26T00:15')];
    expect(sortEvaluations([ofItem(''), nextDay, evening, midterm])).toEqual([
      midterm,
      evening,
      nextDay,
      ofItem(''),
    ]);
  });

  test('DUE-10 a custom due date has the time of the evaluation', () => {
    const own = isoDateOf('2026-11-27');
    expect(targetDate(midterm, own)).toEqual({ ok: true, value: '2026-11-27T17:00' });
    expect(targetDate(ofItem('2026-11-25'), own)).toEqual({ ok: true, value: '2026-11-27' });
    expect(targetDate(ofItem(''), own)).toEqual({ ok: true, value: '2026-11-27' });
    expect(gradingDueNote(midterm, own, at('18:00:00'))).toBe('due Nov 27, 5:00 PM');
    const course = { settings: { usesGrading: true }, evaluations: [midterm] };
    expect(dueWork(course, new Map([['MID', own]]))).toMatchObject([
      { date: '2026-11-27T17:00', isOwn: true },
    ]);
  });

  test('DUE-6 is due for students and graders from its time on', () => {
    const work = { date: dueDateOf('2026-11-25T17:00'), isOwn: false };
    expect(dueLabels(work, at('16:30:00').nowEpochMs, zone, false)).toEqual({
      isOver: false,
      isLastDay: true,
      due: 'due Nov 25, 5:00 PM, New York time',
      left: '30 minutes left',
      note: null,
    });
    expect(dueLabels(work, at('17:00:00').nowEpochMs, zone, false)).toEqual({
      isOver: true,
      isLastDay: false,
      due: 'was due Nov 25, 5:00 PM, New York time',
      left: null,
      note: 'Later changes don’t count for this evaluation.',
    });
    expect(gradingDue(midterm, null, at('16:59:59'))).toBe('not-due');
    expect(gradingDue(midterm, null, at('17:00:00'))).toBe('due');
    expect(dueHeadline(midterm, at('14:00:00'))).toBe('Due Nov 25, 5:00 PM (3 hours left)');
    expect(dueHeadline(midterm, at('17:00:00'))).toBe('Was due Nov 25, 5:00 PM');
  });

  test('DUE-12 another time is another due date', () => {
    expect(changeDueDate(midterm, '2026-11-25T17:00')).toEqual({ ok: false, reason: 'same-date' });
    expect(changeDueDate(midterm, '2026-11-25')).toMatchObject({
      value: { dueDate: '2026-11-25' },
    });
    const refused = changeDueDate(midterm, '2026-11-25T17:01');
    expect(refused.ok ? null : dueDateSentence(refused.reason)).toMatch(/^Enter a due time/);
  });
});
