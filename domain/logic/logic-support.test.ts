import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Answer } from '../answers/answer.ts';
import { evaluateStudent } from './evaluate-student.ts';
import { buildLogicGraph, type LogicGraph } from './logic-graph.ts';
import { supportOf, type SupportAtom } from './logic-support.ts';
import { substitute } from './testing/naive-evaluator.ts';
import { anyAnswers, anyCourse, courseOf, type Tree } from './testing/random-course.ts';

type Valuation = (questionId: string, option: string) => boolean | undefined;

/** Truth with gaps: undefined where the known atoms do not decide. */
function decide(tree: Tree, known: Valuation): boolean | undefined {
  if (tree.op === 'blank') return true;
  if (tree.op === 'atom') return known(tree.questionId, tree.option);
  if (tree.op === 'group') return decide(tree.part, known);
  if (tree.op === 'not') {
    const value = decide(tree.part, known);
    return value === undefined ? undefined : !value;
  }
  if (tree.op !== 'and' && tree.op !== 'or') throw new Error(tree.op);
  const values = new Set(tree.parts.map((part) => decide(part, known)));
  const deciding = tree.op === 'or';
  if (values.has(deciding)) return deciding;
  return values.has(undefined) ? undefined : !deciding;
}

function atomsIn(tree: Tree, found = new Set<string>()): ReadonlySet<string> {
  if (tree.op === 'atom') found.add(`${tree.questionId} ${tree.option}`);
  if (tree.op === 'group' || tree.op === 'not') atomsIn(tree.part, found);
  if (tree.op === 'and' || tree.op === 'or') for (const part of tree.parts) atomsIn(part, found);
  return found;
}

/** Never true, whatever the answers: the question is unknown or always hidden. */
function isDead(graph: LogicGraph, questionId: string): boolean {
  const question = graph.definitions.questionAt.get(questionId);
  return question === undefined || graph.roots[question] === 0;
}

function valuation(
  graph: LogicGraph,
  support: readonly SupportAtom[],
  rest?: Valuation,
): Valuation {
  return (questionId, option) => {
    const member = support.find((atom) => atom.questionId === questionId && atom.option === option);
    if (member) return member.asserted;
    return isDead(graph, questionId) ? false : rest?.(questionId, option);
  };
}

test('LOG-22 the support of a shown question makes its logic true whatever the values of the other atoms', () => {
  fc.assert(
    fc.property(anyCourse, anyAnswers, (course, answers) => {
      const graph = buildLogicGraph(courseOf(course));
      const truth = evaluateStudent(graph, answers);
      for (const id of truth.shownQuestionIds()) {
        const support = supportOf(graph, truth, id);
        const tree = substitute(course.questions.find((one) => one.id === id)!.tree, course, []);
        const free = [...atomsIn(tree)].slice(0, 8);
        for (let bits = 0; bits < 2 ** free.length; bits += 1) {
          const rest: Valuation = (questionId, option) =>
            ((bits >> Math.max(free.indexOf(`${questionId} ${option}`), 0)) & 1) === 1;
          expect(decide(tree, valuation(graph, support, rest))).toBe(true);
        }
      }
    }),
    { numRuns: 400 },
  );
});

test('LOG-22 each atom of a support is true of the student, and without it the logic is open', () => {
  fc.assert(
    fc.property(anyCourse, anyAnswers, (course, answers) => {
      const graph = buildLogicGraph(courseOf(course));
      const truth = evaluateStudent(graph, answers);
      for (const id of truth.shownQuestionIds()) {
        const support = supportOf(graph, truth, id);
        const tree = substitute(course.questions.find((one) => one.id === id)!.tree, course, []);
        for (const atom of support) {
          expect(truth.atomHolds(atom.questionId, atom.option)).toBe(atom.asserted);
          const without = support.filter((other) => other !== atom);
          expect(decide(tree, valuation(graph, without))).toBeUndefined();
        }
      }
    }),
    { numRuns: 1000 },
  );
});

const answer = (questionID: string, questionAnswer: string): Answer => ({
  questionID,
  questionAnswer,
  questionEssayAnswer: '',
});
const graph = buildLogicGraph({
  questions: [
    { id: 'mind', logic: '' },
    { id: 'soul', logic: '(mind, 1)' },
    { id: 'tension', logic: '(Dualism) & ((soul, 2) ∨ (mind, 2)) & ¬(mind, 3)' },
    { id: 'always', logic: ' ' },
  ],
  theses: [{ name: 'Dualism', logic: '(mind, 1) ∨ (mind, 3) & (soul, 1)' }],
});

test.each([
  [
    'asserted and denied atoms, through theses',
    'tension',
    ['mind 1 yes', 'mind 3 no', 'soul 2 yes'],
  ],
  ['nothing for a question without condition', 'always', []],
  ['nothing for an unknown question', 'gone', []],
])('LOG-22 the support of a contradiction: %s', (_name, questionId, expected) => {
  const truth = evaluateStudent(graph, [answer('mind', '1'), answer('soul', '2')]);
  const support = supportOf(graph, truth, questionId);
  expect(
    support.map((atom) => `${atom.questionId} ${atom.option} ${atom.asserted ? 'yes' : 'no'}`),
  ).toEqual(expected);
});

test('LOG-22 an atom that another one makes superfluous is left out', () => {
  const shared = buildLogicGraph({
    questions: [
      ...['a', 'b', 'c'].map((id) => ({ id, logic: '' })),
      { id: 'top', logic: '((a, 1) ∨ (b, 1)) & ((b, 1) ∨ (c, 1))' },
    ],
    theses: [],
  });
  const truth = evaluateStudent(shared, [answer('a', '1'), answer('b', '1'), answer('c', '1')]);
  expect(supportOf(shared, truth, 'top')).toEqual([
    { questionId: 'b', option: '1', asserted: true },
  ]);
});

test('LOG-22 a hidden question has no support', () => {
  expect(supportOf(graph, evaluateStudent(graph, []), 'tension')).toEqual([]);
});

test('LOG-22 the support of 20,000 atoms is found', () => {
  const atoms = Array.from({ length: 20_000 }, (_, index) => `(mind, ${index})`);
  const wide = buildLogicGraph({
    questions: [
      { id: 'mind', logic: '' },
      { id: 'none', logic: atoms.map((atom) => `¬${atom}`).join(' & ') },
      { id: 'some', logic: atoms.join(' ∨ ') },
    ],
    theses: [],
  });
  expect(supportOf(wide, evaluateStudent(wide, []), 'none')).toHaveLength(20_000);
  const truth = evaluateStudent(wide, [answer('mind', '12345')]);
  expect(supportOf(wide, truth, 'some')).toHaveLength(1);
});
