import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { User } from '../people/user.ts';
import { newEvaluation } from './evaluation.ts';
import {
  ABOVE_100,
  BELOW_0,
  BIN_POINTS,
  binLabel,
  binOf,
  gradeSpread,
  gradeSpreads,
  isDrawn,
  shortGrade,
  spreadSentence,
} from './grade-spread.ts';
import { gradingStatistics } from './grading-statistics.ts';
import { readExamGrade, UNGRADED, type ExamGrade } from './student-evaluation.ts';

const read = (...texts: readonly string[]) => texts.map(readExamGrade);

const anyGrade = fc.oneof(
  fc.integer({ min: -300, max: 1300 }).map((tenths): ExamGrade => {
    return { kind: 'number', value: tenths / 10 };
  }),
  fc.constantFrom<ExamGrade | null>({ kind: 'letter', text: 'A-' }, null),
);

describe('the bins of a spread', () => {
  test.each([
    [0, 0, '0 to under 5'],
    [4.9999, 0, '0 to under 5'],
    [5, 5, '5 to under 10'],
    [84.9, 80, '80 to under 85'],
    [85, 85, '85 to under 90'],
    [99.9, 95, '95 to 100'],
    [100, 95, '95 to 100'],
    [100.1, ABOVE_100, 'Above 100'],
    [-0.1, BELOW_0, 'Below 0'],
  ])('GRD-130 %d is in the bin from %d: %s', (grade, from, label) => {
    expect(binOf(grade)).toBe(from);
    expect(binLabel(from)).toBe(label);
  });

  test('GRD-130 every number grade is in exactly one bin, and letters and missing grades in none', () => {
    fc.assert(
      fc.property(fc.array(anyGrade), (grades) => {
        const { bins, graded, letters, missing } = gradeSpread(grades);
        expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(graded);
        expect(graded + letters + missing).toBe(grades.length);
        expect(new Set(bins.map(({ from }) => from)).size).toBe(bins.length);
        for (const { from, count } of bins) {
          const inside = grades.filter((grade) => {
            if (grade?.kind !== 'number') return false;
            const { value } = grade;
            if (from === BELOW_0) return value < 0;
            if (from === ABOVE_100) return value > 100;
            const isLast = from + BIN_POINTS === 100;
            return value >= from && (isLast ? value <= 100 : value < from + BIN_POINTS);
          });
          expect(count).toBe(inside.length);
          expect(count).toBeGreaterThan(0);
        }
        const starts = bins.map(({ from }) => from);
        expect(starts).toEqual(starts.toSorted((one, other) => one - other));
      }),
    );
  });
});

function person(username: string, differs: Partial<User> = {}): User {
  const fullName = `Name ${username}`;
  return { username, fullName, status: 'student', ta: null, password: 'set', ...differs };
}

describe('the groups of a spread', () => {
  const texts: Readonly<Record<string, string>> = {
    a: '90',
    b: '59.9',
    c: '70',
    d: 'B',
    gus: '80',
  };
  const users = [
    person('tom', { status: 'ta' }),
    person('gus', { status: 'guest' }),
    person('a', { ta: 'tom' }),
    person('b', { ta: 'tom' }),
    person('c'),
    person('d'),
  ];
  const gradeBook = (username: string) => ({
    ...UNGRADED,
    examGrade: readExamGrade(texts[username] ?? ''),
  });
  const input = { users, hasTAs: true, evaluations: [newEvaluation('E')], gradeBook };

  test('GRD-131 are the whole class, then those of the statistics, with the same mean and median', () => {
    const [spread] = gradeSpreads(input);
    const groups = spread?.groups ?? [];
    expect(groups.map(({ ta, name, graded, letters }) => [ta, name, graded, letters])).toEqual([
      [null, 'All students', 3, 1],
      ['tom', 'Name tom', 2, 0],
      [null, 'Unassigned', 1, 1],
    ]);
    expect(groups[0]).toMatchObject({ mean: 80, median: 80, leftOut: 1, least: 59.9, most: 90 });
    const figures = gradingStatistics(input).map((row) => row.figures[0]);
    expect(groups.slice(1)).toMatchObject(
      figures.map((one) => ({ mean: one?.mean, median: one?.median })),
    );
  });

  test.each([
    ['a course without TAs', { ...input, hasTAs: false }, ['All students']],
    ['one group alone', { ...input, users: users.slice(0, 4) }, ['Name tom']],
  ])('GRD-131 %s has one spread', (_name, given, names) => {
    expect(gradeSpreads(given)[0]?.groups.map(({ name }) => name)).toEqual(names);
  });
});

test.each([
  [2, false],
  [3, true],
])('GRD-132 %i number grades: drawn is %s', (count, expected) => {
  const grades = [...Array.from({ length: count }, () => '80'), 'A', 'B', ''];
  expect(isDrawn(gradeSpread(read(...grades)))).toBe(expected);
});

test.each([
  ['no grade', [], 'No number grades.'],
  [
    'letters',
    ['A', 'B+', ''],
    'No number grades; 2 letter grades not drawn; 1 student without a grade.',
  ],
  ['one grade', ['81.44'], '1 grade, 81.4, median 81.4, mean 81.4.'],
  ['equal grades', ['80', '80', '80'], '3 grades, all 80, median 80, mean 80.'],
  ['several', ['70', '83', '91.2'], '3 grades from 70 to 91.2, median 83, mean 81.4.'],
  [
    'some below 60',
    ['51', '70', '90'],
    '3 grades from 51 to 90, median 80, mean 80; 1 grade below 60 left out of both.',
  ],
  ['only below 60', ['51', '52'], '2 grades from 51 to 52.'],
])('GRD-133 the sentence about %s', (_name, texts, sentence) => {
  expect(spreadSentence(gradeSpread(read(...texts)))).toBe(sentence);
});

test('GRD-133 grades have at most one decimal', () => {
  expect([83, 81.35, 80.04].map(shortGrade)).toEqual(['83', '81.4', '80']);
});
