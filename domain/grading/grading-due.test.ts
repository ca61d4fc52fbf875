import { describe, expect, test } from 'vitest';
import { isoDateOf } from '../base/calendar.ts';
import { DEFAULT_TIME_ZONE, timeZoneOf } from '../base/zoned-time.ts';
import { dueHeadline, gradedSoFar, gradingDue, gradingDueNote } from './grading-due.ts';

const at = (moment: string) => ({ nowEpochMs: Date.parse(moment), zone: DEFAULT_TIME_ZONE });
const dueDate = isoDateOf('2026-11-25');
const later = isoDateOf('2026-11-28');
const soFar = (done: number, all: number) =>
  gradedSoFar(Array.from({ length: all }, (_each, index) => ({ complete: index < done })));
const lastMoment = '2026-11-26T04:59:59.999Z';
const after = '2026-11-26T05:00:00Z';

describe('whether work can be graded yet', () => {
  test.each([
    ['the last moment of the due date', { dueDate }, null, lastMoment, 'not-due', 'not due yet'],
    ['midnight after it', { dueDate }, null, after, 'due', ''],
    ['a custom date that is later', { dueDate }, later, after, 'not-due', 'due Nov 28'],
    [
      'a custom date after it has passed',
      { dueDate },
      later,
      '2026-12-01T12:00:00Z',
      'due',
      'was due Nov 28',
    ],
    ['an earlier custom date', { dueDate: later }, dueDate, after, 'due', 'was due Nov 25'],
    ['no date', { dueDate: null }, null, after, 'no-date', 'no due date'],
    ['only a custom date', { dueDate: null }, dueDate, after, 'due', 'was due Nov 25'],
  ] as const)('GRD-108 %s', (_name, evaluation, custom, now, state, note) => {
    expect(gradingDue(evaluation, custom, at(now))).toBe(state);
    expect(gradingDueNote(evaluation, custom, at(now))).toBe(note);
  });

  test('GRD-108 the clock of the course decides', () => {
    const clock = {
      nowEpochMs: Date.parse('2026-11-25T23:30:00Z'),
      zone: timeZoneOf('Europe/Berlin'),
    };
    expect(gradingDue({ dueDate }, null, clock)).toBe('due');
    expect(gradingDue({ dueDate }, null, { ...clock, zone: DEFAULT_TIME_ZONE })).toBe('not-due');
  });
});

describe('how far an evaluation is', () => {
  test.each([
    ['before the due date', dueDate, '2026-11-22T15:00:00Z', 'Due Nov 25 (3 days left)'],
    ['after it', dueDate, after, 'Was due Nov 25'],
    ['without a date', null, after, 'No due date'],
  ])('GRD-109 %s', (_name, date, now, expected) => {
    expect(dueHeadline({ dueDate: date }, at(now))).toBe(expected);
  });

  test('GRD-109 complete grading is counted, of all who are listed', () => {
    expect(soFar(12, 40)).toBe('12 of 40 graded');
    expect(soFar(0, 1)).toBe('0 of 1 graded');
    expect(soFar(1200, 1200)).toBe('1,200 of 1,200 graded');
  });
});
