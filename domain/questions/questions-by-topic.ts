// The order of the questions within each topic.

import { sortByIndex } from '../base/ordering.ts';
import type { Question } from './question.ts';

/** Ties go by id, so that two browsers with the same records show the same order. */
function inOrder(topic: readonly Question[]): readonly Question[] {
  const byId = topic.toSorted((one, other) => (one.id < other.id ? -1 : Number(one.id > other.id)));
  return sortByIndex(byId, (question) => question.index);
}

/** The questions of each topic in order, their indexes as stored. */
export function questionsByTopic(
  questions: readonly Question[],
): ReadonlyMap<string, readonly Question[]> {
  const topics = new Map<string, Question[]>();
  for (const question of questions) {
    const topic = topics.get(question.topicId);
    if (topic) topic.push(question);
    else topics.set(question.topicId, [question]);
  }
  return new Map([...topics].map(([topicId, topic]) => [topicId, inOrder(topic)]));
}
