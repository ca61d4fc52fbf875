import { useSyncExternalStore } from 'react';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { ViewLink } from '../../../course-ui/views/view-link.tsx';
import type { ReadingQueue, ReadWork } from '../../../saving/second-readings/reading-queue.ts';
import { unreadableWords } from '../../../saving/unreadable-words.ts';
import { Notice } from '../../../ui/notice.tsx';
import { delayWords } from './reading-words.ts';

interface ElsewhereProps {
  readonly queue: ReadingQueue;
  /** What is in view, where its own form says how it is; none in the list. */
  readonly work?: ReadWork;
}

/** Says which reading of another student isn't saved, because its page is no longer in view. */
export function RefusedElsewhere({ work, queue }: ElsewhereProps) {
  const { hrefOf } = useGradingPlace();
  useSyncExternalStore(queue.subscribe, queue.state);
  const other = queue.refused().find((one) => !isSame(one, work));
  if (!other) return null;
  return (
    <Notice tone="attention">
      <p>
        Your reading of another student isn’t saved.{' '}
        <ViewLink
          href={hrefOf('second', { evaluation: other.evaluationId, reading: other.username })}
        >
          Open it
        </ViewLink>
      </p>
    </Notice>
  );
}

/** Says that readings of other students wait for the server, or can't be read here, and that they aren't lost. */
export function WaitingElsewhere({ work, queue }: ElsewhereProps) {
  useSyncExternalStore(queue.subscribe, queue.state);
  const others = queue.waiting().filter((one) => !isSame(one, work));
  const waiting = others.length === 0 ? null : delayWords(queue, others.length);
  const unreadable = unreadableWords(queue.state(), () => 'a reading');
  const words = [waiting, unreadable].filter((each) => each !== null).join(' ');
  if (words === '') return null;
  return (
    <Notice tone="attention">
      <output>{words}</output>
    </Notice>
  );
}

function isSame(one: ReadWork, other: ReadWork | undefined): boolean {
  return one.username === other?.username && one.evaluationId === other.evaluationId;
}
