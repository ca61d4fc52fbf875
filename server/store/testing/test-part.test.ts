import { expect, test } from 'vitest';
import { chosenTests, isInPart, readPart, takes, turnOf, waysInTurn } from './test-part.ts';

const KEYS = Array.from({ length: 2000 }, (_, index) => `server/features/some-${index}.test.ts`);
const TURNS = [0, 1, 2, 3];
const inTurn = (turn: number, touched: readonly string[] = []) => ({
  part: { turn, turns: 4 },
  touched: new Set(touched),
});

test.each([
  [undefined, null],
  ['', null],
  ['all', null],
  ['0/4', { turn: 0, turns: 4 }],
  ['2/4', { turn: 2, turns: 4 }],
  ['0/1', { turn: 0, turns: 1 }],
])('reads %j', (text, part) => {
  expect(readPart(text)).toEqual(part);
});

test.each(['4/4', '-1/4', '1', 'none', '1/0', '0/0', '1/4 ', '1.5/4'])('refuses %j', (text) => {
  expect(() => readPart(text)).toThrow(`TEST_PART is “${text}”`);
});

test('the environment chooses', () => {
  const environment = { TEST_PART: '1/4', TEST_TOUCHED: 'a, b.ts\nscreen Login\n' };
  expect(chosenTests(environment)).toEqual({
    part: { turn: 1, turns: 4 },
    touched: new Set(['a, b.ts', 'screen Login']),
  });
});

test('without a choice, everything is taken', () => {
  const choice = chosenTests({});
  expect(KEYS.every((key) => takes(key, choice))).toBe(true);
  expect(waysInTurn('widths', [1, 2, 3], choice)).toEqual([1, 2, 3]);
});

test('every key has exactly one turn', () => {
  for (const key of KEYS) {
    expect(TURNS.filter((turn) => isInPart(key, inTurn(turn)))).toEqual([turnOf(key, 4)]);
  }
});

test('a key keeps its turn, on every machine', () => {
  expect(['a', 'b', 'c', 'd', 'e', 'f'].map((key) => turnOf(key, 4))).toEqual([2, 2, 3, 3, 3, 0]);
});

test('the turns are about equal', () => {
  const sizes = TURNS.map((turn) => KEYS.filter((key) => turnOf(key, 4) === turn).length);
  expect(Math.min(...sizes)).toBeGreaterThan(KEYS.length / 5);
});

test('what the change touches is taken in every turn', () => {
  const touched = KEYS.slice(0, 20);
  for (const turn of TURNS) {
    expect(touched.every((key) => takes(key, inTurn(turn, touched)))).toBe(true);
    expect(KEYS.every((key) => takes(key, inTurn(turn, touched)))).toBe(false);
  }
});

test.each([1, 2, 3, 4, 5, 9])('%i ways: each run takes some, and four turns take all', (count) => {
  const ways = Array.from({ length: count }, (_, index) => index);
  for (const key of KEYS.slice(0, 50)) {
    const taken = TURNS.map((turn) => waysInTurn(key, ways, inTurn(turn)));
    expect(taken.every(({ length }) => length > 0)).toBe(true);
    expect(new Set(taken.flat()).size).toBe(count);
    expect(taken.every(({ length }) => count === 1 || length < count)).toBe(true);
    expect(waysInTurn(key, ways, inTurn(0, [key]))).toEqual(ways);
  }
});
