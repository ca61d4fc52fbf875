import { useEffect, useRef, useState } from 'react';
import { useAutomaticLogOut, useSession } from '../api/session-queries.ts';
import { watchActivity } from '../lib/watch-activity.ts';

export interface IdleLogOut {
  /** The session has ended because of inactivity. */
  readonly wasIdle: boolean;
  /** Somebody is back. */
  readonly onLoggedIn: () => void;
}

/** Ends the page's session after as much inactivity as a session may last. */
export function useIdleLogOut(courseID: string): IdleLogOut {
  const { data, refetch } = useSession(courseID);
  const logOut = useAutomaticLogOut(courseID);
  const [wasIdle, setWasIdle] = useState(false);
  const latest = useRef({ logOut, refetch });
  useEffect(() => {
    latest.current = { logOut, refetch };
  });
  const isLoggedIn = data?.isLoggedIn ?? false;
  useEffect(() => {
    if (!isLoggedIn) return undefined;
    return watchActivity({
      onIdle: () => {
        setWasIdle(true);
        latest.current.logOut();
      },
      onPresent: () => void latest.current.refetch(),
    });
  }, [isLoggedIn]);
  return { wasIdle, onLoggedIn: () => setWasIdle(false) };
}
