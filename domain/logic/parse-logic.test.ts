import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Formula } from './logic-formula.ts';
import { logicProblemSentence } from './logic-problem.ts';
import { parseLogic } from './parse-logic.ts';
import { logicRounds } from './well-formed.ts';

/** A formula with every grouping spelled out, for small formulas. */
function shape(formula: Formula, index = formula.root): string {
  const node = formula.nodes[index]!;
  const parts = node.parts.map((part) => shape(formula, part));
  if (node.kind === 'atom') return `${node.questionId}${node.option}`;
  if (node.kind === 'thesis') return node.name;
  return `${node.kind}[${parts.join(' ')}]`;
}

test.each([
  ['', 'true[]'],
  ['(a, 1)', 'a1'],
  ['( Free Will )', 'FreeWill'],
  ['¬(a, 1) & (b, 1)', 'and[not[a1] b1]'],
  ['(a, 1) ∨ (b, 1) & (c, 1)', 'or[a1 and[b1 c1]]'],
  ['(a, 1) & (b, 1) ∨ (c, 1) & (d, 1)', 'or[and[a1 b1] and[c1 d1]]'],
  ['(a, 1) & (b, 1) & (c, 1)', 'and[a1 b1 c1]'],
  ['((a, 1) ∨ (b, 1)) & (c, 1)', 'and[group[or[a1 b1]] c1]'],
  ['not ~ ¬(a, 1)', 'not[not[not[a1]]]'],
  ['(not (a, 1))', 'group[not[a1]]'],
  ['(a, 1) AND (Or) or (And)', 'or[and[a1 Or] And]'],
])('LOG-2 ¬ binds tightest, then &, then ∨; parentheses group: %s', (text, expected) => {
  const parsed = parseLogic(text);
  expect(parsed.ok && shape(parsed.value)).toBe(expected);
});

test('LOG-2 every part knows its place in the text', () => {
  const text = ' ¬( (a, 12) ∨ (B) )';
  const parsed = parseLogic(text);
  const places = parsed.ok ? parsed.value.nodes.map(({ from, to }) => text.slice(from, to)) : [];
  expect(places).toEqual([
    '(a, 12)',
    '(B)',
    '(a, 12) ∨ (B)',
    '( (a, 12) ∨ (B) )',
    '¬( (a, 12) ∨ (B) )',
  ]);
});

test.each([
  [')', 'unmatched-close', 0, 1],
  ['(', 'unclosed-paren', 0, 1],
  ['(Dualism', 'unclosed-paren', 0, 1],
  ['(((a, 1)', 'unclosed-paren', 1, 2],
  ['(a, 1', 'unclosed-atom', 5, 5],
  ['(a,', 'bad-number', 3, 3],
  ['(a, 1, 2)', 'unclosed-atom', 5, 6],
  ['(a, 1) & ( )', 'empty-parens', 9, 12],
  ['((a, 1) &)', 'missing-operand', 9, 10],
  ['(¬)', 'missing-operand', 2, 3],
  ['(a, 1) not (b, 1)', 'missing-operator', 7, 10],
  ['(a, 1) ()', 'missing-operator', 7, 8],
  ['(a, 1) 😀 (b, 1)', 'bad-char', 7, 9],
  ['(A or (B))', 'stray-word', 1, 2],
  [', (a, 1)', 'bad-char', 0, 1],
])('LOG-3 the first problem and its place: %s', (text, code, from, to) => {
  expect(parseLogic(text)).toEqual({ ok: false, reason: { code, from, to } });
});

const pieces = ['(', ')', ',', '&', '∨', '¬', '^', '~', ' ', 'a', '1', 'and', 'not', '∧', '(a, 1)'];
const likelyText = fc.array(fc.constantFrom(...pieces)).map((list) => list.join(''));

function isSound(text: string): boolean {
  const parsed = parseLogic(text);
  if (parsed.ok) return parsed.value.root === parsed.value.nodes.length - 1;
  const { code, from, to } = parsed.reason;
  return 0 <= from && from <= to && to <= text.length && logicProblemSentence(code).endsWith('.');
}

test('LOG-3 no text makes the parser fail, and a problem is inside the text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), likelyText), (text) => {
      expect(isSound(text)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['100,000 atoms', Array.from({ length: 100_000 }, () => '(a, 1)').join(' & '), 1],
  ['100,000 parentheses', `${'('.repeat(100_000)}(a, 1)${')'.repeat(100_000)}`, 100_000],
  ['100,000 negations', `${'¬'.repeat(100_000)}(a, 1)`, 100_000],
])('LOG-5 size and depth have no limit: %s', (_name, text, rounds) => {
  const parsed = parseLogic(text);
  expect(parsed.ok && logicRounds(parsed.value)).toBe(rounds);
});

test.each([
  ['an opening parenthesis', '('],
  ['a negation', '¬'],
  ['an atom without its end', '(a, 1 '],
])('LOG-5 a malformed text of 100,000 times %s is refused', (_name, piece) => {
  expect(parseLogic(piece.repeat(100_000)).ok).toBe(false);
});
