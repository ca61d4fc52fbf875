import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Answer } from '../answers/answer.ts';
import { evaluateExpression } from './evaluate-expression.ts';
import { evaluateStudent } from './evaluate-student.ts';
import { buildLogicGraph } from './logic-graph.ts';

const graph = buildLogicGraph({
  questions: [
    { id: 'aaaa1', logic: '' },
    { id: 'bbbb1', logic: '(aaaa1, 2)' },
  ],
  theses: [
    { name: 'Free Will', logic: '(aaaa1, 2)' },
    { name: 'Broken', logic: '(aaaa1' },
  ],
});
const record = (fields: Record<string, unknown>): Answer => ({
  questionID: 'aaaa1',
  questionAnswer: '',
  questionEssayAnswer: '',
  ...fields,
});

test.each([
  ['a chosen option', [record({ questionAnswer: '2' })], true],
  ['an essay when no option is chosen', [record({ questionEssayAnswer: 'around 1200' })], true],
  [
    'an option before the essay',
    [record({ questionAnswer: '1', questionEssayAnswer: '2' })],
    false,
  ],
  ['a later record before an earlier', [record({ questionAnswer: '2' }), record({})], false],
  ['null for no option', [record({ questionAnswer: null, questionEssayAnswer: '2' })], true],
  ['both texts missing', [{ questionID: 'aaaa1' } as Answer], false],
  ['an unknown question', [record({ questionID: 'gone1', questionAnswer: '2' })], false],
])('LOG-14 logic looks at %s', (_name, answers, shown) => {
  expect(evaluateStudent(graph, answers).isShown('bbbb1')).toBe(shown);
});

test('LOG-14 a question that is not in the course is never shown, an unknown thesis never holds', () => {
  const truth = evaluateStudent(graph, [record({ questionAnswer: '2' })]);
  expect([truth.isShown('gone1'), truth.holds('Nope'), truth.holds('Broken')]).toEqual([
    false,
    false,
    false,
  ]);
  expect([truth.holds('freewill'), truth.holds(' FREE will')]).toEqual([true, true]);
});

test.each([
  ['(aaaa1, 2) &', { code: 'malformed', problem: { code: 'missing-operand', from: 12, to: 12 } }],
  ['(aaaa1, 2) ∨ (Nope)', { code: 'unknown-thesis', name: 'Nope' }],
  ['(aaaa1, 2) ∨ (Broken)', { code: 'unusable-thesis', name: 'Broken' }],
])('LOG-17 why a free expression cannot be evaluated is a value: %s', (expression, reason) => {
  const truth = evaluateStudent(graph, [record({ questionAnswer: '2' })]);
  expect(evaluateExpression(truth, expression)).toEqual({ ok: false, reason });
});

test('LOG-14 an atom is true exactly when the text contains its digits, for short and long texts', () => {
  const options = Array.from({ length: 25 }, (_, option) => String(option));
  const asking = buildLogicGraph({
    questions: [
      { id: 'aaaa1', logic: '' },
      ...options.map((option) => ({ id: `has${option}`, logic: `(aaaa1, ${option})` })),
    ],
    theses: [],
  });
  const text = fc.array(fc.constantFrom(...'0 1 2 3 4 5 6 7 8 9 , x \u0011 \u0015'.split(' ')), {
    maxLength: 90,
  });
  fc.assert(
    fc.property(text, (characters) => {
      const questionAnswer = characters.join('');
      const shown = evaluateStudent(asking, [record({ questionAnswer })]).shownQuestionIds();
      const expected = options.filter((option) => questionAnswer.includes(option));
      expect(shown).toEqual(['aaaa1', ...expected.map((option) => `has${option}`)]);
    }),
    { numRuns: 300 },
  );
});
