import { expect, test } from 'vitest';
import { accept, refuse } from '../base/result.ts';
import { checkReleased, splitRefused } from './refused-answers.ts';

const answers = ['q1', 'gone', 'q2', 'later', 'gone'].map((questionID) => ({ questionID }));
const released = new Set(['q1', 'q2']);

test('ANS-13 a list with questions that are not released is refused whole, naming each once', () => {
  expect(checkReleased(answers, (id) => released.has(id))).toEqual(
    refuse({ sentence: 'Question not found', questionIDs: ['gone', 'later'] }),
  );
});

test('ANS-13 a list of released questions is accepted as it is', () => {
  expect(checkReleased(answers, () => true)).toEqual(accept(answers));
});

test('ANS-14 a refused list parts into what is sent again and what is kept to show', () => {
  const { remaining, refused } = splitRefused(answers, ['gone', 'later']);
  expect(remaining.map(({ questionID }) => questionID)).toEqual(['q1', 'q2']);
  expect(refused.map(({ questionID }) => questionID)).toEqual(['gone', 'later', 'gone']);
});
