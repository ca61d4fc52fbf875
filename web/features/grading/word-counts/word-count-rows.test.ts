import { expect, test } from 'vitest';
import { arrangeCounts, BY_RANK } from './word-count-rows.ts';

const rows = [
  { rank: 1, username: 'zeno', fullname: 'Zeno of Elea', words: 900 },
  { rank: 2, username: 'ada', fullname: 'Ada Byron', words: 500 },
  { rank: 2, username: 'ede', fullname: 'Edith Stein', words: 500 },
];

test.each([
  ['by rank at first', '', BY_RANK, ['zeno', 'ada', 'ede']],
  ['by last name', '', { key: 'fullname', isDescending: false }, ['ada', 'zeno', 'ede']],
  ['fewest words first', '', { key: 'words', isDescending: false }, ['ada', 'ede', 'zeno']],
  ['filtered without regard to case', ' STEIN', BY_RANK, ['ede']],
  ['filtered by netID as well', 'ede', BY_RANK, ['ede']],
])('the word counts are listed %s', (_what, filter, order, expected) => {
  expect(arrangeCounts(rows, filter, order).map(({ username }) => username)).toEqual(expected);
});
