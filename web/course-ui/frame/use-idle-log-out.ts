import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useAutomaticLogOut, useSession } from '../../calls/session/session-queries.ts';
import { watchLogOut } from '../../lib/log-out-signal.ts';
import { watchActivity } from '../../lib/watch-activity.ts';
import { openLogin } from './log-in-again.tsx';

export interface IdleLogOut {
  /** The session has ended because of inactivity. */
  readonly wasIdle: boolean;
  /** Somebody is back. */
  readonly onLoggedIn: () => void;
}

/** Ends the page's session after as much inactivity as a session may last, and when the person logs out in another tab. */
export function useIdleLogOut(courseID: string): IdleLogOut {
  const { data, refetch } = useSession(courseID);
  const client = useQueryClient();
  const logOut = useAutomaticLogOut(courseID);
  const [wasIdle, setWasIdle] = useState(false);
  const latest = useRef({ logOut, refetch });
  useEffect(() => {
    latest.current = { logOut, refetch };
  });
  const isLoggedIn = data?.isLoggedIn ?? false;
  useEffect(() => {
    if (!isLoggedIn) return undefined;
    const stopActivity = watchActivity({
      onIdle: () => {
        setWasIdle(true);
        latest.current.logOut();
      },
      onPresent: () => void latest.current.refetch(),
    });
    const stopWaiting = watchLogOut(courseID, () => void openLogin(client, courseID));
    return () => {
      stopActivity();
      stopWaiting();
    };
  }, [isLoggedIn, client, courseID]);
  return { wasIdle, onLoggedIn: () => setWasIdle(false) };
}
