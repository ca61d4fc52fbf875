import { expect, test } from 'vitest';
import { isLongAbsence } from './long-absence.ts';

test.each([
  ['nobody was away', null, 1_000_000, false],
  ['ten minutes exactly', 0, 600_000, false],
  ['more than ten minutes', 0, 600_001, true],
])('%s', (_name, leftAt, now, expected) => {
  expect(isLongAbsence(leftAt, now)).toBe(expected);
});
