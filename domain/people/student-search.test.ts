import { expect, test } from 'vitest';
import { findStudents, MOST_OFFERED } from './student-search.ts';

const students = [
  { username: 'ada', fullName: 'Ada Byron' },
  { username: 'soren', fullName: 'Søren Kierkegaard' },
  { username: 'es1', fullName: 'Edith Stein' },
];

test.each([
  ['nothing offers everybody', '', ['ada', 'soren', 'es1']],
  ['a part of a name', 'ei', ['es1']],
  ['capitals and spaces around', ' BYRON ', ['ada']],
  ['letters outside ASCII', 'SØREN', ['soren']],
  ['the netID', 'ES1', ['es1']],
  ['nobody', 'plato', []],
])('USR-40 what was typed finds students: %s', (_name, typed, expected) => {
  const { students: offered, found } = findStudents(students, typed);
  expect(offered.map(({ username }) => username)).toEqual(expected);
  expect(found).toBe(expected.length);
});

test('USR-40 a long list is cut, and includes the total number', () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({
    username: `net${index}`,
    fullName: `Student ${index}`,
  }));
  const { students: offered, found } = findStudents(many, 'student');
  expect(offered).toEqual(many.slice(0, MOST_OFFERED));
  expect(found).toBe(5000);
});
