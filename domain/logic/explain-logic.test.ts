import { expect, test } from 'vitest';
import type { Answer } from '../answers/answer.ts';
import { evaluateStudent } from './evaluate-student.ts';
import { explainAtom, type QuestionTexts } from './explain-atom.ts';
import { explainQuestion, type Explanation } from './explain-logic.ts';
import { buildLogicGraph } from './logic-graph.ts';

const texts: QuestionTexts = {
  questionText: (id) => (id === 'mind' ? 'Is the mind physical? ' : undefined),
  optionText: (id, option) => (id === 'mind' ? ['Yes', 'No'][option - 1] : undefined),
};
const answer = (questionID: string, questionAnswer: string): Answer => ({
  questionID,
  questionAnswer,
  questionEssayAnswer: '',
});
const graph = buildLogicGraph({
  questions: [
    { id: 'mind', logic: '' },
    { id: 'soul', logic: '(mind, 1)' },
    { id: 'both', logic: '((Dualism) ∨ ¬(Dualism)) & (mind, 1)' },
    { id: 'bad', logic: '(mind, 1) &' },
    { id: 'lost', logic: '(Nope)' },
    { id: 'loop', logic: '(loop, 1)' },
  ],
  theses: [{ name: 'Dualism', logic: '(mind, 2)' }],
});
const truth = evaluateStudent(graph, [answer('mind', '2'), answer('soul', '1')]);

function outline(explanation: Explanation | undefined): string[] {
  const lines = explanation?.lines ?? [];
  return lines.map(
    ({ depth, holds, sentence }) => `${'  '.repeat(depth)}${holds ? '+' : '-'} ${sentence}`,
  );
}

test('LOG-19 why a question is hidden: each part with its truth, a thesis opened once', () => {
  const explanation = explainQuestion(truth, 'both', texts);
  expect(explanation?.shown).toBe(false);
  expect(outline(explanation)).toEqual([
    '- All of these hold:',
    '  + At least one of these holds:',
    '    + The thesis Dualism',
    '      + “Is the mind physical?” was answered with option 2, “No”.',
    '    - This does not hold:',
    '      + The thesis Dualism (see above)',
    '  - “Is the mind physical?” was not answered with option 1, “Yes”.',
  ]);
});

test.each([
  ['no condition', 'mind', true, ['+ There is no condition.']],
  [
    'malformed',
    'bad',
    false,
    [
      '- The condition of question bad is not well-formed. A condition is missing here: each of &, ∨ and ¬ needs one, such as (ab12c, 1) or (Dualism).',
    ],
  ],
  [
    'unknown thesis',
    'lost',
    false,
    ['- The condition of question lost names the thesis Nope, which does not exist.'],
  ],
  [
    'circle',
    'loop',
    false,
    ['- These conditions depend on each other in a circle: question loop → question loop.'],
  ],
])('LOG-19 the explanation of a question with %s', (_name, questionId, shown, lines) => {
  const explanation = explainQuestion(truth, questionId, texts);
  expect(explanation?.shown).toBe(shown);
  expect(outline(explanation)).toEqual(lines);
});

test('LOG-19 a question that is not in the course has no explanation', () => {
  expect(explainQuestion(truth, 'gone', texts)).toBeUndefined();
});

test.each([
  ['chosen', 'mind', '2', '“Is the mind physical?” was answered with option 2, “No”.'],
  ['not chosen', 'mind', '1', '“Is the mind physical?” was not answered with option 1, “Yes”.'],
  ['hidden', 'soul', '1', '“soul” isn’t shown, so an answer to it doesn’t count.'],
  ['unknown', 'gone', '1', 'There’s no question gone in this course.'],
])('LOG-20 the sentence for an atom: %s', (_name, questionId, option, sentence) => {
  expect(explainAtom(truth, { questionId, option }, texts)).toBe(sentence);
});

test('LOG-20 the sentence for an atom: not answered, and matched inside another number', () => {
  const nobody = evaluateStudent(graph, []);
  const tenth = evaluateStudent(graph, [answer('mind', '10')]);
  const atom = { questionId: 'mind', option: '1' };
  expect(explainAtom(nobody, atom, texts)).toBe('“Is the mind physical?” has not been answered.');
  expect(explainAtom(tenth, atom, texts)).toBe(
    'The answer to “Is the mind physical?” contains the number 1.',
  );
});

test('LOG-21 forty doubling theses are explained once each', () => {
  const theses = Array.from({ length: 41 }, (_, index) => ({
    name: `T${index}`,
    logic: index === 0 ? '(mind, 1)' : `(T${index - 1}) & (T${index - 1})`,
  }));
  const questions = [
    { id: 'mind', logic: '' },
    { id: 'top', logic: '(T40)' },
  ];
  const doubled = evaluateStudent(buildLogicGraph({ questions, theses }), []);
  expect(explainQuestion(doubled, 'top', texts)?.lines).toHaveLength(1 + 40 * 3 + 1);
});
