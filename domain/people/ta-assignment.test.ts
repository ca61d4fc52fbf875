import { describe, expect, test } from 'vitest';
import { accept, refuse } from '../base/result.ts';
import {
  assignmentColumns,
  assignmentSentence,
  movesToMake,
  newTaProblem,
  studentsToMove,
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

  test("USR-30 every TA has a column with the TA's students, all sorted by name", () => {
    expect(columns.map(({ ta, students }) => [ta.username, names(students)])).toEqual([
      ['tess', []],
      ['tom', ['sam', 'sue']],
    ]);
  });

  test('USR-30 students whose TA does not exist or is no TA are unassigned', () => {
    expect(names(unassigned)).toEqual(['free', 'lost', 'odd']);
  });
});

/** The usernames of the students who move, or the reason that none do. */
function moved(selected: readonly string[], ta: string | null) {
  const outcome = studentsToMove(users, selected, ta);
  return outcome.ok ? names(outcome.value) : outcome.reason;
}

describe('moving students', () => {
  test('USR-31 the selected students get the TA, those who have it do not change', () => {
    expect(moved(['FREE', 'sam', 'SUE', 'lost', 'free'], 'Tom')).toEqual(['free', 'lost']);
  });

  test.each(['', null])('USR-31 unassigned students lose their TA: %j', (nobody) => {
    expect(moved(['sue', 'free'], nobody)).toEqual(['sue']);
  });

  test('USR-31 a TA who gets a student is a TA of this course', () => {
    const problem = { kind: 'not-a-ta', username: 'ina' } as const;
    expect(moved(['free'], 'ina')).toEqual(problem);
    expect(moved(['free'], 'nobody')).toEqual({ ...problem, username: 'nobody' });
    expect(assignmentSentence(problem)).toBe('ina is not a TA of this course.');
  });

  test('USR-31 one who is no student stops the whole move and is named', () => {
    const problem = { kind: 'not-a-student', usernames: ['gus', 'nobody'] } as const;
    expect(studentsToMove(users, ['free', 'gus', 'nobody'], 'tom')).toEqual(refuse(problem));
    expect(moved(['gus', 'nobody'], null)).toEqual(problem);
    expect(assignmentSentence(problem)).toBe(
      'Only students can be assigned to a TA. Not a student of this course: gus, nobody.',
    );
  });

  test('USR-31 an empty selection moves nobody', () => {
    expect(studentsToMove(users, [], 'tom')).toEqual(accept([]));
  });
});

function plan(...moves: readonly [username: string, from: string | null, to: string | null][]) {
  return movesToMake(
    users,
    moves.map(([username, from, to]) => ({ username, from, to })),
  );
}

describe('planned moves', () => {
  test('LOD-7 are made together, without those that change nothing', () => {
    const made = plan(['SUE', 'Tom', 'tess'], ['free', null, 'tom'], ['sam', 'tom', 'TOM']);
    expect(made.ok && made.value.map(({ person: { username }, to }) => [username, to])).toEqual([
      ['sue', 'tess'],
      ['free', 'tom'],
    ]);
  });

  test('LOD-7 are refused together when one student has another TA now', () => {
    const problem = { kind: 'moved-meanwhile', usernames: ['sam'] } as const;
    expect(plan(['sue', 'tom', 'tess'], ['sam', null, 'tess'])).toEqual(refuse(problem));
    expect(assignmentSentence(problem)).toMatch(
      /^Nobody was moved, because .* TA of 1 student since/,
    );
  });

  test.each([
    ['a guest', ['gus', 'tom', 'tess'], { kind: 'not-a-student', usernames: ['gus'] }],
    ['an unknown person', ['who', null, 'tess'], { kind: 'not-a-student', usernames: ['who'] }],
    ['to an instructor', ['free', null, 'ina'], { kind: 'not-a-ta', username: 'ina' }],
  ] as const)('LOD-7 are refused: %s', (_name, [username, from, to], problem) => {
    expect(plan([username, from, to])).toEqual(refuse(problem));
  });

  test('LOD-7 may take a student from a TA who has left', () => {
    expect(plan(['lost', 'gone', null])).toMatchObject({ ok: true, value: [{ to: null }] });
  });
});

describe('the TA of a student who is added or edited', () => {
  const [ina, , tom] = users;
  test.each([
    ['a TA of the course', 'tom', null, tom, true],
    ['nobody', '', 'tom', undefined, true],
    ['an instructor', 'ina', null, ina, false],
    ['somebody who is not in the course', 'gone', null, undefined, false],
    ['the TA that the student had, who has left', 'Gone', 'gone', undefined, true],
  ])('USR-31 is decided: %s', (_name, ta, before, found, allowed) => {
    expect(newTaProblem(ta, before, found)).toEqual(
      allowed ? null : { kind: 'not-a-ta', username: ta },
    );
  });
});
