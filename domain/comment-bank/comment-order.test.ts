import { describe, expect, test } from 'vitest';
import { movedTo, orderedAs } from './comment-order.ts';

function words(text: string): string[] {
  return text.split(' ').filter(Boolean);
}

describe('CMB-16 the order of a list', () => {
  test.each([
    ['as asked', 'a b c', 'c a b', 'c a b'],
    ['one that the person didn’t know of is last', 'a b new', 'b a', 'b a new'],
    ['one that is gone is skipped', 'a b', 'b gone a', 'b a'],
    ['named twice, it is where it was named first', 'a b', 'b a b', 'b a'],
    ['nothing asked', 'a b', '', 'a b'],
  ])('%s', (_, present, asked, expected) => {
    expect(orderedAs(words(present), words(asked)).join(' ')).toBe(expected);
  });

  test.each([
    ['b', 0, 'b a c'],
    ['a', 2, 'b c a'],
    ['a', 9, 'b c a'],
    ['c', -1, 'c a b'],
    ['x', 0, 'a b c'],
  ])('%s to place %i', (entry, index, expected) => {
    expect(movedTo(['a', 'b', 'c'], entry, index).join(' ')).toBe(expected);
  });
});
