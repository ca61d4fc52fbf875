import { useEffect, useState } from 'react';
import { answerScopesOf } from '../../saving/answers/answer-scope.ts';
import { countUnsent } from '../../saving/queue/unsent-store.ts';
import { Notice } from '../../ui/notice.tsx';

/** Whoever was logged out while writing reads here that nothing is lost, and what to do. */
export function KeptAnswersNote({ courseID }: { courseID: string }) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    const look = async (): Promise<void> => {
      // A browser that keeps nothing has nothing to say.
      const kept = await countUnsent(answerScopesOf(courseID)).catch(() => 0);
      if (!stop.signal.aborted) setCount(kept);
    };
    void look();
    return () => stop.abort();
  }, [courseID]);
  if (count === 0) return null;
  const kept = count === 1 ? '1 answer is' : `${count.toLocaleString('en')} answers are`;
  return (
    <Notice tone="attention">
      Not saved yet: {kept} kept on this device. Log in again here as the person who wrote{' '}
      {count === 1 ? 'it' : 'them'} to send {count === 1 ? 'it' : 'them'}.
    </Notice>
  );
}
