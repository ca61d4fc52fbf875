// Tells the other tabs that a person has logged out: a page in another tab must not stay open behind them.
import { writeStored } from './tab-storage.ts';

const PREFIX = 'elenchus.loggedOut ';

/** Tells the other tabs of this browser. */
export function signalLogOut(courseID: string): void {
  // Taken away again, so that the next signal is a change too.
  for (const text of ['', null]) writeStored('localStorage', PREFIX + courseID, text);
}

/** Calls when the person logs out of this course in another tab; answers how to stop. */
export function watchLogOut(courseID: string, onLoggedOut: () => void): () => void {
  const listener = ({ key }: StorageEvent): void => {
    if (key === PREFIX + courseID) onLoggedOut();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
