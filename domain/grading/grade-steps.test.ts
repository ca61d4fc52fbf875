import { expect, test } from 'vitest';
import { gradeSteps } from './grade-steps.ts';

const penalties = {
  penaltyForUnansweredChoice: 5,
  penaltyForUnresolvedContradiction: 2.5,
  hasContradictionItems: true,
};
const base = {
  questionGrades: new Map([
    ['a', 8],
    ['b', 8.5],
    ['c', 9],
  ]),
  counts: { unansweredMCQs: 0, unresolvedContradictions: 0 },
  adjustment: 0,
};
const average = { label: 'Average of 3 question grades: 8.50 of 10, times 10', amount: '85.0' };

test('GRD-164 an average that leaves essays out says so', () => {
  const [step] = gradeSteps(base, penalties, 1);
  expect(step?.label).toBe('Average of 3 of 4 essays: 8.50 of 10, times 10');
});

test.each([
  ['no grade, no reckoning', { questionGrades: new Map() }, []],
  ['the average alone', {}, [average]],
  [
    'one grade',
    { questionGrades: new Map([['a', 7]]) },
    [{ label: 'Average of 1 question grade: 7.00 of 10, times 10', amount: '70.0' }],
  ],
  ['an adjustment up', { adjustment: 2 }, [average, { label: 'Grade adjustment', amount: '+2.0' }]],
  [
    'an adjustment down',
    { adjustment: -0.5 },
    [average, { label: 'Grade adjustment', amount: '−0.5' }],
  ],
  [
    'penalties',
    { counts: { unansweredMCQs: 2, unresolvedContradictions: 1 } },
    [
      average,
      { label: '1 unresolved contradiction, 2.5 points each', amount: '−2.5' },
      { label: '2 unanswered multiple-choice questions, 5 points each', amount: '−10.0' },
    ],
  ],
])('GRD-52 the steps of the running grade: %s', (_name, differs, steps) => {
  expect(gradeSteps({ ...base, ...differs }, penalties)).toEqual(steps);
});

test('GRD-80 contradictions are not mentioned while they are off', () => {
  const counts = { unansweredMCQs: 0, unresolvedContradictions: 2 };
  const off = { ...penalties, hasContradictionItems: false };
  expect(gradeSteps({ ...base, counts }, off)).toEqual([average]);
});

test('GRD-52 the amounts have the decimals that their sum needs', () => {
  const counts = { unansweredMCQs: 3, unresolvedContradictions: 0 };
  const quarter = { ...penalties, penaltyForUnansweredChoice: 0.25 };
  const steps = gradeSteps({ ...base, counts }, quarter);
  expect(steps.map(({ amount }) => amount)).toEqual(['85.00', '−0.75']);
});

test('GRD-52 a penalty of nothing is not mentioned', () => {
  const counts = { unansweredMCQs: 2, unresolvedContradictions: 0 };
  const free = { ...penalties, penaltyForUnansweredChoice: 0 };
  expect(gradeSteps({ ...base, counts }, free)).toEqual([average]);
});
