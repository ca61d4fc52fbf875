import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLongerThan } from './text-length.ts';

test.each([
  ['', 0, false],
  ['a', 0, true],
  ['abc', 3, false],
  ['abcd', 3, true],
  ['👩👩👩', 3, false],
  ['👩👩👩a', 3, true],
  ['e\u0301e\u0301', 3, true],
])('%j is longer than %i characters: %s', (text, most, expected) => {
  expect(isLongerThan(text, most)).toBe(expected);
});

test('a text is as long as the list of its characters, halves of pairs included', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat({ max: 20 }), (text, most) => {
      expect(isLongerThan(text, most)).toBe(Array.from(text).length > most);
    }),
  );
});
