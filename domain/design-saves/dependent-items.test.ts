import { expect, test } from 'vitest';
import { withDependents } from './dependent-items.ts';

test('LOD-19 an evaluation is removed with its own settings, a question with its hold and criteria', () => {
  const removals = [
    { dataType: 'evaluation', dataID: 'E' },
    { dataType: 'question', dataID: 'q1' },
    { dataType: 'topic', dataID: 't' },
  ];
  expect(withDependents(removals)).toEqual([
    ...removals,
    { dataType: 'evaluationCriteria', dataID: 'E' },
    { dataType: 'evaluationWeight', dataID: 'E' },
    { dataType: 'questionCriteria', dataID: 'q1' },
    { dataType: 'gradingDueDate', dataID: 'E' },
    { dataType: 'askingDays', dataID: 'E' },
    { dataType: 'fairGrading', dataID: 'E' },
    { dataType: 'unwrittenEssays', dataID: 'E' },
    { dataType: 'heldQuestion', dataID: 'q1' },
  ]);
});
