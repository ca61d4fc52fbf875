// The questions whose answers decide what a student sees: on one class day (DSN-43), or in an evaluation (BLD-6).

import type { LogicGraph } from '../logic/logic-graph.ts';
import { isChoice } from '../questions/question-type.ts';
import type { Question } from '../questions/question.ts';
import { namedQuestionIds } from './named-questions.ts';
import type { ReleasedCourse } from './released-course.ts';

/** In the order of the course. Only choice questions: logic reads their options, and a preview can switch them. */
export function decidingQuestions(
  { graph, questionById }: Pick<ReleasedCourse, 'graph' | 'questionById'>,
  topicId: string,
): readonly Question[] {
  const ofTopic = [...questionById.values()].filter((question) => question.topicId === topicId);
  const found = withDecidingIds(
    graph,
    ofTopic.map(({ id }) => id),
  );
  return [...questionById.values()].filter(
    (question) => question.topicId !== topicId && isChoice(question.type) && found.has(question.id),
  );
}

/** The ids of these questions, and of all whose answers decide whether they show. */
export function withDecidingIds(
  graph: LogicGraph,
  questionIds: Iterable<string>,
): ReadonlySet<string> {
  const found = new Set(questionIds);
  // Iterating over a set also visits what is added during the loop: an answer counts only while its own question
  // shows.
  for (const id of found) for (const named of namedQuestionIds(graph, id)) found.add(named);
  return found;
}
