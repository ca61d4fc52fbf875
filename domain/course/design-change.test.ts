import { describe, expect, test } from 'vitest';
import { gateOfDay } from '../visibility/date-gate.ts';
import { SAMPLE_COURSE, sampleAnswer } from '../visibility/testing/sample-course.ts';
import { designChangeSentence, visibleSetChange } from './design-change.ts';

describe('a design that changed after a date', () => {
  const now = { content: SAMPLE_COURSE, gate: gateOfDay(5), sectionIds: null };
  const given = [sampleAnswer('doubt', '1')];
  const without = {
    ...SAMPLE_COURSE,
    questions: SAMPLE_COURSE.questions.filter(({ id }) => id !== 'free'),
  };
  const closed = {
    ...SAMPLE_COURSE,
    questions: SAMPLE_COURSE.questions.map((each) =>
      each.id === 'free' ? { ...each, logic: '(doubt, 2)' } : each,
    ),
  };
  test.each([
    ['the same design', now, { appeared: [], disappeared: [] }],
    [
      'a question added since',
      { ...now, content: without },
      { appeared: ['free'], disappeared: [] },
    ],
    [
      'a condition changed since',
      { ...now, content: closed },
      { appeared: ['free'], disappeared: [] },
    ],
    [
      'a later day then',
      { ...now, gate: gateOfDay(8) },
      { appeared: [], disappeared: ['last', 'final'] },
    ],
  ])('VIEW-30 %s', (_, then, expected) => {
    expect(visibleSetChange(then, now, given)).toEqual(expected);
  });

  test('VIEW-30 a change that does not affect this student, or outside the sections, is none', () => {
    expect(visibleSetChange({ ...now, content: without }, now, []).appeared).toEqual([]);
    const part = { ...now, sectionIds: ['knowledge'] };
    expect(visibleSetChange({ ...part, content: without }, part, given).appeared).toEqual([]);
  });

  test('VIEW-31 the grader is told what differs', () => {
    expect(designChangeSentence({ appeared: [], disappeared: [] })).toBeNull();
    expect(designChangeSentence({ appeared: ['a'], disappeared: ['b', 'c'] })).toBe(
      'The course changed after this date, so this student sees different questions now: 1 question added since, 2 questions removed since.',
    );
  });
});
