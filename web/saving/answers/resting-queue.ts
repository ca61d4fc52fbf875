// The answer queue of a page that the server draws: nothing is kept there, and nothing is typed.
import { emptyQueue, type QueueState } from '../queue/queue-state.ts';
import type { AnswerQueue } from './answer-queue.ts';

const AT_REST: QueueState = { ...emptyQueue(''), isRestored: true };
const nothing = (): void => undefined;

/** A queue that stays as it is. */
export const restingQueue: AnswerQueue = {
  state: () => AT_REST,
  subscribe: () => nothing,
  editAnswer: nothing,
  mergeServerAnswers: nothing,
  resume: nothing,
  discard: nothing,
  sendNow: nothing,
  whenKept: () => Promise.resolve(),
  close: nothing,
};
