import { expect, test } from 'vitest';
import { isWellFormed } from './well-formed.ts';

test.each([
  ['a blank text', '', true],
  ['ten rounds', `${'¬'.repeat(10)}(a, 1)`, true],
  ['eleven rounds', `${'¬'.repeat(11)}(a, 1)`, false],
  [
    'negations and parentheses that alternate, ten rounds',
    `${'¬('.repeat(9)}¬(a, 1)${')'.repeat(9)}`,
    true,
  ],
  [
    'negations and parentheses that alternate, eleven rounds',
    `${'¬('.repeat(10)}¬(a, 1)${')'.repeat(10)}`,
    false,
  ],
  [
    'a run of one connective in one pass',
    Array.from({ length: 5000 }, () => '(a, 1)').join('&'),
    true,
  ],
  ['a text that does not parse', '(a, 1) &', false],
])('LOG-7 well-formed means at most ten rounds: %s', (_name, text, expected) => {
  expect(isWellFormed(text)).toBe(expected);
});
