import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsContain } from './words-contain.ts';

function wordsUpTo(most: number) {
  return fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: most });
}

test('SIM-12 words in a row are found exactly where a plain search finds them', () => {
  fc.assert(
    fc.property(wordsUpTo(60), wordsUpTo(8), (text, wanted) => {
      const plain = text.join('').includes(wanted.join(''));
      expect(wordsContain(text, wanted)).toBe(plain);
    }),
    { numRuns: 2000 },
  );
});

test('SIM-15 the search looks at each word at most twice, also where everything repeats', () => {
  let reads = 0;
  const counted = new Proxy(Array<number>(20_000).fill(1), {
    get(words, key, receiver) {
      if (typeof key === 'string' && /^\d+$/u.test(key)) reads += 1;
      return Reflect.get(words, key, receiver) as unknown;
    },
  });
  expect(wordsContain(counted, [...Array<number>(10_000).fill(1), 2])).toBe(false);
  expect(reads).toBeLessThan(2 * counted.length + 1);
});
