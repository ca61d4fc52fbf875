import { describe, expect, test } from 'vitest';
import type { IsoDate } from '../base/calendar.ts';
import { accept, refuse } from '../base/result.ts';
import { changeDueDate, deletionSentence, dueDateSentence } from './due-date-change.ts';
import { newEvaluation } from './evaluation.ts';
import type { GradeRecord, GradingType } from './grade-record.ts';

function grade(evaluation: string, gradingType: GradingType, username = 'ann1'): GradeRecord {
  const questionID = gradingType === 'questionGrade' ? 'q1' : 'noQuestionID';
  const data = { individualGradingData: '1', comment: '' };
  return { username, gradingType, questionID, evaluationDataID: evaluation, ...data };
}

describe('a new due date', () => {
  const evaluation = { ...newEvaluation('E'), dueDate: '2026-10-01' as IsoDate };
  const records = [
    grade('E', 'questionGrade'),
    grade('E', 'examGrade'),
    grade('E', 'examGrade', 'BOB1'),
    grade('E', 'questionGrade', 'bob1'),
    grade('E', 'comments'),
    grade('E', 'customDueDate'),
    grade('E', 'gradingComplete'),
    grade('E', 'gradeAdjustment'),
    grade('OTHER', 'examGrade'),
  ];

  test('GRD-32 deletes question and exam grades of its evaluation, and says whose', () => {
    const change = changeDueDate(evaluation, ' 2026-10-08 ', records);
    expect(change).toEqual(
      accept({
        evaluation: { ...evaluation, dueDate: '2026-10-08' },
        records: records.slice(0, 4),
        students: ['ann1', 'bob1'],
      }),
    );
  });

  test.each([
    ['an empty entry cancels', '  ', 'nothing-entered', null],
    ['the same date changes nothing', '2026-10-01', 'same-date', null],
    ['no date', 'Oct 8', 'not-a-date', 'Enter the date as yyyy-mm-dd, for example 2026-09-04.'],
    ['no such day', '2026-02-30', 'no-such-day', 'That date doesn’t exist.'],
  ] as const)('GRD-33 %s', (_name, typed, problem, sentence) => {
    expect(changeDueDate(evaluation, typed, records)).toEqual(refuse(problem));
    expect(dueDateSentence(problem)).toBe(sentence);
  });

  test.each([
    ['none', 0, [], null],
    ['one', 1, ['ann1'], 'Changing the due date deletes 1 grade of 1 student.'],
    ['several', 4, ['ann1', 'bob1'], 'Changing the due date deletes 4 grades of 2 students.'],
  ])('GRD-34 the warning counts: %s', (_name, count, students, start) => {
    const sentence = deletionSentence({ records: records.slice(0, count), students });
    const restore = 'An instructor can restore deleted grades.';
    expect(sentence).toBe(start === null ? null : `${start} ${restore}`);
  });
});
