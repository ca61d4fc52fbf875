import { describe, expect, test } from 'vitest';
import { gradingPlace, MOST_UNGRADED, studentsAhead } from './grading-order.ts';

function named(username: string) {
  return { username };
}

describe('from student to student', () => {
  const list = ['a', 'b', 'c', 'd'].map(named);
  const graded = new Set(['a', 'c']);

  test.each([
    ['the first', 'a', 1, null, 'b', ['b', 'd']],
    ['in the middle, in any case', 'B', 2, 'a', 'c', ['d']],
    ['the last goes on from the beginning', 'd', 4, 'c', null, ['b']],
  ])('GRD-27 %s', (_name, current, place, previous, next, ungraded) => {
    expect(gradingPlace(list, current, ({ username }) => graded.has(username))).toEqual({
      place,
      total: 4,
      previous: previous && named(previous),
      next: next && named(next),
      first: named('a'),
      last: named('d'),
      ungraded: ungraded.map(named),
    });
  });

  test('GRD-27 one who is not in the list has no place', () => {
    expect(gradingPlace(list, 'x', () => false)).toBeNull();
  });

  test('GRD-27 there is no next ungraded student when all others are graded', () => {
    const place = gradingPlace(list, 'b', ({ username }) => username !== 'b');
    expect(place?.ungraded).toEqual([]);
  });

  test('GRD-27 of many ungraded students the first few are listed', () => {
    const many = Array.from({ length: 20 }, (_, index) => named(`s${index}`));
    expect(gradingPlace(many, 's18', () => false)?.ungraded).toEqual(
      ['s19', 's0', 's1', 's2'].map(named),
    );
    expect(gradingPlace(many, 's18', () => false)?.ungraded).toHaveLength(MOST_UNGRADED);
  });
});

describe('the students who probably come next', () => {
  const [b, c] = [named('b'), named('c')];
  test.each([
    ['the next one and the next ungraded one', { next: b, ungraded: [c] }, [b, c]],
    ['one, where they are the same', { next: b, ungraded: [named('B'), c] }, [b]],
    ['the next one, when all others are graded', { next: b, ungraded: [] }, [b]],
    ['the next ungraded one, at the end of the list', { next: null, ungraded: [c] }, [c]],
    ['nobody, in a class of one', { next: null, ungraded: [] }, []],
  ])('GRD-112 %s', (_name, place, ahead) => {
    expect(studentsAhead(place)).toEqual(ahead);
  });
});
