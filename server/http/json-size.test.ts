import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOfReasonableSize } from './json-size.ts';

test.each([
  ['nothing', '', true],
  ['a number', '1', true],
  ['32 levels', `${'['.repeat(32)}${']'.repeat(32)}`, true],
  ['33 levels', `${'['.repeat(33)}${']'.repeat(33)}`, false],
  ['33 levels of objects', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`, false],
  ['brackets one after another', '[[],[],[]]'.repeat(1000), true],
  ['brackets inside a text', JSON.stringify('['.repeat(1000)), true],
  ['brackets inside a text with quotes', JSON.stringify('\\"['.repeat(1000)), true],
  ['brackets after a text that ends with a backslash', `["\\\\",${'['.repeat(40)}`, false],
  ['brackets after an escaped quote', `["\\"${'['.repeat(40)}"]`, true],
  ['a text without an end', `"${'['.repeat(1000)}`, true],
  [
    '10,000 records of eight fields',
    `[${'{"a":1,"b":"","c":"","d":"","e":"","f":"","g":"","h":""},'.repeat(10_000)}{}]`,
    true,
  ],
  ['a million zeros', `[${'0,'.repeat(1_000_000)}0]`, false],
  ['a million empty objects', `[${'{},'.repeat(1_000_000)}{}]`, false],
  ['a million commas inside a text', JSON.stringify(','.repeat(1_000_000)), true],
])('%s: %#', async (_name, json, expected) => {
  expect(await isOfReasonableSize(json)).toBe(expected);
  expect(await isOfReasonableSize(json, Math.max(Math.ceil(json.length / 100), 7))).toBe(expected);
});

test('every small value passes, whatever its texts contain', async () => {
  const values = fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' });
  await fc.assert(
    fc.asyncProperty(values, async (value) => {
      expect(await isOfReasonableSize(JSON.stringify(value))).toBe(true);
    }),
  );
});

test('looked at in pieces of any length, the answer is the same', async () => {
  const piece = fc.constantFrom('"', '\\', '\\"', '[', '{', ']', ',', 'a'.repeat(40));
  const texts = fc.array(piece, { minLength: 1, maxLength: 80 }).map((pieces) => pieces.join(''));
  await fc.assert(
    fc.asyncProperty(texts, fc.integer({ min: 1, max: 60 }), async (json, atATime) => {
      const deep = `${'['.repeat(25)}${json}`;
      expect(await isOfReasonableSize(deep, atATime)).toBe(await isOfReasonableSize(deep));
    }),
  );
});

test('others get a turn while a long text is looked at', async () => {
  let turns = 0;
  const looked = isOfReasonableSize(JSON.stringify('"'.repeat(5_000_000)));
  const count = (): void => {
    turns += 1;
    waiting = setImmediate(count);
  };
  let waiting = setImmediate(count);
  await looked;
  clearImmediate(waiting);
  expect(turns).toBeGreaterThan(3);
});

test('a run of backslashes is read once', async () => {
  const json = `["${'\\\\'.repeat(2_000_000)}"]`;
  expect(await isOfReasonableSize(json)).toBe(true);
});
