import { expect, test } from 'vitest';
import { hintCourse, type LogicHint } from './logic-hint.ts';
import { logicHints } from './logic-hints.ts';
import { isNearSpelling } from './near-spelling.ts';
import { applyEdits } from './text-edit.ts';

const options = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `Option ${index + 1}`);
const course = hintCourse({
  questions: [
    { id: 'ab12c', type: 'Radio', options: options(3) },
    { id: 'many1', type: 'Radio', options: options(12) },
    { id: 'many2', type: 'Checkbox', options: options(12) },
    { id: 'essay', type: 'LongAnswer', options: [] },
    { id: 'contr', type: 'Contradiction', options: [] },
  ],
  theses: [
    { name: 'Dualism', logic: '(ab12c, 1)' },
    { name: 'Empty', logic: '' },
    { name: 'FreeWill', logic: '(ab12c, 2)' },
    { name: 'DUALISM', logic: '' },
  ],
});

const hints = (text: string): readonly LogicHint[] => logicHints(text, course);
const only = (text: string): LogicHint => {
  expect(hints(text)).toHaveLength(1);
  return hints(text)[0]!;
};
const repaired = (text: string): string => applyEdits(text, only(text).fix?.edits ?? []);

test.each([
  '',
  '(ab12c, 2) & (Dualism)',
  '( Free Will )',
  '(many1, 12)',
  '(ab12c,3) or (FreeWill)',
])('LOG-30 a formula without faults has no hints: %j', (text) => {
  expect(hints(text)).toEqual([]);
});

test.each([
  [
    'LOG-31',
    '(gone1, 1)',
    'error',
    'unknown-question',
    'There’s no question gone1, so this is never true.',
  ],
  [
    'LOG-32',
    '(ab12c, 9)',
    'error',
    'option-out-of-range',
    'Question ab12c has the options 1 to 3; there is no option 9.',
  ],
  [
    'LOG-32',
    '(ab12c, 0)',
    'error',
    'option-out-of-range',
    'Question ab12c has the options 1 to 3; there is no option 0.',
  ],
  [
    'LOG-34',
    '(essay, 8)',
    'warning',
    'atom-on-essay',
    'This question has no options: the condition is true when the digits 8 occur anywhere in the text.',
  ],
  [
    'LOG-34',
    '(contr, 2)',
    'warning',
    'atom-on-essay',
    'This question has no options: the condition is true when the digits 2 occur anywhere in the text.',
  ],
  [
    'LOG-36',
    '¬((ab12c, 2))',
    'info',
    'negated-unanswered',
    'This is also true while question ab12c is unanswered or hidden.',
  ],
  [
    'LOG-37',
    '(Nope)',
    'error',
    'unknown-thesis',
    'There’s no thesis Nope, so the whole formula is false.',
  ],
  [
    'LOG-37',
    '(ab12c)',
    'error',
    'unknown-thesis',
    'There’s no thesis ab12c, so the whole formula is false. For question ab12c, write the number of an option too: (ab12c, 1).',
  ],
  [
    'LOG-38',
    '(Empty)',
    'warning',
    'empty-thesis',
    'The thesis Empty has no condition, so it always holds.',
  ],
] as const)('%s the hint for %s', (_rule, text, severity, code, sentence) => {
  const hint = only(text);
  expect(hint).toEqual({ severity, code, sentence, from: 0, to: text.length });
});

