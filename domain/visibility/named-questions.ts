// Finds the questions that a formula names, directly or through the theses in it.

import type { LogicGraph } from '../logic/logic-graph.ts';

/** The ids of the questions that a question's logic names, in the order of the course. */
export function namedQuestionIds(graph: LogicGraph, questionId: string): readonly string[] {
  const { definitions, questionIds } = graph;
  const start = definitions.questionAt.get(questionId);
  if (start === undefined) return [];
  const found = new Set<number>(definitions.references[start]);
  // Iterating over a set also visits what is added during the loop: theses are opened, questions aren't.
  for (const index of found) {
    if (index < definitions.questionCount) continue;
    for (const next of definitions.references[index] ?? []) found.add(next);
  }
  return [...found]
    .filter((index) => index < definitions.questionCount)
    .sort((one, other) => one - other)
    .map((index) => questionIds[index] ?? '');
}
