import { useLayoutEffect, useRef } from 'react';

/** What is further down than this part of the window is brought up. */
const IN_SIGHT = 0.6;

const OPENED = 'openedAt';

/**
 * A page opens at one of its rows, before it is painted. The focus stays where it is. A page that somebody comes back to
 * keeps its place, and so does one whose address names a place.
 */
export function useOpenAt() {
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (location.hash !== '' || wasOpened(history.state)) return;
    history.replaceState({ [OPENED]: true }, '');
    if (row.current === null) return;
    const { bottom } = row.current.getBoundingClientRect();
    if (bottom <= innerHeight * IN_SIGHT) return;
    row.current.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, []);
  return row;
}

function wasOpened(state: unknown): boolean {
  return typeof state === 'object' && state !== null && OPENED in state;
}
