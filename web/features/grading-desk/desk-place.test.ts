import { expect, test } from 'vitest';
import { neighboursOf, placeOfNeighbour, type DeskPlace } from './desk-place.ts';

function named(username: string) {
  return { username, fullname: `${username} name` };
}

const place: DeskPlace = {
  student: named('b'),
  place: 2,
  total: 9,
  previous: named('a'),
  next: named('C'),
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
