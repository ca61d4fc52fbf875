import { expect, test } from 'vitest';
import { testsNamed, testsOfChange } from './chosen-tests.ts';

const files = [
  { path: 'domain/grading/exam-grade.test.ts', text: "test('GRD-1 the grade (of all)', …)" },
  { path: 'domain/grading/target-date.test.ts', text: "test('GRD-2 the date', …)" },
  { path: 'e2e/hand-back.spec.ts', text: "test('the grade comes back', …)" },
  { path: 'domain/grading/exam-grade.ts', text: 'the date' },
];

test.each([
  ['a file', 'domain/grading/exam-grade.test.ts', ['run', files[0]?.path], null],
  ['a folder', './domain/grading', ['run', files[0]?.path, files[1]?.path], null],
  ['a journey', 'e2e/hand-back.spec.ts', null, [files[2]?.path]],
  ['a name in one test', 'the date', ['run', files[1]?.path, '-t', 'the date'], null],
  [
    'a name in both kinds',
    'the grade',
    ['run', files[0]?.path, '-t', 'the grade'],
    [files[2]?.path, '-g', 'the grade'],
  ],
  ['a name with signs', 'grade (of', ['run', files[0]?.path, '-t', String.raw`grade \(of`], null],
  ['nothing there', 'no such test', null, null],
])('%s', (_, wanted, unit, journeys) => {
  expect(testsNamed(wanted, files)).toEqual({ unit, journeys });
});

test('a change runs what imports it, and the journeys that it changes', () => {
  const [unit, journeys] = [['domain/a.test.ts'], ['e2e/hand-back.spec.ts']];
  expect(testsOfChange(unit, journeys)).toEqual({ unit: ['run', ...unit], journeys });
  expect(testsOfChange([], [])).toEqual({ unit: null, journeys: null });
});
