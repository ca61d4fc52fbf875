import { describe, expect, test } from 'vitest';
import type { User } from '@elenchus/domain/people/user.ts';
import { arrangeRows, BY_NAME, userRows } from './user-rows.ts';

const base: User = {
  username: 'x',
  fullName: 'X',
  status: 'student',
  ta: null,
  password: 'initial',
};

const users: readonly User[] = [
  { ...base, username: 'han', fullName: 'Hannah Arendt', status: 'instructor', password: 'set' },
  { ...base, username: 'sim', fullName: 'Simone Weil', status: 'ta', password: 'set' },
  { ...base, username: 's10', fullName: 'Zeno Adams', ta: 'SIM' },
  { ...base, username: 's9', fullName: 'Ada Byron', ta: 'gone' },
  { ...base, username: 'g1', fullName: 'Éloïse Byron', status: 'guest', ta: 'sim' },
];
const rows = userRows(users);

const names = (typed: string, key = 'fullName', isDescending = false): string =>
  arrangeRows(rows, typed, { key, isDescending })
    .map(({ user }) => user.username)
    .join(' ');

describe('order', () => {
  test.each([
    ['by last name, as it opens', BY_NAME.key, false, 's10 han s9 g1 sim'],
    ['by last name, the other way', 'fullName', true, 'sim g1 s9 han s10'],
    ['by username, numbers as numbers', 'username', false, 'g1 han s9 s10 sim'],
    ['by password, then by last name', 'password', false, 's10 s9 g1 han sim'],
    ['by TA: none, then names', 'ta', false, 'han g1 sim s10 s9'],
    ['by status', 'status', true, 'sim s10 s9 han g1'],
  ])('%s', (_name, key, isDescending, expected) => {
    expect(names('', key, isDescending)).toBe(expected);
  });
});

describe('filter', () => {
  test.each([
    ['part of a name, whatever its case', 'BYR', 's9 g1'],
    ['every word must be there', 'byron ada', 's9'],
    ['a netID', 's10', 's10'],
    ['letters with accents', 'éloïse', 'g1'],
    ['the name of the TA', 'weil', 's10 sim'],
    ['a role', 'instructor', 'han'],
    ['who has no TA', 'unassigned', 's9'],
    ['blanks alone find everybody', '  ', 's10 han s9 g1 sim'],
    ['nobody', 'plato', ''],
  ])('%s', (_name, typed, expected) => {
    expect(names(typed)).toBe(expected);
  });
});

test('a TA who is not there counts as none, and only students have one', () => {
  expect(rows.map(({ user, ta }) => `${user.username}: ${ta}`)).toEqual([
    's10: Simone Weil',
    'han: ',
    's9: unassigned',
    'g1: ',
    'sim: ',
  ]);
});
