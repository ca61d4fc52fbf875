// On a narrow screen, the save state and the sheet with the fields lie on the bar, which is as high as what it says.
import { useLayoutEffect, type RefObject } from 'react';
import { DESK_FRAME_ID } from './desk-frame.tsx';

/** Tells the style sheets how high the bar is. */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    const frame = element?.closest<HTMLElement>(`#${DESK_FRAME_ID}`);
    if (!element || !frame) return undefined;
    const observer = new ResizeObserver(() =>
      frame.style.setProperty('--bar-height', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar]);
}
