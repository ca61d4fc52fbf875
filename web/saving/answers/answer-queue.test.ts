import { expect, test } from 'vitest';
import { PLAIN_WIRE } from '../queue/queue-wire.ts';
import { emptyQueue } from '../queue/queue-state.ts';
import { stepQueue } from '../queue/queue-step.ts';
import { shownAnswers } from './answer-queue.ts';
import { queueScope, scopesOf } from '../queue/queue-scope.ts';

test('one person has one place on the device, however the name is typed', () => {
  expect(queueScope('answers', 'c', ' Ada ')).toBe(queueScope('answers', 'c', 'ada'));
  expect(queueScope('answers', 'c', 'ada')).not.toBe(queueScope('answers', 'c', 'bob'));
  expect(queueScope('answers', 'c', 'ada')).not.toBe(queueScope('answers', 'd', 'ada'));
  expect(queueScope('answers', 'c', 'ada').startsWith(scopesOf('answers', 'c'))).toBe(true);
  expect(queueScope('answers', 'c-2', 'ada').startsWith(scopesOf('answers', 'c'))).toBe(false);
});

const { encode } = PLAIN_WIRE;

test('unsent answers are shown over what the server holds', () => {
  const value = { questionAnswer: '', questionEssayAnswer: 'server' };
  const versions = ['a', 'b'].map((key) => ({ key, value, editedAt: 1 }));
  const received = stepQueue(emptyQueue('here'), { type: 'received', versions }, 5, encode).state;
  const typed = { questionAnswer: '2', questionEssayAnswer: '' };
  const { state } = stepQueue(received, { type: 'edited', key: 'b', value: typed }, 9, encode);
  expect(shownAnswers(state)).toEqual([
    { questionID: 'a', ...value, editedAt: 1 },
    { questionID: 'b', ...typed, editedAt: 9 },
  ]);
});
