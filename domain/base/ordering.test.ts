import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseIndex, sortByIndex } from './ordering.ts';

test.each([
  ['a whole number', '3', 3],
  ['a half-step', '2.5', 2.5],
  ['a half-step before the first', '-0.5', -0.5],
  ['spaces around it', ' 4 ', 4],
  ['leading zeros', '007', 7],
  ['nothing', '', null],
  ['NaN', 'NaN', null],
  ['Infinity', 'Infinity', null],
  ['hexadecimal', '0x10', null],
  ['exponents', '1e3', null],
  ['two points', '1.2.3', null],
  ['more digits than a number holds', '1'.repeat(400), null],
])('CAL-15 index text with %s', (_name, text, expected) => {
  expect(parseIndex(text)).toBe(expected);
});

test('CAL-16 half-steps sort between, equals keep their order, unreadable ones are last', () => {
  const rows = ['x', '10', '2.5', '', '2', '3', '2.5'].map((text, index) => ({
    text,
    place: index,
  }));
  const sorted = sortByIndex(rows, (row) => parseIndex(row.text));
  expect(sorted.map((row) => row.place)).toEqual([4, 2, 6, 5, 1, 0, 3]);
});

test('CAL-16 sorting keeps every row and does not touch its input', () => {
  const anyIndex = fc.option(fc.oneof(fc.double(), fc.integer({ min: 0, max: 9 })));
  fc.assert(
    fc.property(fc.array(anyIndex), (indexes) => {
      const rows = Object.freeze(indexes.map((value, index) => ({ value, place: index })));
      const sorted = sortByIndex(rows, (row) => row.value);
      expect(new Set(sorted)).toEqual(new Set(rows));
      for (const [index, row] of sorted.slice(1).entries()) {
        const before = sorted[index]!;
        const left = before.value === null || Number.isNaN(before.value) ? Infinity : before.value;
        const right = row.value === null || Number.isNaN(row.value) ? Infinity : row.value;
        expect(left < right || (left === right && before.place < row.place)).toBe(true);
      }
    }),
  );
});
