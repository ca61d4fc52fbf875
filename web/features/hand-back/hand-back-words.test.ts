import { expect, test } from 'vitest';
import {
  gradedSentence,
  gradelessSentence,
  handBackSentence,
  progressOf,
  seenByStudents,
} from './hand-back-words.ts';

test('the progress of an evaluation is over the whole class; a new evaluation has nobody graded', () => {
  const counted = { students: 40, evaluations: [{ evaluationId: 'A', graded: 38 }] };
  expect(progressOf(counted, 'A')).toEqual({ graded: 38, total: 40 });
  expect(progressOf(counted, 'B')).toEqual({ graded: 0, total: 40 });
});

test.each([
  [0, 0, true, 'There are no students in the course yet.'],
  [1, 1, true, 'The only student is graded.'],
  [40, 40, true, 'All 40 students are graded.'],
  [
    38,
    40,
    true,
    '38 of 40 students are graded; the other 2 will see no grade, or an unfinished one.',
  ],
  [1, 2, true, '1 of 2 students is graded; the other one will see no grade, or an unfinished one.'],
  [
    0,
    40,
    true,
    'None of the 40 students are graded; they will see no grade, or an unfinished one.',
  ],
  [38, 40, false, '38 of 40 students are graded; the other 2 will see what is entered so far.'],
])('%i of %i graded, with grades: %s', (graded, total, hasGrades, sentence) => {
  expect(handBackSentence({ graded, total }, hasGrades)).toBe(sentence);
});

test('the card shows only the grading progress', () => {
  expect(gradedSentence({ graded: 38, total: 40 })).toBe('38 of 40 students are graded.');
  expect(gradedSentence({ graded: 0, total: 0 })).toBe('There are no students in the course yet.');
});

test.each([
  [
    true,
    true,
    true,
    'their grade, how it was computed, the grade of each question and the comment',
  ],
  [true, false, false, 'their grade and how it was computed'],
  [false, false, true, 'the grading details and the comment'],
  [false, true, false, 'the grading details'],
  [false, false, false, 'the grading details'],
])('grades %s, by question %s, comments %s', (grades, questions, comments, seen) => {
  const settings = {
    usesGradesForExams: grades,
    questionByQuestionGrading: questions,
    givesStudentsComments: comments,
  };
  expect(seenByStudents(settings)).toBe(seen);
});

test.each([
  [10, 10, ''],
  [10, 12, ''],
  [0, 0, ''],
  [10, 0, 'But no one has a grade yet'],
  [10, 9, 'But at least 1 of them has no grade.'],
  [10, 7, 'But at least 3 of them have no grade.'],
])('%i complete, %i with a grade: %s', (graded, withGrade, sentence) => {
  const found = gradelessSentence({ graded, total: 12 }, withGrade) ?? '';
  expect(found.split(':', 1)[0]).toBe(sentence);
});
