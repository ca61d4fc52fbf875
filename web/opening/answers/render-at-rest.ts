// The answer queue of a page that the server draws: nothing is kept there, and nothing is typed.
import { emptyQueue, type QueueState } from '../../saving/queue/queue-state.ts';
import type { AnswerQueue } from '../../saving/answers/answer-queue.ts';
import { queueScope } from '../../saving/queue/queue-scope.ts';
import { opened } from './answers-ahead.ts';

const AT_REST: QueueState = { ...emptyQueue(''), isRestored: true };
const nothing = (): void => undefined;

/** A queue that stays as it is. */
const restingQueue: AnswerQueue = {
  state: () => AT_REST,
  subscribe: () => nothing,
  editAnswer: nothing,
  drop: nothing,
  mergeServerAnswers: nothing,
  watchRenumbered: () => nothing,
  resume: nothing,
  putAside: nothing,
  discard: nothing,
  sendNow: nothing,
  whenKept: () => Promise.resolve(),
  close: nothing,
};

/** On the server: renders a student's page. */
export function renderAtRest<Rendered>(
  courseID: string,
  username: string,
  render: () => Rendered,
): Rendered {
  const scope = queueScope('answers', courseID, username);
  opened.keep(scope, restingQueue);
  try {
    return render();
  } finally {
    opened.take(scope);
  }
}
