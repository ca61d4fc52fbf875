// Where the desk opens: at the question in the address, or at the first essay that was written and has no grade.
import { useLayoutEffect, type RefObject } from 'react';
import { essayToOpenAt } from '@elenchus/domain/grading/completion.ts';
import {
  questionElementId,
  questionInAddress,
} from '../../../../course-ui/questions/question-place.ts';
import { useQuietDesk } from '../desk-context.ts';
import type { DeskWork } from './desk-work.ts';
import { shownEvaluation } from '../saves/student-grades.ts';
import { useOwnState } from '../use-own-state.ts';

interface Opening {
  readonly shown: DeskWork | undefined;
  /** Whether the grades are known, too. */
  readonly isReady: boolean;
  readonly panel: RefObject<HTMLElement | null>;
  readonly onOpenAt: (questionId: string) => void;
  /** The question to open at, if the student gets it; undefined until it is known. */
  readonly wanted: string | null | undefined;
  /** Each question is graded for all students: where the student doesn't get it, the desk opens at no other one. */
  readonly isByQuestion: boolean;
}

interface Place {
  readonly id: string | null;
  readonly wanted: string | null;
}

/** Opens at that question once, and scrolls to it before the page is painted. The focus doesn't move. */
export function useOpeningPlace(opening: Opening): void {
  const { shown, isReady, panel, onOpenAt, wanted, isByQuestion } = opening;
  const { saves, work } = useQuietDesk();
  const [place, setPlace] = useOwnState<Place | null>(null);
  if (shown && isReady && wanted !== undefined && place?.wanted !== wanted) {
    const { essays, sheet } = shown;
    const asked = wanted ?? questionInAddress();
    const isAskedHere = essays.some(({ question }) => question.id === asked);
    const graded = shownEvaluation(saves, work);
    const answerOf = (questionId: string) => sheet.answerOf(questionId);
    const isMissing = isByQuestion && wanted !== null && !isAskedHere;
    const other = isMissing ? null : essayToOpenAt({ essays, answerOf, graded });
    const id = isAskedHere ? asked : other;
    // Set during the render, so that the page isn't drawn a second time for it.
    setPlace({ id, wanted });
    if (id !== null) onOpenAt(id);
  }
  // The place, not its question: two students can open at the same one.
  useLayoutEffect(() => {
    const openAt = place?.id ?? null;
    if (openAt === null) return;
    const element = panel.current?.querySelector(`#${CSS.escape(questionElementId(openAt))}`);
    const isFirst =
      element?.closest('[data-asked]') === panel.current?.querySelector('[data-asked]');
    // Above the first question there are only headings, which belong to it.
    if (!isFirst) element?.scrollIntoView({ block: 'start' });
  }, [place, panel]);
}
