import { describe, expect, test } from 'vitest';
import { compareGraded, gradeCell, gradingState, type GradeCell } from './grade-cells.ts';
import { readExamGrade, UNGRADED, type StudentEvaluation } from './student-evaluation.ts';

function shows(text: string): GradeCell {
  return { kind: 'grade', text };
}

function button(state: 'to-grade' | 'in-progress' | 'complete'): GradeCell {
  return { kind: 'button', state };
}

function graded(complete: boolean, grade: string): StudentEvaluation {
  return { ...UNGRADED, complete, examGrade: readExamGrade(grade) };
}

describe('a cell of the student list', () => {
  test.each([
    ['a complete numeric grade', true, '92.55', shows('92.6')],
    ['a complete letter grade', true, 'A-', shows('A-')],
    ['complete without a grade', true, '', button('complete')],
    ['a grade that is not complete', false, '92', button('in-progress')],
    ['nothing yet', false, '', button('to-grade')],
  ])('GRD-26 %s', (_name, complete, grade, cell) => {
    expect(gradeCell(graded(complete, grade), true)).toEqual(cell);
  });

  test.each([
    ['complete, with a grade of earlier times', true, '92', shows('Graded')],
    ['complete', true, '', shows('Graded')],
    ['not complete', false, '', button('to-grade')],
  ])('GRD-60 a course without grades shows only the state: %s', (_name, complete, grade, cell) => {
    expect(gradeCell(graded(complete, grade), false)).toEqual(cell);
  });

  test.each([
    ['a question grade', { questionGrades: new Map([['q', 0]]) }, 'in-progress'],
    ['an exam grade', { examGrade: readExamGrade('0') }, 'in-progress'],
    ['a comment', { comments: 'Well argued.' }, 'in-progress'],
    ['a comment on a passage', { hasCommentedPassages: true }, 'in-progress'],
    ['a comment that was emptied', { comments: '  ' }, 'to-grade'],
    [
      'the counts of an opened desk',
      { counts: { unansweredMCQs: 2, unresolvedContradictions: 1 } },
      'to-grade',
    ],
    ['being marked complete', { complete: true }, 'complete'],
  ])('GRD-61 grading is begun or done by %s', (_name, fields, state) => {
    expect(gradingState({ ...UNGRADED, ...fields })).toBe(state);
  });

  test('GRD-62 a column is sorted by how far grading is, then by the grade as it is shown', () => {
    const inOrder = [
      graded(false, ''),
      graded(false, '99'),
      graded(true, ''),
      graded(true, 'A'),
      graded(true, 'B+'),
      graded(true, '9.5'),
      graded(true, '72'),
      graded(true, '100'),
    ];
    expect(inOrder.toReversed().toSorted(compareGraded)).toEqual(inOrder);
    expect(compareGraded(graded(false, '99'), graded(false, '1'))).toBe(0);
  });
});
