// On a narrow screen, the save state and the sheet with the fields lie on the bar, which is as high as what it says.
import { useLayoutEffect, type RefObject } from 'react';
import { breakpoints } from '../../../../ui/breakpoints.ts';
import { useMediaQuery } from '../../../../ui/media-query.ts';
import { DESK_FRAME_ID } from '../desk-frame.tsx';

/** Tells the style sheets how high the bar is. */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  // Side by side, nothing lies on the bar, and measuring it would make each step to another student longer.
  const isBesideAnswers = useMediaQuery(breakpoints.columns);
  useLayoutEffect(() => {
    if (isBesideAnswers) return undefined;
    const element = bar.current;
    const frame = element?.closest<HTMLElement>(`#${DESK_FRAME_ID}`);
    if (!element || !frame) return undefined;
    const observer = new ResizeObserver(() => {
      // Not offsetHeight: it is rounded, and a line of the essays would show through the difference.
      const height = `${element.getBoundingClientRect().height}px`;
      // Setting the same height again for the next student would restyle the whole desk.
      if (frame.style.getPropertyValue('--bar-height') === height) return;
      frame.style.setProperty('--bar-height', height);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar, isBesideAnswers]);
}
