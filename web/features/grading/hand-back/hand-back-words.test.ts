import { expect, test } from 'vitest';
import { gradedSentence, handBackSentence, progressOf, seenByStudents } from './hand-back-words.ts';

test('the progress of an evaluation is over the whole class; a new evaluation has nobody graded', () => {
  const counted = {
    students: 40,
    evaluations: [{ evaluationId: 'A', graded: 38, withoutGrade: 2 }],
  };
  expect(progressOf(counted, 'A')).toEqual({ graded: 38, withoutGrade: 2, total: 40 });
  expect(progressOf(counted, 'B')).toEqual({ graded: 0, withoutGrade: 0, total: 40 });
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
  expect(handBackSentence({ graded, total, withoutGrade: 0 }, hasGrades)).toBe(sentence);
});

test.each([
  [38, 0, 40, true, '38 of 40 students are graded.'],
  [0, 0, 0, true, 'There are no students in the course yet.'],
  [2, 1, 5, true, '2 of 5 students are marked complete; 1 of them has no grade yet.'],
  [9, 3, 12, true, '9 of 12 students are marked complete; 3 of them have no grade yet.'],
  [2, 2, 9, true, '2 of 9 students are marked complete, but none has a grade yet.'],
  [1, 1, 9, true, '1 of 9 students is marked complete, but has no grade yet.'],
  [1, 1, 1, true, '1 of 1 student is marked complete, but has no grade yet.'],
  [4, 1, 4, true, 'All 4 students are marked complete; 1 of them has no grade yet.'],
  [4, 4, 4, true, 'All 4 students are marked complete, but none has a grade yet.'],
  [2, 2, 9, false, '2 of 9 students are graded.'],
])(
  'GRD-269 the card: %i complete, %i of them without a grade, of %i, grades %s',
  (graded, withoutGrade, total, hasGrades, sentence) => {
    expect(gradedSentence({ graded, withoutGrade, total }, hasGrades)).toBe(sentence);
  },
);

test('GRD-269 the question before handing back says who has no grade, and what the others see', () => {
  expect(handBackSentence({ graded: 2, withoutGrade: 1, total: 5 }, true)).toBe(
    '2 of 5 students are marked complete; 1 of them has no grade yet. The other 3 will see no grade, or an unfinished one.',
  );
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
