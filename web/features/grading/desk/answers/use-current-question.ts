// The question that is being read: keys grade it and move on from it.
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { questionElementId } from '../../../../course-ui/questions/question-place.ts';
import type { NumberedQuestion } from './desk-work.ts';
import { focusAnswer } from '../keys/question-focus.ts';
import { currentQuestion, questionBeside } from './question-in-view.ts';
import { useOwnState } from '../use-own-state.ts';

/** The ways from question to question. They stay the same while a student is shown. */
export interface QuestionSteps {
  readonly set: (questionId: string) => void;
  /** Begins here: the first step forward then goes to it, not past it. */
  readonly beginAt: (questionId: string) => void;
  /** Goes to an answer. */
  readonly goTo: (questionId: string) => void;
  /** To the next or the previous one; answers whether there is one. */
  readonly step: (by: 1 | -1) => boolean;
}

export interface CurrentQuestion extends QuestionSteps {
  /** null while there is nothing to grade. */
  readonly current: string | null;
  /** The same without the current one, for parts that are drawn again only when something of their own changes. */
  readonly steps: QuestionSteps;
}

/** What the grader went to, while the pass was at a question. */
interface Gone {
  readonly asked: string | null | undefined;
  readonly id: string;
}

/** Follows keys, the focus, and scrolling by hand in the panel of the answers. `asked` is the question of the pass. */
export function useCurrentQuestion(
  essays: readonly NumberedQuestion[] | undefined,
  panel: RefObject<HTMLElement | null>,
  asked: string | null | undefined,
): CurrentQuestion {
  const [gone, setGone] = useOwnState<Gone | null>(null);
  const [start, beginAt] = useOwnState<string | null>(null);
  const ids = useMemo(() => (essays ?? []).map(({ question }) => question.id), [essays]);
  // At another question of the pass, the same student begins anew.
  const chosen = gone && gone.asked === asked ? gone.id : null;
  const current = currentQuestion({ ids, asked, chosen, start });
  const latest = useRef({ ids, current, chosen, asked });
  useLayoutEffect(() => {
    latest.current = { ids, current, chosen, asked };
  });
  const setWanted = useCallback(
    (id: string) => setGone({ asked: latest.current.asked, id }),
    [setGone],
  );
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
      // Where the question of the pass isn't shown, looking around chooses no other one.
      const isFollowing = byHand && latest.current.current !== null;
      const seen = isFollowing ? questionAt(element, latest.current.ids) : null;
      if (seen !== null) setWanted(seen);
    };
    element.addEventListener('scroll', follow, options);
    element.addEventListener(
      'focusin',
      ({ target }) => {
        const focused = target instanceof Element ? target.closest('article')?.id : undefined;
        const id = latest.current.ids.find((one) => questionElementId(one) === focused);
        if (id !== undefined) setWanted(id);
      },
      options,
    );
    return () => stop.abort();
    // Each student has a panel of their own, and another setter.
  }, [panel, isLoaded, setWanted]);
  const steps = useMemo((): QuestionSteps => {
    const goTo = (questionId: string): void => {
      if (latest.current.ids.includes(questionId)) setWanted(questionId);
      focusAnswer(questionId);
    };
    const step = (by: 1 | -1): boolean => {
      const here = latest.current;
      const isThere = document.activeElement?.id === questionElementId(here.current ?? '');
      const isFirstStep = by === 1 && here.chosen === null && !isThere && here.current !== null;
      const next = isFirstStep ? here.current : questionBeside(here, by);
      if (next === null) return false;
      goTo(next);
      return true;
    };
    return { set: setWanted, beginAt, goTo, step };
  }, [setWanted, beginAt]);
  return useMemo(() => ({ current, steps, ...steps }), [current, steps]);
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
