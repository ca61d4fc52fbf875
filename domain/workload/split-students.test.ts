import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldName } from '../base/name-folding.ts';
import {
  afterMoves,
  assignmentColumns,
  movesTo,
  reversedMoves,
  type StudentMove,
} from '../people/ta-assignment.ts';
import { sortUsers, type User } from '../people/user.ts';
import { evenShares, splitStudents, type SplitPlan } from './split-students.ts';

function person(username: string, differs: Partial<User> = {}): User {
  const fullName = `${username} Name`;
  return { username, fullName, status: 'student', ta: null, password: 'set', ...differs };
}

/** Students with and without a TA, TAs, and others, in any order. */
const course = fc
  .record({
    tas: fc.integer({ min: 1, max: 6 }),
    students: fc.array(
      fc.record({ last: fc.stringMatching(/^[A-Z][a-z]{0,4}$/), ta: fc.nat({ max: 8 }) }),
      { maxLength: 60 },
    ),
  })
  .map(({ tas, students }) => [
    person('ina', { status: 'instructor' }),
    person('gus', { status: 'guest' }),
    ...Array.from({ length: tas }, (_, at) => person(`TA${at}`, { status: 'ta' })),
    ...students.map(({ last, ta }, at) =>
      person(`s${at}`, { fullName: `Sam ${last}`, ta: ta === 0 ? null : `ta${ta - 1}` }),
    ),
  ]);

const plan = (users: readonly User[], differs: Partial<SplitPlan> = {}): SplitPlan => ({
  tas: users.filter(({ status }) => status === 'ta').map(({ username }) => username),
  order: { by: 'random', seed: 'one' },
  keepsAssigned: false,
  ...differs,
});

const sizes = (users: readonly User[]) =>
  assignmentColumns(users).columns.map(({ students }) => students.length);

const targets = (moves: readonly StudentMove[]) =>
  new Map(moves.map(({ username, to }) => [username, to]));

const columns = (users: readonly User[]) =>
  assignmentColumns(users).columns.map(({ ta, students }) => [
    foldName(ta.username),
    students.map(({ username }) => username),
  ]);

const orders = fc.oneof(
  fc.constant({ by: 'name' } as const),
  fc.string().map((seed) => ({ by: 'random', seed }) as const),
);

describe('dividing students', () => {
  test('LOD-1 everyone has a TA afterward, nobody is lost, and the numbers differ by one at most', () => {
    fc.assert(
      fc.property(course, orders, (users, order) => {
        const after = afterMoves(users, splitStudents(users, plan(users, { order })));
        expect(assignmentColumns(after).unassigned).toEqual([]);
        expect(after.map(({ username }) => username)).toEqual(
          users.map(({ username }) => username),
        );
        const found = sizes(after);
        expect(Math.max(...found) - Math.min(...found)).toBeLessThanOrEqual(1);
        expect(found.reduce((sum, size) => sum + size, 0)).toBe(
          users.filter(({ status }) => status === 'student').length,
        );
      }),
    );
  });

  test('LOD-2 whoever keeps their TA stays, and the others fill up those who have fewest', () => {
    fc.assert(
      fc.property(course, orders, (users, order) => {
        const before = assignmentColumns(users);
        const moves = splitStudents(users, plan(users, { order, keepsAssigned: true }));
        expect(new Set(moves.map(({ username }) => username))).toEqual(
          new Set(before.unassigned.map(({ username }) => username)),
        );
        const after = sizes(afterMoves(users, moves));
        const given = after.filter((size, at) => size > (before.columns[at]?.students.length ?? 0));
        expect(Math.max(...given) - Math.min(...after)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('LOD-3 by name, each TA gets a run of the list, in the order of the TAs', () => {
    fc.assert(
      fc.property(course, (users) => {
        const order = { by: 'name' } as const;
        const after = afterMoves(users, splitStudents(users, plan(users, { order })));
        const inColumns = assignmentColumns(after).columns.flatMap(({ students }) => students);
        const inList = sortUsers(after.filter(({ status }) => status === 'student'));
        expect(inColumns).toEqual(inList);
      }),
    );
  });

  test('LOD-4 the same seed gives the same split, in whatever order the people are listed', () => {
    fc.assert(
      fc.property(course, fc.string(), (users, seed) => {
        const order = { by: 'random', seed } as const;
        const one = splitStudents(users, plan(users, { order }));
        const other = splitStudents(users.toReversed(), plan(users, { order }));
        expect(targets(other)).toEqual(targets(one));
      }),
    );
    const many = [
      ...['a', 'b', 'c'].map((name) => person(name, { status: 'ta' })),
      ...Array.from({ length: 300 }, (_, at) => person(`s${at}`)),
    ];
    const with2 = splitStudents(many, plan(many, { order: { by: 'random', seed: 'two' } }));
    const with1 = splitStudents(many, plan(many));
    const same = with1.filter(({ username, to }) => targets(with2).get(username) === to).length;
    // A third by chance.
    expect(same).toBeGreaterThan(60);
    expect(same).toBeLessThan(150);
  });

  test('LOD-5 only the chosen TAs get students; without any, nobody moves', () => {
    const users = [
      person('tom', { status: 'ta' }),
      person('tess', { status: 'ta' }),
      person('ada', { ta: 'tom' }),
      person('bob'),
    ];
    const tess = plan(users, { tas: ['TESS', 'nobody'] });
    expect(splitStudents(users, { ...tess, keepsAssigned: true })).toEqual([
      { username: 'bob', from: null, to: 'tess' },
    ]);
    expect(sizes(afterMoves(users, splitStudents(users, tess)))).toEqual([2, 0]);
    expect(splitStudents(users, { ...tess, tas: [] })).toEqual([]);
  });

  test('LOD-6 the reversed moves restore every TA who is still in the course', () => {
    fc.assert(
      fc.property(course, orders, (users, order) => {
        const moves = splitStudents(users, plan(users, { order }));
        const back = afterMoves(afterMoves(users, moves), reversedMoves(moves, users));
        expect(columns(back)).toEqual(columns(users));
      }),
    );
  });

  test('LOD-6 chosen students move to one TA and back', () => {
    const users = [person('tom', { status: 'ta' }), person('ada', { ta: 'tom' }), person('bob')];
    const moves = movesTo(users, ['BOB', 'ada'], 'tom');
    expect(moves).toEqual([
      { username: 'ada', from: 'tom', to: 'tom' },
      { username: 'bob', from: null, to: 'tom' },
    ]);
    expect(afterMoves(afterMoves(users, moves), reversedMoves(moves, users))).toEqual(users);
  });

  test.each([
    [[0, 0, 0], 7, [3, 2, 2]],
    [[5, 0, 1], 3, [0, 2, 1]],
    [[9, 9], 0, [0, 0]],
    [[2, 2], 1, [1, 0]],
  ])('LOD-2 %j get %i more as %j', (held, students, expected) => {
    expect(evenShares(held, students)).toEqual(expected);
  });
});
