import { expect, test } from 'vitest';
import { emptyQueue } from '../queue/queue-state.ts';
import { stepQueue } from '../queue/queue-step.ts';
import { shownAnswers } from './answer-queue.ts';
import { answerScope, answerScopesOf } from './answer-scope.ts';

test('one person has one place on the device, however the name is typed', () => {
  expect(answerScope('c', ' Ada ')).toBe(answerScope('c', 'ada'));
  expect(answerScope('c', 'ada')).not.toBe(answerScope('c', 'bob'));
  expect(answerScope('c', 'ada')).not.toBe(answerScope('d', 'ada'));
  expect(answerScope('c', 'ada').startsWith(answerScopesOf('c'))).toBe(true);
  expect(answerScope('c-2', 'ada').startsWith(answerScopesOf('c'))).toBe(false);
});

test('unsent answers are shown over what the server holds', () => {
  const value = { questionAnswer: '', questionEssayAnswer: 'server' };
  const versions = ['a', 'b'].map((key) => ({ key, value, editedAt: 1 }));
  const received = stepQueue(emptyQueue('here'), { type: 'received', versions }, 5).state;
  const typed = { questionAnswer: '2', questionEssayAnswer: '' };
  const { state } = stepQueue(received, { type: 'edited', key: 'b', value: typed }, 9);
  expect(shownAnswers(state)).toEqual([
    { questionID: 'a', ...value, editedAt: 1 },
    { questionID: 'b', ...typed, editedAt: 9 },
  ]);
});
