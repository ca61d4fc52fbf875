// Decides which questions have been released: the finished ones of open class days that aren't held back, whatever
// their logic.

import type { Topic } from '../schedule/schedule.ts';
import { isReady } from '../questions/question-readiness.ts';
import type { Question } from '../questions/question.ts';
import { type DateGate, visibleTopics } from './date-gate.ts';

/** The ids of the class days whose questions are released. */
function releasedTopicIds(topics: readonly Topic[], gate: DateGate): ReadonlySet<string> {
  return new Set(visibleTopics(topics, gate).map(({ id }) => id));
}

/** The released questions, in the order given, without questions of deleted class days. */
export function releasedQuestions(
  topics: readonly Topic[],
  questions: readonly Question[],
  gate: DateGate,
): readonly Question[] {
  const topicIds = releasedTopicIds(topics, gate);
  return questions.filter((question) => topicIds.has(question.topicId) && isReady(question));
}

/** A predicate for whether an answer to a question may be saved. */
export function releaseTest(
  topics: readonly Topic[],
  questions: readonly Question[],
  gate: DateGate,
): (questionId: string) => boolean {
  const ids = new Set(releasedQuestions(topics, questions, gate).map(({ id }) => id));
  return (questionId) => ids.has(questionId);
}
