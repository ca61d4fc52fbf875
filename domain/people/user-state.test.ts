import { expect, test } from 'vitest';
import { mayOpen, userState, type UserState } from './user-state.ts';

test.each<[string, Parameters<typeof userState>[0], UserState]>([
  ['an instructor', { ok: true, status: 'Instructor' }, 'instructor'],
  ['a TA', { ok: true, status: 'TA' }, 'ta'],
  ['a student', { ok: true, status: 'student' }, 'student'],
  ['a guest, who moves about like a student', { ok: true, status: 'guest' }, 'student'],
  ['an unknown status', { ok: true, status: 'dean' }, 'unauthorized'],
  ['a refused call', { ok: false, status: 'instructor' }, 'unauthorized'],
  ['no answer', null, 'error'],
])('USR-21 the state of %s', (_name, reply, state) => {
  expect(userState(reply)).toBe(state);
});

test.each<[UserState, boolean, boolean]>([
  ['instructor', true, true],
  ['ta', false, true],
  ['student', false, false],
  ['unauthorized', false, false],
  ['error', false, false],
])('USR-22 %s: design %s, grading %s, the course always', (state, design, grading) => {
  expect(mayOpen('design', state)).toBe(design);
  expect(mayOpen('grading', state)).toBe(grading);
  expect(mayOpen('course', state)).toBe(true);
});
