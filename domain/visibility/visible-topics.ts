// The class days whose questions are open: up to the current day, without those marked 'no'.

import type { Topic } from '../schedule/schedule.ts';
import { isReached, type DateGate } from './date-gate.ts';

/** Whether the questions of a class day are open. */
function isTopicVisible(topic: Pick<Topic, 'index' | 'hasQuestions'>, gate: DateGate): boolean {
  return topic.hasQuestions && isReached(topic.index, gate);
}

/** The open class days, in the order given. */
export function visibleTopics(topics: readonly Topic[], gate: DateGate): readonly Topic[] {
  return topics.filter((topic) => isTopicVisible(topic, gate));
}
