import { timeZoneOf } from '@elenchus/domain/base/zoned-time.ts';
import { newEvaluation } from '@elenchus/domain/grading/evaluation.ts';
import { expect, test } from 'vitest';
import { evaluationWords } from '../../../../course-ui/grading/grade-words.ts';
import { doneWord, outcomeSentences, valueWords, subjectWords } from './log-words.ts';

const questions = new Map([
  ['clock', 'A stopped clock\nshows the right time.'],
  ['long', 'word '.repeat(40)],
]);

test.each([
  ['deleted', 'questionGrade', 'clock', 'Grade of “A stopped clock shows the right time.”'],
  ['deleted', 'questionGrade', 'gone', 'Grade of “Question not found” (gone)'],
  ['deleted', 'questionGrade', 'long', `Grade of “${'word '.repeat(10).slice(0, 48)}…”`],
  ['changed', 'examGrade', null, 'Exam grade'],
  ['changed', 'comments', null, 'Comment'],
  ['due-date', 'customDueDate', null, 'Custom Due Date'],
  ['due-date', null, null, 'Due date'],
  ['hand-back', null, null, 'Hand back'],
  ['request', null, 'clock', 'Request about “A stopped clock shows the right time.”'],
  ['request', null, 'noQuestionID', 'Request about the grade'],
  ['removed', null, null, 'Evaluation'],
] as const)('%s %s %s', (kind, gradingType, questionID, words) => {
  expect(subjectWords({ kind, gradingType, questionID }, questions)).toBe(words);
});

test.each([
  ['changed', '7', 'changed'],
  ['changed', null, 'entered'],
  ['deleted', '7', 'deleted'],
  ['restored', null, 'restored'],
] as const)('a grade %s from %s was %s', (kind, before, word) => {
  expect(doneWord({ kind, before, after: null })).toBe(word);
});

test.each([
  ['deleted', '7.5', '7.5'],
  ['changed', null, null],
  ['changed', '', null],
  ['hand-back', 'graded', 'Grading Complete'],
  ['hand-back', 'ungraded', 'Grading Incomplete'],
  ['hand-back', '2026-11-25T14:00:00.000Z', 'Handed back starting Nov 25, 2026, 9:00 AM'],
  ['hand-back', '', 'Not handed back'],
  ['request', 'open', 'Waiting for an answer'],
  ['due-date', '2026-10-01', 'October 1, 2026'],
  ['due-date', '', 'No due date set'],
  ['due-date', 'soon', 'soon'],
] as const)('%s: %s reads %s', (kind, value, words) => {
  expect(valueWords(kind, value, timeZoneOf('America/New_York'))).toBe(words);
});

test('a grade that was changed with an answer to a request says so', () => {
  expect(doneWord({ kind: 'changed', before: '7', after: '8', fromRequest: true })).toBe(
    'changed after a request',
  );
  expect(doneWord({ kind: 'request', before: null, after: 'open' })).toBe('asked');
});

test('an evaluation is called by its name, also when it is gone', () => {
  const course = { evaluations: [{ ...newEvaluation('MID'), name: 'Midterm' }] };
  expect(evaluationWords(course, 'MID')).toBe('Midterm');
  expect(evaluationWords(course, 'GONE')).toBe('Removed evaluation');
});

interface Restored extends Partial<typeof NONE> {
  readonly isComputed?: boolean;
}

const NONE = { restored: 0, standing: 0, computed: 0, impossible: 0 };

test.each([
  [{}, ['Nothing was restored.']],
  [{ isComputed: true }, ['Nothing was restored.']],
  [{ restored: 1 }, ['1 entry was restored.']],
  [
    { restored: 22, standing: 2 },
    ['22 entries were restored.', '2 were left alone, because there are newer values.'],
  ],
  [
    { restored: 3, isComputed: true },
    [
      '3 entries were restored.',
      'Exam grades follow from the questions and were computed with them.',
    ],
  ],
  [
    { standing: 1, impossible: 4 },
    [
      'Nothing was restored.',
      '1 was left alone, because there’s a newer value.',
      '4 can’t be restored: the evaluation was removed, or there was no earlier value.',
    ],
  ],
])('after restoring %j', ({ isComputed = false, ...outcome }: Restored, sentences) => {
  expect(outcomeSentences({ ...NONE, ...outcome }, isComputed)).toEqual(sentences);
});
