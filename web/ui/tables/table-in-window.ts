// What a table needs that scrolls with the window.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** How far down in the page an element begins, also after something above it has grown. */
export function useTopInPage(box: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = (): void => {
      if (box.current) setTop(Math.round(box.current.getBoundingClientRect().top + scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [box]);
  return top;
}

/** When the rows are chosen in another way, the table starts at its first row. */
export function useStartAgain(chosen: string, onStart: () => void): void {
  const last = useRef(chosen);
  useEffect(() => {
    if (last.current === chosen) return;
    last.current = chosen;
    onStart();
  });
}

/** Keeps the head of a table in view, also where the table is wider than the page. */
export function useHeadInView(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => (box.current ? keepHeadInView(box.current) : undefined), [box]);
}

/**
 * Marks a table that is wider than its place: it needs a box that scrolls sideways and takes the focus. In such a
 * box `position: sticky` no longer follows the window, so the head is moved along.
 */
function keepHeadInView(section: HTMLElement): (() => void) | undefined {
  const table = section.querySelector('table');
  const head = table?.tHead;
  if (!table || !head) return undefined;
  const follow = (): void => {
    if (section.dataset['wide'] === undefined) {
      head.style.removeProperty('transform');
      return;
    }
    const { top, height } = table.getBoundingClientRect();
    const stickyTop = Number.parseFloat(getComputedStyle(section).scrollMarginTop) || 0;
    const most = height - 2 * head.offsetHeight;
    head.style.transform = `translateY(${Math.max(0, Math.min(stickyTop - top, most))}px)`;
  };
  const measure = (): void => {
    const isWide = table.offsetWidth > section.clientWidth + 1;
    if (isWide) section.dataset['wide'] = '';
    else delete section.dataset['wide'];
    section.tabIndex = isWide ? 0 : -1;
    follow();
  };
  const observer = new ResizeObserver(measure);
  observer.observe(section);
  observer.observe(table);
  addEventListener('scroll', follow, { passive: true });
  measure();
  return () => {
    observer.disconnect();
    removeEventListener('scroll', follow);
  };
}
