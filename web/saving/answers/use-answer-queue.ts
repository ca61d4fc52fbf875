// The answer queue in React: one hook opens it, the others follow its state.
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { type AnswerQueue, type AnswerQueueSettings, openAnswerQueue } from './answer-queue.ts';
import type { PostAnswers } from './answer-transport.ts';
import { type QueueState, shownVersion, type Version } from '../queue/queue-state.ts';

/** The queue of a student while the component is on the screen; null before it is opened. `post` must be stable. */
export function useAnswerQueue(
  courseID: string,
  username: string,
  post: PostAnswers,
): AnswerQueue | null {
  const opening = useMemo(
    () => openWhileWatched({ courseID, username, post }),
    [courseID, username, post],
  );
  return useSyncExternalStore(opening.subscribe, opening.current);
}

function openWhileWatched(settings: AnswerQueueSettings) {
  let queue: AnswerQueue | null = null;
  return {
    current: () => queue,
    subscribe: () => {
      const opened = openAnswerQueue(settings);
      queue = opened;
      return () => {
        opened.close();
        queue = null;
      };
    },
  };
}

/** The whole state, for the save state in words and for the texts that were set aside. */
export function useQueueState(queue: Pick<AnswerQueue, 'state' | 'subscribe'>): QueueState {
  return useSyncExternalStore(queue.subscribe, queue.state);
}

/** What is shown for one question; changes of others do not draw it again. */
export function useShownVersion(
  queue: Pick<AnswerQueue, 'state' | 'subscribe'>,
  questionID: string,
): Version | undefined {
  const read = useCallback(() => shownVersion(queue.state(), questionID), [queue, questionID]);
  return useSyncExternalStore(queue.subscribe, read);
}
