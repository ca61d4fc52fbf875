import { expect, test } from 'vitest';
import { tallyAnswers, type AnswerGroup } from './answer-tally.ts';

const questions = [
  { id: 'radio', type: 'Radio', options: ['a', 'b', 'c'] },
  { id: 'ticks', type: 'Checkbox', options: ['a', 'b', 'c'] },
  { id: 'essay', type: 'LongAnswer', options: ['', ''] },
] as const;

const group = (questionID: string, chosen: string, count: number): AnswerGroup => ({
  questionID,
  chosen,
  count,
});

test.each([
  ['nobody has answered', [], []],
  [
    'one option each',
    [group('radio', '1', 4), group('radio', '3', 2)],
    [{ questionID: 'radio', count: 6, options: [4, 0, 2] }],
  ],
  [
    'several options of one person count for each of them',
    [group('ticks', '1,3', 2), group('ticks', '3', 1)],
    [{ questionID: 'ticks', count: 3, options: [2, 0, 3] }],
  ],
  [
    'a number that no option has any more counts for none',
    [group('radio', '4', 5)],
    [{ questionID: 'radio', count: 5, options: [0, 0, 0] }],
  ],
] as const)('QST-21 the answers to each option are counted: %s', (_name, groups, tallies) => {
  expect(tallyAnswers(groups, questions)).toEqual(tallies);
});

test('QST-22 an essay and a question that has left the course have a number of answers alone', () => {
  expect(tallyAnswers([group('essay', '1', 3), group('gone', '2', 1)], questions)).toEqual([
    { questionID: 'essay', count: 3, options: [] },
    { questionID: 'gone', count: 1, options: [] },
  ]);
});
