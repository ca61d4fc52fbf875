import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readGradeBook } from '../grading/student-evaluation.ts';
import type { User } from '../people/user.ts';
import {
  graderMeans,
  graderMeansSentence,
  graderMeanWords,
  meanInterval,
  studentT975,
  type GraderMean,
} from './grader-means.ts';

// From published tables of the t distribution.
test.each([
  [4, 2.7764],
  [5, 2.5706],
  [9, 2.2622],
  [19, 2.093],
  [30, 2.0423],
  [120, 1.9799],
])('LOD-30 the quantile for %i degrees of freedom is %d', (freedom, quantile) => {
  expect(Math.abs(studentT975(freedom) - quantile)).toBeLessThan(0.001);
});

test('LOD-30 the range of five known grades', () => {
  // Mean 80, standard deviation 7.906, standard error 3.536.
  const { counted, mean, low, high } = meanInterval([70, 75, 80, 85, 90]);
  expect([counted, mean]).toEqual([5, 80]);
  expect(low).toBeCloseTo(70.18, 1);
  expect(high).toBeCloseTo(89.82, 1);
});

/** How wide the range is; it contains the mean. */
function widthOf(grades: readonly number[]): number {
  const { mean, low, high } = meanInterval(grades);
  expect((low ?? 0) <= (mean ?? 0) && (mean ?? 0) <= (high ?? 0)).toBe(true);
  return (high ?? 0) - (low ?? 0);
}

test('LOD-30 the range contains the mean, and more of the same grades make it narrower', () => {
  const grades = fc.array(fc.integer({ min: 60, max: 100 }), { minLength: 5, maxLength: 40 });
  fc.assert(
    fc.property(grades, (values) => {
      expect(widthOf([...values, ...values])).toBeLessThanOrEqual(widthOf(values));
    }),
  );
});

test('LOD-31 fewer than 5 grades have a mean and no range', () => {
  expect(meanInterval([])).toEqual({ counted: 0, mean: null, low: null, high: null });
  expect(meanInterval([80, 90, 70, 80])).toEqual({ counted: 4, mean: 80, low: null, high: null });
});

function person(username: string, status: User['status'], ta: string | null = null): User {
  return { username, fullName: username, status, ta, password: 'set' };
}

test('LOD-32 the means use the same grades as the statistics, and one group isn’t compared', () => {
  const grades = ['59', '60', '70', 'A-', '80', '90', '100', '75'];
  const users = [
    person('tom', 'ta'),
    person('tess', 'ta'),
    ...grades.map((_, at) => person(`s${at}`, 'student', 'tom')),
  ];
  const gradeBook = readGradeBook(
    grades.map((individualGradingData, at) => ({
      username: `s${at}`,
      evaluationDataID: 'E',
      gradingType: 'examGrade',
      questionID: '1',
      individualGradingData,
      comment: '',
    })),
  );
  const input = { users, hasTAs: true, evaluations: [], gradeBook };
  expect(graderMeans(input, 'E').map(({ ta, counted, mean }) => [ta, counted, mean])).toEqual([
    ['tess', 0, null],
    ['tom', 6, 79.17],
  ]);
  expect(graderMeans({ ...input, hasTAs: false }, 'E')).toEqual([]);
});

const group = (name: string, differs: Partial<GraderMean>): GraderMean => ({
  ta: name,
  name,
  counted: 20,
  mean: 80,
  low: 75,
  high: 85,
  ...differs,
});

test.each([
  [{}, 'mean 80 of 20 grades, range 75 to 85'],
  [{ counted: 4, low: null, high: null }, 'mean 80 of 4 grades, too few to compare'],
  [{ counted: 0, mean: null, low: null, high: null }, 'no grades yet'],
])('LOD-33 %j reads “%s”', (differs, words) => {
  expect(graderMeanWords(group('Tom', differs))).toBe(words);
});

test.each([
  [[{}, {}], 'All ranges overlap.'],
  [[{}, { low: 85, high: 95 }], 'All ranges overlap.'],
  [[{}, { low: 86, high: 95 }], 'The ranges of A and B don’t overlap.'],
  [
    [{}, { low: 86, high: 95 }, { low: 60, high: 70 }],
    'The ranges of A and B and 2 other pairs don’t overlap.',
  ],
  [[{}, { low: null, high: null }], 'There are too few grades to compare graders.'],
])('LOD-34 %j: %s', (groups, sentence) => {
  const means = groups.map((differs, at) => group('ABC'.charAt(at), differs));
  expect(graderMeansSentence(means).endsWith(` ${sentence}`)).toBe(true);
});
