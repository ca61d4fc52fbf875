import { expect, test } from 'vitest';
import { withDependents } from './dependent-items.ts';

test('LOD-19 an evaluation is removed with its grading date, a question with its hold', () => {
  const removals = [
    { dataType: 'evaluation', dataID: 'E' },
    { dataType: 'question', dataID: 'q1' },
    { dataType: 'topic', dataID: 't' },
  ];
  expect(withDependents(removals)).toEqual([
    ...removals,
    { dataType: 'gradingDueDate', dataID: 'E' },
    { dataType: 'heldQuestion', dataID: 'q1' },
  ]);
});
