// Opens a student's answer queue while the rest of the page is on its way.
import { openAnswerQueue, type AnswerQueue } from '../../saving/answers/answer-queue.ts';
import { queueScope } from '../../saving/queue/queue-scope.ts';
import { OpenedAhead } from './opened-ahead.ts';

/** The queue of the page that is being prepared. */
export const opened = new OpenedAhead<AnswerQueue>();

/**
 * Opens the queue for the first screen; ends when what an earlier page left on this device is read. What it answers says
 * whether there is nothing, now or later: then the answers are those that came with the page.
 */
export async function openAnswersAhead(courseID: string, username: string): Promise<() => boolean> {
  const queue = openAnswerQueue({ courseID, username });
  opened.keep(queueScope('answers', courseID, username), queue);
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = (): void => {
    if (queue.state().isRestored) resolve();
  };
  const stop = queue.subscribe(look);
  look();
  await promise.finally(stop);
  return () => {
    const { unsent, settled, refused } = queue.state();
    return unsent.size === 0 && settled.size === 0 && refused.length === 0;
  };
}

/** The queue that was opened ahead for a student. */
export function answersAhead(courseID: string, username: string) {
  const scope = queueScope('answers', courseID, username);
  return { peek: () => opened.peek(scope), take: () => opened.take(scope) };
}
