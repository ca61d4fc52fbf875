import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ByteLimitedCache } from './byte-limited-cache.ts';

test('what was not used for longest makes room', () => {
  const cache = new ByteLimitedCache<string>(100);
  cache.set('a', 'A', 40);
  cache.set('b', 'B', 40);
  expect(cache.get('a')).toBe('A');
  cache.set('c', 'C', 40);
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual(['A', undefined, 'C']);
});

test('a new value of a key takes the place of the earlier one, and its bytes too', () => {
  const cache = new ByteLimitedCache<string>(100);
  cache.set('a', 'first', 90);
  cache.set('a', 'second', 50);
  cache.set('b', 'B', 50);
  expect([cache.get('a'), cache.get('b')]).toEqual(['second', 'B']);
});

test('a value that is larger than everything is not kept, and neither is the one it replaces', () => {
  const cache = new ByteLimitedCache<string>(100);
  cache.set('a', 'small', 10);
  cache.set('b', 'B', 10);
  cache.set('a', 'huge', 101);
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, 'B']);
});

test('it never holds more than its limit, and always the one that came last', () => {
  const entries = fc.array(fc.tuple(fc.nat(9), fc.integer({ min: 1, max: 60 })), { minLength: 1 });
  fc.assert(
    fc.property(entries, (steps) => {
      const cache = new ByteLimitedCache<number>(100);
      for (const [key, bytes] of steps) {
        cache.set(String(key), bytes, bytes);
        const held = Array.from({ length: 10 }, (_, each) => cache.get(String(each)) ?? 0);
        expect(held.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(100);
        expect(cache.get(String(key))).toBe(bytes);
      }
    }),
  );
});

test('what is not used between two calls is forgotten, and its bytes are free', () => {
  const cache = new ByteLimitedCache<string>(100);
  cache.set('a', 'A', 50);
  cache.set('b', 'B', 50);
  cache.forgetUnused();
  expect(cache.get('a')).toBe('A');
  cache.forgetUnused();
  expect([cache.get('a'), cache.get('b')]).toEqual(['A', undefined]);
  cache.set('c', 'C', 50);
  expect(cache.get('a')).toBe('A');
});
