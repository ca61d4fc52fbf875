import { expect, test } from 'vitest';
import {
  assigneeOf,
  compareRequests,
  MESSAGE_LIMIT,
  mayAnswer,
  messageFaultSentence,
  reopenedState,
  stateAfterMessage,
} from './grade-request.ts';

test.each([
  [null, true, 'open'],
  ['open', false, 'answered'],
  ['answered', true, 'open'],
  ['answered', false, 'answered'],
] as const)(
  'ASK-4 after a message in state %j (by the student: %j) it is %j',
  (state, by, after) => {
    const writer = by ? { writtenBefore: 49 } : 'grader';
    expect(stateAfterMessage(state, 'Why?', writer)).toEqual({ ok: true, value: after });
  },
);

test.each([
  ['open', ' \n', 'empty'],
  ['open', 'x'.repeat(MESSAGE_LIMIT + 1), 'too-long'],
  ['closed', 'Why?', 'closed'],
  ['open', 'Why?', 'too-many'],
] as const)('ASK-4 a message is refused in state %j', (state, text, reason) => {
  const writer = { writtenBefore: reason === 'too-many' ? 50 : 0 };
  expect(stateAfterMessage(state, text, writer)).toEqual({ ok: false, reason });
  expect(messageFaultSentence(reason)).toMatch(/\.$/);
});

test('ASK-5 a request that is opened again waits for the person who did not write last', () => {
  expect(reopenedState(true)).toBe('open');
  expect(reopenedState(false)).toBe('answered');
});

const tess = { usernameKey: 'tess', status: 'ta' };
const tom = { usernameKey: 'tom', status: 'ta' };
const ina = { usernameKey: 'ina', status: 'instructor' };

test('ASK-6 the student’s TA and instructors may answer', () => {
  expect(mayAnswer(tess, 'tess')).toBe(true);
  expect(mayAnswer(ina, 'tess')).toBe(true);
  expect(mayAnswer(tom, 'tess')).toBe(false);
  expect(mayAnswer({ usernameKey: 'sam', status: 'student' }, 'sam')).toBe(false);
});

test.each([
  ['the student’s TA', null, tess, 'tess'],
  ['the instructor it was given to', ina, tess, 'ina'],
  ['the new TA, when the person it was given to can’t answer any more', tom, tess, 'tess'],
  ['nobody, without a TA', null, null, null],
  ['nobody, when the TA is no longer a TA', null, { ...tess, status: 'guest' }, null],
])('ASK-7 assigned to %s', (_name, givenTo, ta, expected) => {
  expect(assigneeOf(givenTo, ta)).toBe(expected);
});

test('ASK-8 open requests come first, the longest-waiting one on top, then the latest', () => {
  const requests = [
    { name: 'closed', state: 'closed', askedAt: 1, changedAt: 9 },
    { name: 'old answer', state: 'answered', askedAt: 1, changedAt: 5 },
    { name: 'late', state: 'open', askedAt: 2, changedAt: 8 },
    { name: 'new answer', state: 'answered', askedAt: 1, changedAt: 7 },
    { name: 'early', state: 'open', askedAt: 2, changedAt: 3 },
  ] as const;
  expect(requests.toSorted(compareRequests).map(({ name }) => name)).toEqual([
    'early',
    'late',
    'new answer',
    'old answer',
    'closed',
  ]);
});
