import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_COURSE_SETTINGS } from '../design/course-settings.ts';
import { decimalText, roundDecimal } from './decimal-rounding.ts';
import {
  averageLabel,
  averageQuestionGrade,
  computeExamGrade,
  examGradeText,
  gradeLabel,
} from './exam-grade.ts';
import { gradeDataFault } from './grade-input.ts';
import { UNGRADED } from './student-evaluation.ts';

describe('rounding', () => {
  test.each([
    ['a half that is stored below itself', 8.35, 1, 8.4],
    ['a half that is stored above itself', 1.005, 2, 1.01],
    ['a half below zero, away from zero', -2.25, 1, -2.3],
    ['the noise of a sum', 0.1 + 0.2, 4, 0.3],
    ['the noise of a sum just below a half', (86.1 + 69.3 + 80.2 + 82.5) / 4, 2, 79.53],
    ['nearly nothing', 1e-9, 1, 0],
    ['nearly nothing below zero', -1e-9, 1, 0],
    ['nothing to round', 84, 1, 84],
  ])('GRD-20 %s', (_name, value, places, rounded) => {
    expect(roundDecimal(value, places)).toBe(rounded);
  });

  test('GRD-20 text has all its decimals', () => {
    expect(decimalText(84, 1)).toBe('84.0');
    expect(decimalText(-0.01, 1)).toBe('0.0');
  });

  test('GRD-20 a decimal text that is long enough stays as it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), (hundredths) => {
        const value = hundredths / 100;
        expect(roundDecimal(value, 2)).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});

describe('the average of the question grades', () => {
  test.each([
    ['none entered', [], null],
    ['one', [7.5], 7.5],
    ['only those entered count', [8, 9], 8.5],
    ['thirds', [7, 7, 8], 7.33],
    ['zero is a grade', [0, 10], 5],
    ['a half that adding fractions would round down', [6, 1.7, 7, 2.2], 4.23],
  ])('GRD-21 %s', (_name, grades, average) => {
    expect(averageQuestionGrade(grades)).toBe(average);
  });

  test('GRD-21 the order of the questions does not matter', () => {
    const tenths = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1 });
    fc.assert(
      fc.property(tenths, (list) => {
        const grades = list.map((one) => one / 10);
        const average = averageQuestionGrade(grades);
        expect(averageQuestionGrade(grades.toReversed())).toBe(average);
        const exact = list.reduce((sum, one) => sum + one, 0) / list.length / 10;
        expect(Math.abs((average ?? NaN) - exact)).toBeLessThanOrEqual(0.005 + 1e-9);
      }),
    );
  });
});

describe('the exam grade', () => {
  const graded = {
    ...UNGRADED,
    questionGrades: new Map([
      ['q1', 8.3],
      ['q2', 8.4],
    ]),
  };

  test.each([
    ['the average times ten', {}, {}, 83.5],
    ['plus the adjustment', { adjustment: 0.1 }, {}, 83.6],
    ['an adjustment that leaves noise', { adjustment: -5.2 }, {}, 78.3],
    [
      'minus five for each unanswered question',
      { counts: { unansweredMCQs: 2, unresolvedContradictions: 0 } },
      {},
      73.5,
    ],
    [
      'minus five for each unresolved contradiction',
      { counts: { unansweredMCQs: 0, unresolvedContradictions: 3 } },
      {},
      68.5,
    ],
    [
      'with the penalties of the course',
      { counts: { unansweredMCQs: 2, unresolvedContradictions: 1 } },
      { penaltyForUnansweredChoice: 0.5, penaltyForUnresolvedContradiction: 2 },
      80.5,
    ],
    [
      'not clamped below',
      { counts: { unansweredMCQs: 20, unresolvedContradictions: 0 } },
      {},
      -16.5,
    ],
    ['not clamped above', { adjustment: 30 }, {}, 113.5],
    [
      'rounded before the adjustment',
      {
        questionGrades: new Map([
          ['q1', 7],
          ['q2', 7],
          ['q3', 8],
        ]),
      },
      {},
      73.3,
    ],
    [
      'no contradictions while they are off',
      { counts: { unansweredMCQs: 0, unresolvedContradictions: 3 } },
      { hasContradictionItems: false },
      83.5,
    ],
    ['none while no question is graded', { questionGrades: new Map(), adjustment: 5 }, {}, null],
  ])('GRD-22 %s', (_name, differs, penalties, expected) => {
    const settings = { ...DEFAULT_COURSE_SETTINGS, hasContradictionItems: true, ...penalties };
    expect(computeExamGrade({ ...graded, ...differs }, settings)).toBe(expected);
  });

  test('GRD-22 its text can be stored', () => {
    expect(examGradeText(null)).toBe('');
    expect(examGradeText(83.5)).toBe('83.5');
    const counts = { unansweredMCQs: 999, unresolvedContradictions: 0 };
    const odd = { ...DEFAULT_COURSE_SETTINGS, penaltyForUnansweredChoice: 1.123456789 };
    const text = examGradeText(computeExamGrade({ ...graded, counts }, odd));
    expect(gradeDataFault('examGrade', text, 'none')).toBeNull();
  });

  test.each([
    [83.5, '83.5', '83.50'],
    [84.35, '84.4', '84.35'],
    [90, '90.0', '90.00'],
  ])('GRD-23 %s is shown as %s, an average as %s', (value, grade, average) => {
    expect(gradeLabel(value)).toBe(grade);
    expect(averageLabel(value)).toBe(average);
  });
});
