// The question that is being read: keys grade it and move on from it.
import { useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { questionElementId } from '../../course-ui/question-place.ts';
import type { NumberedQuestion } from './desk-work.ts';
import { focusAnswer } from './question-focus.ts';

export interface CurrentQuestion {
  /** null while there is nothing to grade. */
  readonly current: string | null;
  readonly set: (questionId: string) => void;
  /** Begins here: the first step forward then goes to it, not past it. */
  readonly beginAt: (questionId: string) => void;
  /** Goes to an answer. */
  readonly goTo: (questionId: string) => void;
  /** To the next or the previous one; answers whether there is one. */
  readonly step: (by: 1 | -1) => boolean;
}

/** Follows keys, the focus, and scrolling by hand in the panel of the answers. */
export function useCurrentQuestion(
  essays: readonly NumberedQuestion[] | undefined,
  panel: RefObject<HTMLElement | null>,
): CurrentQuestion {
  const [wanted, setWanted] = useState<string | null>(null);
  const [start, beginAt] = useState<string | null>(null);
  const ids = useMemo(() => (essays ?? []).map(({ question }) => question.id), [essays]);
  const isHere = (id: string | null): boolean => id !== null && ids.includes(id);
  const current = [wanted, start].find(isHere) ?? ids[0] ?? null;
  const latest = useRef(ids);
  useEffect(() => {
    latest.current = ids;
  });
  const isLoaded = essays !== undefined;
  useEffect(() => {
    const element = panel.current;
    if (!element || !isLoaded) return undefined;
    const stop = new AbortController();
    const options = { signal: stop.signal, passive: true };
    // A jump puts a short answer at the top and others below it into sight: only scrolling by hand counts.
    let byHand = false;
    for (const type of ['wheel', 'touchmove', 'pointerdown']) {
      element.addEventListener(type, () => (byHand = true), options);
    }
    element.addEventListener('keydown', () => (byHand = false), options);
    const follow = (): void => {
      const seen = byHand ? questionAt(element, latest.current) : null;
      if (seen !== null) setWanted(seen);
    };
    element.addEventListener('scroll', follow, options);
    element.addEventListener(
      'focusin',
      ({ target }) => {
        const focused = target instanceof Element ? target.closest('article')?.id : undefined;
        const id = latest.current.find((one) => questionElementId(one) === focused);
        if (id !== undefined) setWanted(id);
      },
      options,
    );
    return () => stop.abort();
  }, [panel, isLoaded]);
  return useMemo(() => {
    const goTo = (questionId: string): void => {
      if (ids.includes(questionId)) setWanted(questionId);
      focusAnswer(questionId);
    };
    const step = (by: 1 | -1): boolean => {
      const isThere = document.activeElement?.id === questionElementId(current ?? '');
      const isFirstStep = by === 1 && wanted === null && !isThere;
      const next = isFirstStep ? current : ids[ids.indexOf(current ?? '') + by];
      if (!next) return false;
      goTo(next);
      return true;
    };
    return { current, set: setWanted, beginAt, goTo, step };
  }, [ids, current, wanted]);
}

/** The last question that begins above a third of the panel. */
function questionAt(panel: HTMLElement, ids: readonly string[]): string | null {
  const box = panel.getBoundingClientRect();
  const line = box.top + box.height / 3;
  let found: string | null = null;
  for (const id of ids) {
    const element = document.querySelector(`#${CSS.escape(questionElementId(id))}`);
    if (element && element.getBoundingClientRect().top <= line) found = id;
  }
  return found;
}
