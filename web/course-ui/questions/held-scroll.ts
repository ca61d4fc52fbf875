// Keeps the question that was just answered at its place on the screen while others appear and disappear above it.
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { AnswerSheet } from './answer-sheet.ts';
import { questionElementId } from './question-place.ts';

/** Call it where the list of questions is rendered. */
export function useHeldScroll(sheet: AnswerSheet): void {
  const held = useRef<{ readonly element: Element; readonly top: number } | null>(null);
  useEffect(
    () =>
      // At this moment the page still shows the questions as they were.
      sheet.watchShown(() => {
        const cause = sheet.lastChange()?.causedBy;
        const element =
          cause === undefined
            ? null
            : document.querySelector(`#${CSS.escape(questionElementId(cause))}`);
        held.current = element && { element, top: element.getBoundingClientRect().top };
      }),
    [sheet],
  );
  useLayoutEffect(() => {
    if (held.current === null) return;
    const { element, top } = held.current;
    held.current = null;
    const moved = element.getBoundingClientRect().top - top;
    if (moved !== 0) scrollerOf(element).scrollBy({ top: moved, behavior: 'instant' });
  });
}

/** The preview beside the question designer scrolls in a panel of its own; every other page scrolls as a whole. */
function scrollerOf(element: Element): Element | Window {
  return element.closest('[data-scrolls]') ?? window;
}
