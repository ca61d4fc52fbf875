import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { User } from '../people/user.ts';
import { newEvaluation } from './evaluation.ts';
import { gradingStatistics, meanOf, medianOf } from './grading-statistics.ts';
import { readExamGrade, UNGRADED } from './student-evaluation.ts';

function person(username: string, differs: Partial<User> = {}): User {
  const fullName = `Name ${username}`;
  return { username, fullName, status: 'student', ta: null, password: 'set', ...differs };
}

const users = [
  person('tom', { status: 'ta' }),
  person('tess', { status: 'ta' }),
  person('gus', { status: 'guest' }),
  person('ina', { status: 'instructor' }),
  person('a', { ta: 'tom' }),
  person('b', { ta: 'TOM' }),
  person('c', { ta: 'tom' }),
  person('d', { ta: 'gone' }),
];
const grades: Readonly<Record<string, string>> = {
  a: '90',
  b: '59.9',
  c: '60',
  d: 'A',
  gus: '100',
};
const gradeBook = (username: string) => ({
  ...UNGRADED,
  examGrade: readExamGrade(grades[username] ?? ''),
  complete: username !== 'c',
});
const input = { users, hasTAs: true, evaluations: [newEvaluation('E')], gradeBook };

describe('the rows of the statistics', () => {
  test('GRD-24 one per TA, and one of students without a valid TA', () => {
    const rows = gradingStatistics(input).map(({ label, figures }) => [label, figures]);
    expect(rows).toEqual([
      ['Name tess', [{ evaluationId: 'E', graded: 0, total: 0, mean: null, median: null }]],
      ['Name tom', [{ evaluationId: 'E', graded: 2, total: 3, mean: 75, median: 75 }]],
      ['Unassigned', [{ evaluationId: 'E', graded: 1, total: 1, mean: null, median: null }]],
    ]);
  });

  test('GRD-24 one for all students where the course has no TAs', () => {
    expect(gradingStatistics({ ...input, hasTAs: false })).toEqual([
      {
        ta: null,
        label: 'All students',
        figures: [{ evaluationId: 'E', graded: 3, total: 4, mean: 75, median: 75 }],
      },
    ]);
  });

  test('GRD-24 no row for unassigned students where there are none', () => {
    const assigned = users.filter(({ username }) => username !== 'd');
    const labels = gradingStatistics({ ...input, users: assigned }).map(({ label }) => label);
    expect(labels).toEqual(['Name tess', 'Name tom']);
  });
});

describe('mean and median', () => {
  test.each([
    ['no values', [], null, null],
    ['one', [60], 60, 60],
    ['an odd number', [90, 60, 61], 70.33, 61],
    ['an even number', [90, 60, 70, 80], 75, 75],
    ['two decimals', [80.1, 80.2, 80.2], 80.17, 80.2],
    ['sorted by value, not as text', [100, 99, 98], 99, 99],
  ])('GRD-25 of %s', (_name, numbers, mean, median) => {
    expect(meanOf(numbers)).toBe(mean);
    expect(medianOf(numbers)).toBe(median);
  });

  test('GRD-25 are between the least and the greatest value', () => {
    const values = fc.array(fc.integer({ min: 600, max: 1100 }), { minLength: 1 });
    fc.assert(
      fc.property(values, (tenths) => {
        const numbers = tenths.map((one) => one / 10);
        for (const figure of [meanOf(numbers), medianOf(numbers)]) {
          expect(figure).toBeGreaterThanOrEqual(Math.min(...numbers));
          expect(figure).toBeLessThanOrEqual(Math.max(...numbers));
        }
      }),
    );
  });
});
