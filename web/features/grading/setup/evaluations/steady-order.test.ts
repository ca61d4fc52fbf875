import { isoDateOf } from '@elenchus/domain/base/calendar.ts';
import { newEvaluation } from '@elenchus/domain/grading/evaluation.ts';
import { expect, test } from 'vitest';
import { steadyOrder } from './steady-order.ts';

const midterm = { ...newEvaluation('MIDTERM'), dueDate: isoDateOf('2026-10-01') };
const final = { ...newEvaluation('FINAL'), dueDate: isoDateOf('2026-12-01') };
const added = newEvaluation('ADDED');

test.each([
  ['at first by due date', [], [midterm, final], ['MIDTERM', 'FINAL']],
  [
    'then as seen, whatever the dates',
    ['FINAL', 'MIDTERM'],
    [midterm, final],
    ['FINAL', 'MIDTERM'],
  ],
  [
    'a new one comes last',
    ['FINAL', 'MIDTERM'],
    [added, midterm, final],
    ['FINAL', 'MIDTERM', 'ADDED'],
  ],
  ['one that has gone leaves no gap', ['GONE', 'FINAL'], [midterm, final], ['FINAL', 'MIDTERM']],
])('%s', (_name, seen, evaluations, expected) => {
  expect(steadyOrder(seen, evaluations).map(({ id }) => id)).toEqual(expected);
});
