import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_COURSE_SETTINGS, type CourseSettings } from '../design/course-settings.ts';
import { computeExamGrade, examGradeText, gradeLabel } from './exam-grade.ts';
import { examGradeSum } from './exam-grade-sum.ts';
import { readExamGrade, UNGRADED, type StudentEvaluation } from './student-evaluation.ts';

const settings: CourseSettings = {
  ...DEFAULT_COURSE_SETTINGS,
  usesGradesForExams: true,
  questionByQuestionGrading: true,
  hasContradictionItems: true,
  penaltyForUnresolvedContradiction: 3,
  penaltyForUnansweredChoice: 0,
};

function graded(
  differs: Partial<StudentEvaluation>,
  course: CourseSettings = settings,
): StudentEvaluation {
  const parts = { ...UNGRADED, questionGrades: new Map([['q', 4.6]]), ...differs };
  const examGrade = readExamGrade(examGradeText(computeExamGrade(parts, course)));
  return { ...parts, examGrade, ...differs };
}

const one = { unansweredMCQs: 0, unresolvedContradictions: 1 };
const two = { unansweredMCQs: 2, unresolvedContradictions: 0 };

test('GRD-164 the sum says how many essays the average is taken over', () => {
  const left = graded({
    questionGrades: new Map([
      ['a', 4],
      ['b', 5.2],
    ]),
  });
  expect(examGradeSum(left, settings, 1)).toBe(
    '46.0 (2 of 3 essays) − 0.0 (0 contradictions × 3) + 0.0 = 46.0 of 100',
  );
});

test.each<[string, Partial<StudentEvaluation>, Partial<CourseSettings>, string | null]>([
  [
    'the terms with their points',
    { counts: one },
    {},
    '46.0 − 3.0 (1 contradiction × 3) + 0.0 = 43.0 of 100',
  ],
  [
    'an adjustment down',
    { adjustment: -1.5 },
    {},
    '46.0 − 0.0 (0 contradictions × 3) − 1.5 = 44.5 of 100',
  ],
  [
    'unanswered questions',
    { counts: two, adjustment: 2 },
    { penaltyForUnansweredChoice: 5 },
    '46.0 − 0.0 (0 contradictions × 3) − 10.0 (2 unanswered questions × 5) + 2.0 = 38.0 of 100',
  ],
  [
    'contradictions off',
    { counts: one },
    { hasContradictionItems: false },
    '46.0 + 0.0 = 46.0 of 100',
  ],
  [
    'no box for an adjustment',
    { counts: one },
    { hasGradeAdjustmentBox: false },
    '46.0 − 3.0 (1 contradiction × 3) = 43.0 of 100',
  ],
  [
    'no box, but an adjustment that counts',
    { adjustment: 1 },
    { hasGradeAdjustmentBox: false, hasContradictionItems: false },
    '46.0 + 1.0 = 47.0 of 100',
  ],
  [
    'a penalty in quarters, and what is shown',
    { counts: one },
    { penaltyForUnresolvedContradiction: 0.25 },
    '46.00 − 0.25 (1 contradiction × 0.25) + 0.00 = 45.75 of 100, rounded to 45.8',
  ],
  [
    'below zero',
    { counts: { unansweredMCQs: 0, unresolvedContradictions: 16 } },
    {},
    '46.0 − 48.0 (16 contradictions × 3) + 0.0 = −2.0 of 100',
  ],
  ['no question grade', { questionGrades: new Map() }, {}, null],
  [
    'a grade by hand',
    { examGrade: readExamGrade('88') },
    { questionByQuestionGrading: false },
    null,
  ],
  ['a letter', { examGrade: readExamGrade('B+') }, {}, null],
  ['another grade than the computed one', { examGrade: readExamGrade('47') }, {}, null],
  ['no grades in the course', {}, { usesGradesForExams: false }, null],
])('GRD-81 the sum: %s', (_name, differs, more, sum) => {
  const course = { ...settings, ...more };
  expect(examGradeSum(graded(differs, course), course)).toBe(sum);
});

test('GRD-81 the numbers that are read add up to the grade that is read', () => {
  const tenths = fc.integer({ min: 0, max: 100 }).map((tenth) => tenth / 10);
  const count = fc.nat({ max: 12 });
  const penalty = fc.nat({ max: 9_999_999 }).map((all) => all / 1_000_000);
  fc.assert(
    fc.property(
      fc.array(tenths, { minLength: 1, maxLength: 9 }),
      fc.integer({ min: -300, max: 300 }),
      fc.record({ unansweredMCQs: count, unresolvedContradictions: count }),
      fc.record({
        penaltyForUnansweredChoice: penalty,
        penaltyForUnresolvedContradiction: penalty,
        hasContradictionItems: fc.boolean(),
        hasGradeAdjustmentBox: fc.boolean(),
      }),
      (grades, adjustment, counts, more) => {
        const course = { ...settings, ...more };
        const questionGrades = new Map(grades.map((grade, at) => [`q${at}`, grade]));
        const parts = graded({ questionGrades, adjustment: adjustment / 10, counts }, course);
        const sum = (examGradeSum(parts, course) ?? '').replaceAll('−', '-');
        const [terms = '', total = ''] = sum.replaceAll(/ \([^)]*\)/g, '').split(' = ');
        const added = terms
          .replaceAll(/([+-]) /g, '$1')
          .split(' ')
          .reduce((all, term) => all + Number(term), 0);
        const [, exact = '', , rounded] = /^(\S+) of 100(, rounded to (\S+))?$/.exec(total) ?? [];
        expect(added).toBeCloseTo(Number(exact), 6);
        const shown = gradeLabel(computeExamGrade(parts, course) ?? NaN);
        expect(rounded ?? exact).toBe(rounded === undefined ? exact : shown);
        expect(Number(rounded ?? exact)).toBe(Number(shown));
      },
    ),
  );
});
