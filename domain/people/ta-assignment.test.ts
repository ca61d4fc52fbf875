import { describe, expect, test } from 'vitest';
import { accept, refuse } from '../base/result.ts';
import {
  assignmentColumns,
  assignmentSentence,
  assignStudents,
  unassignStudents,
} from './ta-assignment.ts';
import type { User } from './user.ts';

function person(username: string, differs: Partial<User> = {}): User {
  const fullName = `Name ${username}`;
  return { username, fullName, status: 'student', ta: null, password: 'set', ...differs };
}

const users = [
  person('ina', { status: 'instructor' }),
  person('gus', { status: 'guest', ta: 'tom' }),
  person('tom', { status: 'ta' }),
  person('tess', { status: 'ta', ta: 'tom' }),
  person('sue', { ta: 'TOM' }),
  person('sam', { ta: 'tom' }),
  person('lost', { ta: 'gone' }),
  person('odd', { ta: 'ina' }),
  person('free'),
];

const names = (list: readonly User[]) => list.map(({ username }) => username);

describe('the columns of the assignment screen', () => {
  const { unassigned, columns } = assignmentColumns(users);

  test('USR-30 every TA has a column with the own students, all sorted by name', () => {
    expect(columns.map(({ ta, students }) => [ta.username, names(students)])).toEqual([
      ['tess', []],
      ['tom', ['sam', 'sue']],
    ]);
  });

  test('USR-30 students whose TA does not exist or is no TA are unassigned', () => {
    expect(names(unassigned)).toEqual(['free', 'lost', 'odd']);
  });
});

describe('moving students', () => {
  test('USR-31 the selected students get the TA, those who have it do not change', () => {
    expect(assignStudents(users, ['FREE', 'sam', 'lost', 'free'], 'Tom')).toEqual(
      accept([
        { username: 'free', ta: 'tom' },
        { username: 'lost', ta: 'tom' },
      ]),
    );
  });

  test('USR-31 unassigned students lose their TA', () => {
    expect(unassignStudents(users, ['sue', 'free'])).toEqual(
      accept([{ username: 'sue', ta: null }]),
    );
  });

  test('USR-31 a TA who moves a student is a TA of this course', () => {
    const refused = assignStudents(users, ['free'], 'ina');
    expect(refused).toEqual(refuse({ kind: 'not-a-ta', username: 'ina' }));
    expect(assignmentSentence({ kind: 'not-a-ta', username: 'ina' })).toBe(
      'ina is not a TA of this course.',
    );
  });

  test('USR-31 one who is no student stops the whole move and is named', () => {
    const problem = { kind: 'not-a-student', usernames: ['gus', 'nobody'] } as const;
    expect(assignStudents(users, ['free', 'gus', 'nobody'], 'tom')).toEqual(refuse(problem));
    expect(unassignStudents(users, ['gus', 'nobody'])).toEqual(refuse(problem));
    expect(assignmentSentence(problem)).toBe(
      'Only students can be assigned to a TA. Not a student of this course: gus, nobody.',
    );
  });
});
