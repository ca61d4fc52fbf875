import { useEffect, useState } from 'react';
import { afterPaint } from '../../../ui/after-paint.ts';
import type * as laterParts from './later-parts.ts';

type LaterParts = typeof laterParts;

const TRY_AGAIN_MS = 5000;
let loaded: LaterParts | null = null;

/** The parts that are needed later, fetched after the first paint; null until they are there. */
export function useLaterParts(): LaterParts | null {
  const [parts, setParts] = useState(loaded);
  useEffect(() => {
    if (parts !== null) return undefined;
    const stop = new AbortController();
    const load = async (): Promise<void> => {
      try {
        loaded = await import('./later-parts.ts');
        if (!stop.signal.aborted) setParts(loaded);
      } catch {
        // Without a connection, what is set aside stays on the device until the code is there.
        if (!stop.signal.aborted) setTimeout(() => void load(), TRY_AGAIN_MS);
      }
    };
    afterPaint(() => void load());
    return () => stop.abort();
  }, [parts]);
  return parts;
}
