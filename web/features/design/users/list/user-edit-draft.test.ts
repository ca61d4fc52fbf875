import { expect, test } from 'vitest';
import type { User } from '@elenchus/domain/people/user.ts';
import {
  assistantsAmong,
  changeOf,
  draftOf,
  fullNameFault,
  leftStudents,
} from './user-edit-draft.ts';

const ada: User = {
  username: 'ada7',
  fullName: 'Ada Byron',
  status: 'student',
  ta: 'SIM',
  password: 'set',
};
const users: readonly User[] = [
  ada,
  { ...ada, username: 'sim', fullName: 'Simone Weil', status: 'ta', ta: null },
  { ...ada, username: 'ann', fullName: 'Elizabeth Anscombe', status: 'ta', ta: null },
];
const before = draftOf(ada, users);

test('the dialog opens with a copy of the user and an empty password', () => {
  expect(before).toEqual({
    fullName: 'Ada Byron',
    status: 'student',
    ta: 'sim',
    password: '',
    resetPassword: false,
  });
  expect(draftOf({ ...ada, ta: 'gone' }, users).ta).toBe('');
});

test('TAs are listed by last name', () => {
  expect(assistantsAmong(users).map(({ username }) => username)).toEqual(['ann', 'sim']);
});

test.each([
  ['nothing', {}, {}],
  ['the name', { fullName: 'Ada Lovelace' }, { fullName: 'Ada Lovelace' }],
  ['the role', { status: 'guest' }, { status: 'guest' }],
  ['another TA', { ta: 'ann' }, { ta: 'ann' }],
  ['no TA', { ta: '' }, { ta: null }],
  ['a TA for somebody who is no student', { status: 'ta', ta: 'ann' }, { status: 'ta' }],
  ['a password', { password: 'initial?' }, { password: 'initial?' }],
  ['the netID as password', { password: 'x', resetPassword: true }, { resetPassword: true }],
] as const)('only what changed is sent: %s', (_name, differs, expected) => {
  expect(changeOf('ada7', before, { ...before, ...differs })).toEqual({
    username: 'ada7',
    ...expected,
  });
});

test('a name is needed', () => {
  expect(fullNameFault(before)).toBeUndefined();
  expect(fullNameFault({ ...before, fullName: ' ' })).toBe('A full name is required.');
});

test('the sentence counts the students who lose their TA', () => {
  const [, simone, elizabeth] = users;
  expect(leftStudents(simone!, users)).toBe(
    '1 student assigned to Simone Weil will be unassigned.',
  );
  expect(leftStudents(simone!, [...users, { ...ada, username: 'b' }])).toMatch(/^2 students /);
  expect(leftStudents(elizabeth!, users)).toBeNull();
  expect(leftStudents({ ...simone!, status: 'guest' }, users)).toBeNull();
});
