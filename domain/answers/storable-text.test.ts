import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isStorable, storableText } from './storable-text.ts';

test.each([
  ['an essay', 'Know\nthyself 😀', true, 'Know\nthyself 😀'],
  ['a NUL', 'a\u0000b', false, 'ab'],
  ['half of a surrogate pair', 'a\ud83d', false, 'a\ufffd'],
])('ANS-15 %s', (_name, text, isKept, stored) => {
  expect(isStorable(text)).toBe(isKept);
  expect(storableText(text)).toBe(stored);
});

test('ANS-15 what is made storable is storable and stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const stored = storableText(text);
      expect(isStorable(stored)).toBe(true);
      expect(storableText(stored)).toBe(stored);
      expect(isStorable(text)).toBe(stored === text);
    }),
  );
});
