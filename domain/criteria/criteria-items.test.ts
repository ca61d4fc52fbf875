import { describe, expect, test } from 'vitest';
import { withOwnedKeys } from './criteria-items.ts';

describe('CRT-24 criteria and weights belong to something', () => {
  test('an evaluation takes its criteria and its weight with it', () => {
    expect(withOwnedKeys([{ dataType: 'evaluation', dataID: 'MID' }])).toEqual([
      { dataType: 'evaluation', dataID: 'MID' },
      { dataType: 'evaluationCriteria', dataID: 'MID' },
      { dataType: 'evaluationWeight', dataID: 'MID' },
    ]);
  });

  test('a question takes its criteria with it, and nothing else takes anything', () => {
    const keys = [
      { dataType: 'question', dataID: 'q1' },
      { dataType: 'topic', dataID: 'q1' },
    ];
    expect(withOwnedKeys(keys)).toEqual([...keys, { dataType: 'questionCriteria', dataID: 'q1' }]);
  });
});
