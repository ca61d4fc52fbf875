import { expect, test } from 'vitest';
import { timeAgoWords } from './time-ago-words.ts';

const NOW = Date.UTC(2026, 10, 17, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [-MINUTE, 'just now'],
  [0, 'just now'],
  [MINUTE, '1 minute ago'],
  [59 * MINUTE, '59 minutes ago'],
  [5 * HOUR, '5 hours ago'],
  [30 * HOUR, 'yesterday'],
  [72 * HOUR, '3 days ago'],
  [10 * 24 * HOUR, 'Nov 7'],
])('%d milliseconds before now is %s', (passed, words) => {
  expect(timeAgoWords(NOW - passed, NOW)).toBe(words);
});
