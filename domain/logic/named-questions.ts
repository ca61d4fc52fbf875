// Which questions a question's logic speaks about: the links of a contradiction item.
import type { LogicGraph } from './logic-graph.ts';

/** The existing questions named by a question's logic or by the theses in it, in course order. */
export function namedQuestions(graph: LogicGraph, questionId: string): readonly string[] {
  const { questionAt, questionCount, references } = graph.definitions;
  const start = questionAt.get(questionId);
  const named = new Set(start === undefined ? [] : references[start]);
  // A set visits what is added while it is walked, so theses inside theses are reached too.
  for (const position of named) {
    if (position < questionCount) continue;
    for (const inside of references[position] ?? []) named.add(inside);
  }
  const questions = [...named].filter((position) => position < questionCount);
  return questions
    .sort((left, right) => left - right)
    .map((position) => graph.questionIds[position] ?? '');
}