test.each([
  ['LOG-31 a question in other case', '(AB12C, 2)', 'unknown-question', '(ab12c, 2)'],
  ['LOG-32 a leading zero', '(ab12c, 01)', 'leading-zero', '(ab12c, 1)'],
  [
    'LOG-33 a number inside others',
    '(many1, 1)',
    'ambiguous-substring',
    '((many1, 1) & ¬(many1, 10) & ¬(many1, 11) & ¬(many1, 12))',
  ],
  [
    'LOG-33 a number inside one other',
    '(many2, 2)',
    'ambiguous-substring',
    '((many2, 2) & ¬(many2, 12))',
  ],
  [
    'LOG-35 & beside ∨',
    '(Dualism) ∨ (FreeWill) & (ab12c, 1) ∨ (ab12c, 2) & (ab12c, 3)',
    'mixed-operators',
    '(Dualism) ∨ ((FreeWill) & (ab12c, 1)) ∨ ((ab12c, 2) & (ab12c, 3))',
  ],
  ['LOG-37 a misspelled thesis', '(Dualsim)', 'unknown-thesis', '(Dualism)'],
  ['LOG-37 a forgotten comma', '( ab12c 1 )', 'unknown-thesis', '(ab12c, 1)'],
  ['LOG-38 a thesis in other case', '(dual ism)', 'thesis-case', '(Dualism)'],
  ['LOG-39 the other sign for and', '(ab12c, 1) ∧ (Dualism)', 'bad-char', '(ab12c, 1) & (Dualism)'],
  ['LOG-39 a letter for or', '(ab12c, 1) v (Dualism)', 'stray-word', '(ab12c, 1) ∨ (Dualism)'],
  ['LOG-39 a bare thesis', 'freewill', 'stray-word', '(FreeWill)'],
  ['LOG-39 a doubled sign', '(ab12c, 1) && (Dualism)', 'missing-operand', '(ab12c, 1) & (Dualism)'],
  ['LOG-39 a surplus parenthesis', '(ab12c, 1))', 'unmatched-close', '(ab12c, 1)'],
  ['LOG-39 a missing parenthesis', '((ab12c, 1) ', 'unclosed-paren', '((ab12c, 1)) '],
])('%s can be repaired: %s', (_name, text, code, expected) => {
  expect(only(text).code).toBe(code);
  expect(repaired(text)).toBe(expected);
  expect(hints(expected).filter((hint) => hint.code === code)).toEqual([]);
});

test('LOG-33 when several options can be ticked the hint explains that they cannot be distinguished', () => {
  expect(only('(many2, 1)').sentence).toBe(
    'This is also true for options 10, 11 and 12, because those numbers contain 1. With several options ticked, no formula can tell them apart; the offered one asks for 1 and not for 10, 11 or 12.',
  );
});

test('LOG-33 ruling out only some of the others is not enough', () => {
  const codes = hints('(many1, 1) & ¬(many1, 10) & ¬(many1, 11)').map(({ code }) => code);
  expect(codes).toEqual(['ambiguous-substring', 'negated-unanswered', 'negated-unanswered']);
});

test('LOG-39 a problem without a plain repair has its place and sentence', () => {
  expect(only('(ab12c, 1) & ')).toEqual({
    severity: 'error',
    code: 'missing-operand',
    from: 13,
    to: 13,
    sentence:
      'A condition is missing here: each of &, ∨ and ¬ needs one, such as (ab12c, 1) or (Dualism).',
  });
});

test('LOG-40 a formula that needs more than ten rounds is too deep', () => {
  expect(only(`${'('.repeat(11)}(ab12c, 1)${')'.repeat(11)}`)).toMatchObject({
    severity: 'error',
    code: 'too-deep',
  });
});

test('LOG-30 hints are in the order of the text', () => {
  const found = hints('(Nope) & (gone1, 1) & ¬(ab12c, 1)');
  expect(found.map(({ code }) => code)).toEqual([
    'unknown-thesis',
    'unknown-question',
    'negated-unanswered',
  ]);
});

test.each([
  ['dualism', 'dualsim', true],
  ['dualism', 'dualis', true],
  ['dualism', 'dualisms', true],
  ['dualism', 'duelism', true],
  ['dualism', 'monism', false],
  ['ab', 'ac', false],
])('LOG-37 %s and %s are one slip apart: %s', (word, other, expected) => {
  expect(isNearSpelling(word, other)).toBe(expected);
});
