import { expect, test } from 'vitest';
import { rankStudents } from './word-ranking.ts';

test('WRD-4 the ranking is by words, equal ones by name, numbered from 1', () => {
  const students = [
    { username: 'a', fullName: 'Zoe Adams', words: 10 },
    { username: 'b', fullName: 'Bo Dyke', words: 200 },
    { username: 'c', fullName: 'Anna Dyke', words: 200 },
    { username: 'd', fullName: 'Dan Null', words: 0 },
  ];
  expect(rankStudents(students).map(({ rank, username }) => `${rank} ${username}`)).toEqual([
    '1 c',
    '2 b',
    '3 a',
    '4 d',
  ]);
});
