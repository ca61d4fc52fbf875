import { expect, test } from 'vitest';
import { buildLogicGraph } from './logic-graph.ts';
import { namedQuestions } from './named-questions.ts';

const graph = buildLogicGraph({
  questions: [
    { id: 'a', logic: '' },
    { id: 'b', logic: '(a, 1)' },
    { id: 'c', logic: '' },
    { id: 'own', logic: '(c, 1) & ¬(b, 2) & (b, 1) & (gone, 1)' },
    { id: 'through', logic: '(Outer) ∨ (Nope)' },
    { id: 'round', logic: '(Loop)' },
    { id: 'bad', logic: '(a, 1) &' },
  ],
  theses: [
    { name: 'Outer', logic: '(Inner) & (c, 1)' },
    { name: 'Inner', logic: '(b, 1)' },
    { name: 'Loop', logic: '(loop) & (a, 1)' },
  ],
});

test.each([
  ['its own atoms, each question once, unknown ones left out', 'own', ['b', 'c']],
  ['theses inside theses', 'through', ['b', 'c']],
  ['theses on a circle', 'round', ['a']],
  ['nothing without logic', 'a', []],
  ['nothing in malformed logic', 'bad', []],
  ['nothing for an unknown question', 'gone', []],
])('LOG-29 the questions that logic names: %s', (_name, questionId, expected) => {
  expect(namedQuestions(graph, questionId)).toEqual(expected);
});
