import { expect, test } from 'vitest';
import {
  arrangePairs,
  PAIRS_BY_RANK,
  nameOfPair,
  pairRows,
  percent,
  rowsAround,
} from './pair-rows.ts';

function pair(first: string, second: string, sharedWords: number, questionID = 'q1') {
  const side = (fullname: string, words: number) => ({
    username: fullname.toLowerCase(),
    fullname,
    words,
    sharedWords,
  });
  return {
    questionID,
    first: side(first, 100),
    second: side(second, 400),
    sharedWords,
    longestRun: 50 - sharedWords,
  };
}

const rows = pairRows(
  [pair('Ada', 'Émile', 40), pair('Ben', 'Ada', 30, 'q2'), pair('Cleo', 'Dora', 20)],
  (id) => (id === 'q1' ? 'What is duty?' : 'Why?'),
);

function ranks(typed: string, key: string, isDescending = false): readonly number[] {
  return arrangePairs(rows, typed, { key, isDescending }).map(({ rank }) => rank);
}

test.each([
  ['nothing', '', [1, 2, 3]],
  ['a name on either side', 'ada', [1, 2]],
  ['words of a question and a name', 'DUTY cleo', [3]],
  ['an accent as it is written', 'émile', [1]],
  ['what nobody has', 'zeno', []],
])('what is typed finds %s', (_name, typed, expected) => {
  expect(ranks(typed, 'rank')).toEqual(expected);
});

test.each([
  ['rank', false, [1, 2, 3]],
  ['longestRun', false, [1, 2, 3]],
  ['longestRun', true, [3, 2, 1]],
  ['sharedWords', false, [3, 2, 1]],
  ['share', true, [1, 2, 3]],
  ['second', false, [2, 3, 1]],
  ['question', false, [1, 3, 2]],
])('the list by %s, descending %s', (key, isDescending, expected) => {
  expect(ranks('', key, isDescending)).toEqual(expected);
});

test('next and previous go by the list as it is shown', () => {
  const shown = arrangePairs(rows, '', { key: 'sharedWords', isDescending: false });
  const around = rowsAround(shown, nameOfPair(rows[1]!.pair));
  expect([around.place, around.previous?.rank, around.next?.rank]).toEqual([1, 3, 1]);
  const gone = rowsAround(arrangePairs(rows, 'cleo', PAIRS_BY_RANK), nameOfPair(rows[0]!.pair));
  expect(gone).toEqual({ place: -1, previous: undefined, here: undefined, next: undefined });
});

test.each([
  [0, 100, '0%'],
  [1, 400, 'under 1%'],
  [12, 400, '3%'],
  [100, 100, '100%'],
  [0, 0, '0%'],
])('%i of %i words read %s', (sharedWords, words, text) => {
  expect(percent({ words, sharedWords })).toBe(text);
});
