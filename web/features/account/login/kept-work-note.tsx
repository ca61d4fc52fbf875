import { useEffect, useState } from 'react';
import { keptCounts, type KeptCount } from '../../../saving/kept-counts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { keptWords } from './kept-words.ts';

/** A person who was logged out while working learns that nothing is lost, and what to do. */
export function KeptWorkNote({ courseID }: { courseID: string }) {
  const [kept, setKept] = useState<readonly KeptCount[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    const look = async (): Promise<void> => {
      // A browser that keeps nothing has nothing to say.
      const found = await keptCounts(courseID).catch(() => []);
      if (!stop.signal.aborted) setKept(found);
    };
    void look();
    return () => stop.abort();
  }, [courseID]);
  const words = keptWords(kept);
  return words && <Notice tone="attention">{words}</Notice>;
}
