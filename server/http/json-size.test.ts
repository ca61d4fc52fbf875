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
])('%s: %#', (_name, json, expected) => {
  expect(isOfReasonableSize(json)).toBe(expected);
});

test('every small value passes, whatever its texts contain', () => {
  const values = fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' });
  fc.assert(
    fc.property(values, (value) => {
      expect(isOfReasonableSize(JSON.stringify(value))).toBe(true);
    }),
  );
});

test('a run of backslashes is read once', () => {
  const json = `["${'\\\\'.repeat(2_000_000)}"]`;
  expect(isOfReasonableSize(json)).toBe(true);
});
