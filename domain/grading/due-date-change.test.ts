import { describe, expect, test } from 'vitest';
import type { IsoDate } from '../base/calendar.ts';
import { accept, refuse } from '../base/result.ts';
import { changeDueDate, dueDateSentence, gradesAtStakeSentence } from './due-date-change.ts';
import { newEvaluation } from './evaluation.ts';

describe('a new due date', () => {
  const evaluation = { ...newEvaluation('E'), dueDate: '2026-10-01' as IsoDate };

  test('GRD-33 changes the date and nothing else of the evaluation', () => {
    expect(changeDueDate(evaluation, ' 2026-10-08 ')).toEqual(
      accept({ ...evaluation, dueDate: '2026-10-08' }),
    );
  });

  test.each([
    ['an empty entry cancels', '  ', 'nothing-entered', null],
    ['the same date changes nothing', '2026-10-01', 'same-date', null],
    ['no date', 'Oct 8', 'not-a-date', 'Enter the date as yyyy-mm-dd, for example 2026-09-04.'],
    ['no such day', '2026-02-30', 'no-such-day', 'That date doesn’t exist.'],
  ] as const)('GRD-33 %s', (_name, typed, problem, sentence) => {
    expect(changeDueDate(evaluation, typed)).toEqual(refuse(problem));
    expect(dueDateSentence(problem)).toBe(sentence);
  });

  test.each([
    ['none', 0, 0, null],
    ['one', 1, 1, 'This evaluation has 1 grade of 1 student. A new due date deletes it,'],
    ['several', 4, 2, 'This evaluation has 4 grades of 2 students. A new due date deletes them,'],
  ])('GRD-34 the warning counts: %s', (_name, grades, students, start) => {
    expect(gradesAtStakeSentence({ grades, students })).toBe(
      start === null ? null : `${start} or only those of changed answers. You’ll be asked first.`,
    );
  });
});
