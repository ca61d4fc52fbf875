import { expect, test } from 'vitest';
import { mayOpen, userState, type UserState } from './user-state.ts';

const session = { isLoggedIn: true, isInstructor: false, isTA: false };

test.each<[string, Parameters<typeof userState>[0], UserState]>([
  ['an instructor', { ...session, isInstructor: true }, 'instructor'],
  ['a TA', { ...session, isTA: true }, 'ta'],
  ['a student or a guest', session, 'student'],
  ['nobody', { ...session, isLoggedIn: false }, 'unauthorized'],
  [
    'somebody who was an instructor and has logged out',
    { ...session, isLoggedIn: false, isInstructor: true },
    'unauthorized',
  ],
  ['anybody while the server does not answer', null, 'error'],
])('USR-21 the state of %s', (_name, reply, state) => {
  expect(userState(reply)).toBe(state);
});

test.each<[UserState, boolean, boolean]>([
  ['instructor', true, true],
  ['ta', false, true],
  ['student', false, false],
  ['unauthorized', false, false],
  ['error', false, false],
])('USR-22 %s: design %s, grading %s', (state, design, grading) => {
  expect(mayOpen('design', state)).toBe(design);
  expect(mayOpen('grading', state)).toBe(grading);
});
