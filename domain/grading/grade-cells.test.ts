import { describe, expect, test } from 'vitest';
import { gradeCell, type GradeCell } from './grade-cells.ts';
import { readExamGrade } from './student-evaluation.ts';

const button: GradeCell = { kind: 'button' };

function shows(text: string): GradeCell {
  return { kind: 'grade', text };
}

describe('a cell of the student list', () => {
  test.each([
    ['a complete numeric grade', true, '92.55', shows('92.6')],
    ['a complete letter grade', true, 'A-', shows('A-')],
    ['complete without a grade', true, '', button],
    ['a grade that is not complete', false, '92', button],
  ])('GRD-26 %s', (_name, complete, grade, cell) => {
    expect(gradeCell({ complete, examGrade: readExamGrade(grade) })).toEqual(cell);
  });
});
