import { expect, test } from 'vitest';
import { matchStudents, MOST_OFFERED, moveActive } from './student-matches.ts';

const students = [
  { username: 'ada', fullname: 'Ada Byron' },
  { username: 'soren', fullname: 'Søren Kierkegaard' },
  { username: 'es1', fullname: 'Edith Stein' },
];

test.each([
  ['nothing offers everybody', '', ['ada', 'soren', 'es1']],
  ['a part of a name', 'ei', ['es1']],
  ['capitals and blanks around', ' BYRON ', ['ada']],
  ['letters outside ASCII', 'SØREN', ['soren']],
  ['the netID', 'ES1', ['es1']],
  ['nobody', 'plato', []],
])('what was typed finds students: %s', (_name, typed, expected) => {
  const { offered, more } = matchStudents(students, typed);
  expect(offered.map(({ username }) => username)).toEqual(expected);
  expect(more).toBe(0);
});

test('a long list is cut, and says by how many', () => {
  const many = Array.from({ length: 5000 }, (_, place) => ({
    username: `net${place}`,
    fullname: `Student ${place}`,
  }));
  const { offered, more } = matchStudents(many, 'student');
  expect(offered).toHaveLength(MOST_OFFERED);
  expect(more).toBe(5000 - MOST_OFFERED);
});

test.each([
  ['down from the field', 'ArrowDown', -1, 3, 0],
  ['down from the last', 'ArrowDown', 2, 3, 0],
  ['up from the field', 'ArrowUp', -1, 3, 2],
  ['up from the first', 'ArrowUp', 0, 3, 2],
  ['up', 'ArrowUp', 2, 3, 1],
  ['another key', 'Home', 1, 3, null],
  ['no offers', 'ArrowDown', -1, 0, null],
])('the keys move over the offers: %s', (_name, key, active, count, expected) => {
  expect(moveActive(key, active, count)).toBe(expected);
});
