import { expect, test } from 'vitest';
import type { ClaimState } from '@elenchus/domain/people/claim-state.ts';
import type { User, UserStatus } from '@elenchus/domain/people/user.ts';
import { claimMark, renewLabel, unclaimedSentence } from './first-login-words.ts';

function person(state: ClaimState | null, status: UserStatus = 'student'): User {
  const user = { username: 'ann1', fullName: 'Ann', status, ta: null } as const;
  const until = new Date(2026, 10, 30, 9).getTime();
  return state === null
    ? { ...user, password: 'set' }
    : { ...user, password: 'initial', claim: { state, since: 1, until } };
}

test.each([
  ['nobody else', [null, 'netID'], '1 person has never logged in.'],
  [
    'a code that is missing',
    ['netID', 'missing', 'code'],
    '3 people have never logged in: 1 needs a code.',
  ],
  [
    'both',
    ['missing', 'missing', 'expired'],
    '3 people have never logged in: 2 need a code, 1 needs another 14 days.',
  ],
] as const)('USR-67 the count names what is needed: %s', (_title, states, sentence) => {
  expect(unclaimedSentence(states.map((state) => person(state)))).toBe(sentence);
});

test.each([
  ['netID', 'netID until Nov 30'],
  ['code', 'code until Nov 30'],
  ['missing', 'needs a code'],
  ['expired', 'expired'],
] as const)('USR-67 the mark of %s', (state, mark) => {
  const { claim } = person(state);
  expect(claim && claimMark(claim)).toBe(mark);
});

test.each([
  ['a student whose netID works', 'netID', 'student', null],
  ['a student whose netID expired', 'expired', 'student', 'Renew'],
  ['a TA with a code', 'code', 'ta', 'New code'],
  ['a TA without one', 'missing', 'ta', 'New code'],
  ['a person who has a password', null, 'ta', null],
] as const)('USR-67 the button for %s', (_title, state, status, label) => {
  expect(renewLabel(person(state, status), { staff: 'code', students: 'netID' })).toBe(label);
});
