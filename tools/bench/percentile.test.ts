import { array, assert, double, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { percentile } from './percentile.ts';

const hundred = Array.from({ length: 100 }, (_, number) => 100 - number);

test.each([
  { name: 'half of a hundred', values: hundred, part: 0.5, expected: 50 },
  { name: '99 of a hundred', values: hundred, part: 0.99, expected: 99 },
  { name: 'all of a hundred', values: hundred, part: 1, expected: 100 },
  { name: 'none of a hundred is the least', values: hundred, part: 0, expected: 1 },
  { name: 'one value stands for every part', values: [7], part: 0.99, expected: 7 },
  { name: 'the middle of three', values: [30, 10, 20], part: 0.5, expected: 20 },
  { name: 'no value', values: [], part: 0.5, expected: 0 },
])('$name', ({ values, part, expected }) => {
  expect(percentile(values, part)).toBe(expected);
});

test('at least that part of the values is no greater, and one value is equal', () => {
  assert(
    property(
      array(integer(), { minLength: 1 }),
      double({ min: 0, max: 1, noNaN: true }),
      (values, part) => {
        const found = percentile(values, part);
        expect(values).toContain(found);
        const below = values.filter((value) => value <= found).length;
        expect(below).toBeGreaterThanOrEqual(values.length * part);
      },
    ),
  );
});
