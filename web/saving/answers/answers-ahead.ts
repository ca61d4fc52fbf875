// Opens a student's answer queue while the rest of the page is on its way.
import { openAnswerQueue, type AnswerQueue } from './answer-queue.ts';
import { answerScope } from './answer-scope.ts';
import { OpenedAhead } from '../opened-ahead.ts';
import { restingQueue } from './resting-queue.ts';

const opened = new OpenedAhead<AnswerQueue>();

/**
 * Opens the queue for the first screen; ends when what an earlier page left on this device is read. Answers whether that
 * is nothing: then the answers are those that the server knows.
 */
export async function openAnswersAhead(courseID: string, username: string): Promise<boolean> {
  const queue = openAnswerQueue({ courseID, username });
  opened.keep(answerScope(courseID, username), queue);
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = (): void => {
    if (queue.state().isRestored) resolve();
  };
  const stop = queue.subscribe(look);
  look();
  await promise.finally(stop);
  const { unsent, refused } = queue.state();
  return unsent.size === 0 && refused.length === 0;
}

/** The queue that was opened ahead for a student. */
export function answersAhead(courseID: string, username: string) {
  const scope = answerScope(courseID, username);
  return { peek: () => opened.peek(scope), take: () => opened.take(scope) };
}

/** On the server: renders a student's page, on which nothing is typed. */
export function renderAtRest<Rendered>(
  courseID: string,
  username: string,
  render: () => Rendered,
): Rendered {
  const scope = answerScope(courseID, username);
  opened.keep(scope, restingQueue);
  try {
    return render();
  } finally {
    opened.take(scope);
  }
}
