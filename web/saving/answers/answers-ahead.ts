// Opens a student's answer queue while the rest of the page is on its way.
import { openAnswerQueue, type AnswerQueue } from './answer-queue.ts';
import { answerScope } from './answer-scope.ts';
import { OpenedAhead } from '../opened-ahead.ts';

const opened = new OpenedAhead<AnswerQueue>();

/** Opens the queue for the first screen; ends when what an earlier page left on this device is read. */
export async function openAnswersAhead(courseID: string, username: string): Promise<void> {
  const queue = openAnswerQueue({ courseID, username });
  opened.keep(answerScope(courseID, username), queue);
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = (): void => {
    if (queue.state().isRestored) resolve();
  };
  const stop = queue.subscribe(look);
  look();
  await promise.finally(stop);
}

/** The queue that was opened ahead for a student. */
export function answersAhead(courseID: string, username: string) {
  const scope = answerScope(courseID, username);
  return { peek: () => opened.peek(scope), take: () => opened.take(scope) };
}
