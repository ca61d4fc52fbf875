// The questions of other class days whose answers decide what a student sees on one class day (DSN-43).

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
  const found = new Set(ofTopic.map(({ id }) => id));
  // A set visits what is added while it is walked: an answer counts only while its own question shows.
  for (const id of found) for (const named of namedQuestionIds(graph, id)) found.add(named);
  return [...questionById.values()].filter(
    (question) => question.topicId !== topicId && isChoice(question.type) && found.has(question.id),
  );
}
