import { describe, expect, test } from 'vitest';
import {
  comingInList,
  heldAhead,
  neighboursOf,
  placeInList,
  placeOfNeighbour,
  type DeskPlace,
} from './desk-place.ts';

function named(username: string) {
  return { username, fullname: `${username} name` };
}

const place: DeskPlace = {
  student: named('b'),
  place: 2,
  total: 9,
  previous: named('a'),
  next: named('C'),
  first: named('a'),
  last: named('i'),
  ungraded: [named('C'), named('e')],
  askedAt: 1,
};

test.each([
  ['nobody is graded here', [], 'C'],
  ['the next one was just graded here', ['C'], 'e'],
  ['all of them were', ['C', 'e'], null],
])('the next ungraded student: %s', (_name, complete, nextUngraded) => {
  expect(neighboursOf(place, (username) => complete.includes(username))).toEqual({
    previous: 'a',
    next: 'C',
    nextUngraded,
  });
});

test('a neighbour has name and number before the server has answered', () => {
  expect(placeOfNeighbour(place, 'c')).toMatchObject({
    student: named('C'),
    place: 3,
    total: 9,
    previous: named('b'),
    next: null,
    ungraded: [named('e')],
  });
  expect(placeOfNeighbour(place, 'A')).toMatchObject({
    student: named('a'),
    place: 1,
    previous: null,
    next: named('b'),
  });
  expect(placeOfNeighbour(place, 'e')).toBeUndefined();
});

test.each([
  ['none', [], []],
  ['the next one, who is also ungraded', ['C'], ['C']],
  ['another ungraded one', ['e', 'a'], ['e']],
])('GRD-112 who is already here of those who may come: %s', (_name, held, expected) => {
  expect(heldAhead(place, (username) => held.includes(username))).toEqual(expected);
});

function student(username: string, isComplete = false) {
  return { ...named(username), isComplete };
}
const nobody = (): boolean => false;
const onlyY = (username: string): boolean => username === 'y';

describe('GRD-134 a desk that was opened from a list follows it', () => {
  const list = {
    evaluationId: 'FIRST',
    students: [student('z'), student('B'), student('x', true), student('y')],
  };
  test('in its order, through its students only', () => {
    expect(placeInList(place, list, nobody)).toMatchObject({
      place: 2,
      total: 9,
      listed: { place: 2, total: 4 },
      previous: { username: 'z' },
      next: { username: 'x' },
      ungraded: [{ username: 'y' }, { username: 'z' }],
    });
    expect(comingInList(list, 'b', nobody)).toEqual(['x', 'y']);
  });

  test('without those whose grading is complete by now', () => {
    expect(placeInList(place, list, onlyY).ungraded).toMatchObject([{ username: 'z' }]);
    expect(comingInList(list, 'b', onlyY)).toEqual(['x', 'z']);
  });

  test('and a neighbour has its number there at once', () => {
    const next = placeOfNeighbour(placeInList(place, list, nobody), 'x');
    expect(next).toMatchObject({ student: { username: 'x' }, listed: { place: 3, total: 4 } });
  });

  test('but not where the student isn’t in it', () => {
    const other = { ...list, students: [student('z')] };
    expect(placeInList(place, other, nobody)).toBe(place);
    expect(placeInList(place, null, nobody)).toBe(place);
  });
});
