import { expect, test } from 'vitest';
import { moved } from './moved.ts';

test.each([
  [1, -1, ['b', 'a', 'c']],
  [1, 1, ['a', 'c', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [2, 1, ['a', 'b', 'c']],
] as const)('place %d by %d', (place, step, wanted) => {
  expect(moved(['a', 'b', 'c'], place, step)).toEqual(wanted);
});
