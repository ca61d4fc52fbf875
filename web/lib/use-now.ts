import { useEffect, useState } from 'react';
import { serverNow } from '../opening/page/server-clock.ts';

/** The present moment in epoch milliseconds by the server's clock, at most a minute old. */
export function useNow(): number {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
