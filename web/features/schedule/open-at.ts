// The schedule opens at one of its rows (VIEW-76).
import { useLayoutEffect, useRef } from 'react';

/** What is further down than this part of the window is brought up. */
const IN_SIGHT = 0.6;

/** Kept with the entry of the browser's history, so that Back and reload find it again. */
const OPENED = 'openedAt';

interface Opening {
  /** The part of the address after #. */
  readonly hash: string;
  /** What the browser keeps with this entry of its history. */
  readonly state: unknown;
  /** Where the row ends in the window, in pixels from its top. */
  readonly rowBottom: number;
  readonly windowHeight: number;
}

/** Whether a page that has just appeared moves to its row. */
export function movesToRow({ hash, state, rowBottom, windowHeight }: Opening): boolean {
  if (hash !== '' || wasOpened(state)) return false;
  return rowBottom > windowHeight * IN_SIGHT;
}

/** A page that opens at the row with this ref, before it is painted. The focus stays where it is. */
export function useOpenAt() {
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const { hash } = location;
    const { state } = history as { readonly state: unknown };
    history.replaceState({ ...Object(state), [OPENED]: true }, '');
    if (row.current === null) return;
    const rowBottom = row.current.getBoundingClientRect().bottom;
    if (!movesToRow({ hash, state, rowBottom, windowHeight: innerHeight })) return;
    row.current.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, []);
  return row;
}

function wasOpened(state: unknown): boolean {
  return typeof state === 'object' && state !== null && OPENED in state;
}
