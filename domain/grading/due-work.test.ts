import { describe, expect, test } from 'vitest';
import { isoDateOf, type IsoDate } from '../base/calendar.ts';
import { DEFAULT_TIME_ZONE, timeZoneOf } from '../base/zoned-time.ts';
import { dueInSection, dueLabels, dueWork, customDueDatesOf } from './due-work.ts';
import { newEvaluation, type Evaluation } from './evaluation.ts';

const evaluations: readonly Evaluation[] = [
  { ...newEvaluation('MIDTERM'), dueDate: isoDateOf('2026-10-20'), sectionIds: ['a', 'b'] },
  { ...newEvaluation('FINAL'), dueDate: isoDateOf('2026-12-10'), sectionIds: ['b', 'c'] },
  { ...newEvaluation('OPEN'), sectionIds: ['d'] },
];
const course = { settings: { usesGrading: true }, evaluations };
const none = new Map<string, IsoDate>();
const record = (evaluationDataID: string, individualGradingData: string) => ({
  evaluationDataID,
  gradingType: 'customDueDate' as const,
  individualGradingData,
});
const listed = (own: ReadonlyMap<string, IsoDate>) =>
  dueWork(course, own).map(({ evaluation, date, isOwn }) => [evaluation.id, date, isOwn]);

describe('which due date counts', () => {
  test('GRD-105 without custom dates: those of the evaluations, undated ones left out', () => {
    expect(listed(none)).toEqual([
      ['MIDTERM', '2026-10-20', false],
      ['FINAL', '2026-12-10', false],
    ]);
  });

  test('GRD-105 a custom date counts instead, in its order, also for an undated evaluation', () => {
    const own = customDueDatesOf([record('MIDTERM', '2026-12-20'), record('OPEN', '2026-11-01')]);
    expect(listed(own)).toEqual([
      ['OPEN', '2026-11-01', true],
      ['FINAL', '2026-12-10', false],
      ['MIDTERM', '2026-12-20', true],
    ]);
  });

  test('GRD-105 the evaluation itself keeps its own date', () => {
    const own = customDueDatesOf([record('MIDTERM', '2026-12-20')]);
    expect(dueWork(course, own).at(-1)?.evaluation).toBe(evaluations[0]);
  });

  test.each([
    ['an empty one', [record('FINAL', '')]],
    ['an unreadable one', [record('FINAL', 'next Friday')]],
    ['one that was taken away again', [record('FINAL', '2026-12-20'), record('FINAL', '')]],
    ['another kind of record', [{ ...record('FINAL', '2026-12-20'), gradingType: 'examGrade' }]],
  ] as const)('GRD-105 %s is no custom date', (_name, records) => {
    expect(customDueDatesOf(records)).toEqual(none);
  });

  test('GRD-105 a course without grading has nothing due', () => {
    const own = customDueDatesOf([record('MIDTERM', '2026-12-20')]);
    expect(dueWork({ ...course, settings: { usesGrading: false } }, own)).toEqual([]);
  });

  test.each([
    ['a section of one evaluation', 'a', ['MIDTERM']],
    ['a section that two share', 'b', ['MIDTERM', 'FINAL']],
    ['a section whose evaluation has no date', 'd', []],
    ['a section of none', 'e', []],
  ])('GRD-106 %s', (_name, sectionId, expected) => {
    const found = dueInSection(dueWork(course, none), sectionId);
    expect(found.map(({ evaluation }) => evaluation.id)).toEqual(expected);
  });
});

describe('its labels', () => {
  const date = isoDateOf('2026-11-25');
  const at = (now: string, isOwn = false, isClosed = false) =>
    dueLabels({ date, isOwn }, Date.parse(now), DEFAULT_TIME_ZONE, isClosed);

  test('GRD-107 before: when, by whose clock, and how much time is left', () => {
    expect(at('2026-11-22T15:00:00Z')).toEqual({
      isOver: false,
      isLastDay: false,
      due: 'due Nov 25, 11:59 PM, New York time',
      left: '3 days left',
      note: null,
    });
  });

  test('GRD-107 a closed course shows no time left', () => {
    expect(at('2026-11-25T15:00:00Z', false, true)).toMatchObject({ isLastDay: false, left: null });
  });

  test('GRD-107 the last moment is by the clock of the course', () => {
    expect(at('2026-11-26T04:59:59Z').left).toBe('less than a minute left');
    expect(at('2026-11-26T04:59:59Z').isLastDay).toBe(true);
    expect(at('2026-11-26T05:00:00Z').left).toBeNull();
    const berlin = timeZoneOf('Europe/Berlin');
    const moment = Date.parse('2026-11-25T23:00:00Z');
    expect(dueLabels({ date, isOwn: false }, moment, berlin, false).isOver).toBe(true);
  });

  test('GRD-107 after: that later changes do not count', () => {
    expect(at('2026-11-26T05:00:00Z')).toEqual({
      isOver: true,
      isLastDay: false,
      due: 'was due Nov 25, 11:59 PM, New York time',
      left: null,
      note: 'Later changes don’t count for this evaluation.',
    });
  });

  test("GRD-107 a custom date is named as the student's own until it has passed", () => {
    expect(at('2026-11-22T15:00:00Z', true).note).toBe('This due date is only for you.');
    expect(at('2026-11-26T05:00:00Z', true).note).toBe(
      'Later changes don’t count for this evaluation.',
    );
  });
});
