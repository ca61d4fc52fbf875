import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Formula } from './logic-formula.ts';
import { parseLogic } from './parse-logic.ts';
import { printLogic } from './testing/print-logic.ts';
import { anyFormula, textOf } from './testing/random-course.ts';

function parsed(text: string): Formula {
  const result = parseLogic(text);
  if (!result.ok) throw new Error(`${text}: ${result.reason.code}`);
  return result.value;
}

const withoutPlaces = ({ nodes }: Formula): unknown[] =>
  nodes.map(({ from: _from, to: _to, ...node }) => ({ ...node, optionFrom: 0 }));

test.each([
  ['( ab12c ,2 )and not( Free Will )', '(ab12c, 2) & ¬(FreeWill)'],
  ['~~((a,1)^(b,01))  or(c,3)', '¬¬((a, 1) & (b, 01)) ∨ (c, 3)'],
  [' \n', ''],
])('LOG-2 reads %j with the right parts', (text, printed) => {
  expect(printLogic(parsed(text))).toBe(printed);
});

test('LOG-3 a formula that is printed and parsed again has the same parts', () => {
  fc.assert(
    fc.property(anyFormula, fc.boolean(), (tree, spelledOut) => {
      const formula = parsed(textOf(tree, spelledOut));
      const printed = printLogic(formula);
      expect(withoutPlaces(parsed(printed))).toEqual(withoutPlaces(formula));
      expect(printLogic(parsed(printed))).toBe(printed);
    }),
  );
});

test('LOG-5 a formula of 100,000 atoms or parentheses is read to its last part', () => {
  const many = Array.from({ length: 100_000 }, () => '(a, 1)').join(' ∨ ');
  const deep = `${'¬('.repeat(100_000)}(a, 1)${')'.repeat(100_000)}`;
  expect(printLogic(parsed(many))).toBe(many);
  expect(printLogic(parsed(deep))).toBe(deep);
});
