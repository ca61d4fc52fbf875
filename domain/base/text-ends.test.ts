import { describe, expect, it } from 'vitest';
import { afterLast, withoutBeginning, withoutEnd } from './text-ends.ts';

describe('text ends', () => {
  it.each([
    ['abc..', '.', 'abc'],
    ['a.b', '.', 'a.b'],
    ['...', '.', ''],
    ['', '.', ''],
    ['a;, ', ' ,;', 'a'],
  ])('takes the last characters of %j that are in %j', (text, characters, rest) => {
    expect(withoutEnd(text, characters)).toBe(rest);
  });

  it.each([
    ['..abc', '.', 'abc'],
    ['a.b', '.', 'a.b'],
    ['...', '.', ''],
  ])('takes the first characters of %j that are in %j', (text, characters, rest) => {
    expect(withoutBeginning(text, characters)).toBe(rest);
  });

  it.each([
    ['a/b/c', '/', 'c'],
    ['abc', '/', 'abc'],
    ['a(b,c', '(,', 'c'],
    ['a/', '/', ''],
  ])('finds what follows the last sign of %j in %j', (text, characters, rest) => {
    expect(afterLast(text, characters)).toBe(rest);
  });
});
