import { useEffect, useRef } from 'react';

/** In a row of links that scrolls sideways, the current link comes into view when another one is current. */
export function useCurrentInView<Row extends HTMLElement>(current: string) {
  const last = useRef<string>(undefined);
  const row = useRef<Row>(null);
  useEffect(() => {
    if (last.current === current) return;
    last.current = current;
    const box = row.current;
    const link = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !link) return;
    // Not scrollIntoView: that would also move the page.
    const { left, right } = link.getBoundingClientRect();
    const { left: start, right: end } = box.getBoundingClientRect();
    if (left >= start + ROOM && right <= end - ROOM) return;
    box.scrollLeft += left - start - (end - start - (right - left)) / 2;
  }, [current]);
  return row;
}

/** Enough of a neighbor to see that the row continues. */
const ROOM = 24;
