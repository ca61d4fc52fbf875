import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLogic } from './parse-logic.ts';
import { anyFormula, textOf } from './testing/random-course.ts';
import { mapCaret } from './text-edit.ts';
import { typedLogicEdits, typeLogic } from './type-logic.ts';

test.each([
  ['(a, 1) and (b, 1)', '(a, 1) & (b, 1)'],
  ['(a, 1) AND not (b, 1) Or ~(c, 2) ^ (d, 1)', '(a, 1) & ¬ (b, 1) ∨ ¬(c, 2) & (d, 1)'],
  ['(a,1)and(b,1)', '(a,1)&(b,1)'],
  ['(notx1, 1) or (orand, 2)', '(notx1, 1) ∨ (orand, 2)'],
  ['(Moorean) & (Not) & (Or and)', '(Moorean) & (Not) & (Or and)'],
  ['(not (a, 1))', '(¬ (a, 1))'],
  ['(Or', '(Or'],
  ['(a, 1) nor android', '(a, 1) nor android'],
  ['(a, 1) & ¬(b, 1) ∨ (c, 1)', '(a, 1) & ¬(b, 1) ∨ (c, 1)'],
])('LOG-8 typed words and signs become symbols outside atoms and names: %s', (typed, text) => {
  expect(typeLogic(typed).text).toBe(text);
});

test('LOG-8 typing changes the spelling, never the formula', () => {
  fc.assert(
    fc.property(anyFormula, (tree) => {
      const parsed = parseLogic(typeLogic(textOf(tree, true)).text);
      const plain = parseLogic(textOf(tree));
      const kinds = (result: typeof parsed): unknown =>
        result.ok && result.value.nodes.map(({ kind, parts }) => [kind, parts]);
      expect(kinds(parsed)).toEqual(kinds(plain));
    }),
  );
});

test.each([
  ['behind a finished word', '(a, 1) and |(b, 1)', '(a, 1) & |(b, 1)'],
  ['at the end', '(a, 1) or (b, 1)|', '(a, 1) ∨ (b, 1)|'],
  ['before everything', '|(a, 1) or (b, 1)', '|(a, 1) ∨ (b, 1)'],
  ['inside a word that becomes a symbol', '(a, 1) an|d (b, 1)', '(a, 1) &| (b, 1)'],
  ['at the end of a word that may go on', '(a, 1) & Not|', '(a, 1) & Not|'],
  ['behind a sign', '(a, 1) ^|', '(a, 1) &|'],
])('LOG-9 the caret stays where the person types: %s', (_name, before, after) => {
  const caret = before.indexOf('|');
  const typed = typeLogic(before.replace('|', ''), caret);
  expect(`${typed.text.slice(0, typed.caret)}|${typed.text.slice(typed.caret)}`).toBe(after);
});

test('LOG-9 edits alone serve an editor that applies them itself', () => {
  const edits = typedLogicEdits('not (a, 1) and (b, 1)');
  expect(edits).toEqual([
    { from: 0, to: 3, insert: '¬' },
    { from: 11, to: 14, insert: '&' },
  ]);
  expect([0, 2, 3, 14, 21].map((caret) => mapCaret(caret, edits))).toEqual([0, 1, 1, 10, 17]);
});
