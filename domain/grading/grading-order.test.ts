import { describe, expect, test } from 'vitest';
import { gradingNeighbours } from './grading-order.ts';

describe('from student to student', () => {
  const list = ['a', 'b', 'c', 'd'];
  const graded = new Set(['a', 'c']);

  test.each([
    ['the first', 'a', null, 'b', 'b'],
    ['in the middle, in any case', 'B', 'a', 'c', 'd'],
    ['the last goes on from the beginning', 'd', 'c', null, 'b'],
    ['one who is not in the list', 'x', null, 'a', 'b'],
  ])('GRD-27 %s', (_name, current, previous, next, nextUngraded) => {
    expect(gradingNeighbours(list, current, (username) => graded.has(username))).toEqual({
      previous,
      next,
      nextUngraded,
    });
  });

  test('GRD-27 there is no next ungraded student when all others are graded', () => {
    expect(gradingNeighbours(list, 'b', (username) => username !== 'b').nextUngraded).toBeNull();
  });
});
