// The schedule opens at one of its rows (VIEW-76).
import { useEffect, useLayoutEffect, useRef } from 'react';
import { readStored, writeStored } from '../../../lib/tab-storage.ts';

/** What is further down than this part of the window is brought up. */
const IN_SIGHT = 0.6;

interface Opening {
  /** The part of the address after #. */
  readonly hash: string;
  /** How far the window is scrolled already, as after Back. */
  readonly scrolled: number;
  /** Where the row ends in the window, in pixels from its top. */
  readonly rowBottom: number;
  readonly windowHeight: number;
}

/** Whether a page that has just appeared moves to its row. */
export function movesToRow({ hash, scrolled, rowBottom, windowHeight }: Opening): boolean {
  return hash === '' && scrolled === 0 && rowBottom > windowHeight * IN_SIGHT;
}

/** The tab keeps how far the schedule was scrolled: where the rows arrive late, browsers forget it at a reload. */
const SCROLLED = 'scheduleScrolled';

/** Where a reloaded page was, once; null for a page that was opened in another way. */
function takeReloadedAt(): number | null {
  const isReload = performance
    .getEntriesByType('navigation')
    .some((opening) => 'type' in opening && opening.type === 'reload');
  const kept = readStored('sessionStorage', SCROLLED);
  writeStored('sessionStorage', SCROLLED, null);
  return isReload && kept !== null ? Number(kept) : null;
}

/** A page that opens at the row with this ref, before it is painted. The focus stays where it is. */
export function useOpenAt() {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const keep = (): void => writeStored('sessionStorage', SCROLLED, String(Math.round(scrollY)));
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, []);
  useLayoutEffect(() => {
    const reloadedAt = takeReloadedAt();
    if (reloadedAt !== null) return scrollTo({ top: reloadedAt, behavior: 'instant' });
    if (row.current === null) return;
    const opening = {
      hash: location.hash,
      scrolled: scrollY,
      rowBottom: row.current.getBoundingClientRect().bottom,
      windowHeight: innerHeight,
    };
    if (movesToRow(opening)) row.current.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, []);
  return row;
}
