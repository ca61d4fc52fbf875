import { expect, test } from 'vitest';
import { moveActive } from './offer-keys.ts';

test.each([
  ['down from the field', 'ArrowDown', -1, 3, 0],
  ['down from the last', 'ArrowDown', 2, 3, 0],
  ['up from the field', 'ArrowUp', -1, 3, 2],
  ['up from the first', 'ArrowUp', 0, 3, 2],
  ['up', 'ArrowUp', 2, 3, 1],
  ['another key', 'Home', 1, 3, null],
  ['no offers', 'ArrowDown', -1, 0, null],
])('the keys move over the offers: %s', (_name, key, active, count, expected) => {
  expect(moveActive(key, active, count)).toBe(expected);
});
