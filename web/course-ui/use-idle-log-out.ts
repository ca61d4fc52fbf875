import { useEffect, useRef, useState } from 'react';
import { useAutomaticLogOut, useSession } from '../api/session-queries.ts';
import { watchActivity } from '../lib/watch-activity.ts';

export interface IdleLogOut {
  /** The session has ended because nobody was there. */
  readonly wasIdle: boolean;
  /** Somebody is back. */
  readonly onLoggedIn: () => void;
}

/** Ends the session of the page when nobody has been there for as long as it lives. */
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
