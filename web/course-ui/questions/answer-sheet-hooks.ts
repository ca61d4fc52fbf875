// What components read from an answer sheet; each is rendered again only when its own part changes.
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import {
  contradictionView,
  type ContradictionView,
} from '@elenchus/domain/visibility/contradiction-view.ts';
import type {
  OpenSection,
  ReleasedCourse,
  TopicQuestions,
} from '@elenchus/domain/visibility/released-course.ts';
import { visibleTopicQuestions } from '@elenchus/domain/visibility/visible-questions.ts';
import { useWatched } from '../../lib/use-watched.ts';
import { AnswerSheet, type SheetState } from './answer-sheet.ts';

/** A sheet that lives as long as its component; a changed course keeps what has been answered. */
export function useAnswerSheet(course: ReleasedCourse, answers: readonly Answer[]): AnswerSheet {
  const [sheet] = useState(() => new AnswerSheet(course, answers));
  useLayoutEffect(() => sheet.open(course), [sheet, course]);
  return sheet;
}

/** The answer to one question. */
export function useAnswer(sheet: AnswerSheet, questionId: string): Answer | undefined {
  const watch = useCallback(
    (watcher: () => void) => sheet.watchAnswer(questionId, watcher),
    [sheet, questionId],
  );
  return useWatched(watch, () => sheet.answerOf(questionId));
}

/** What is shown; a new object whenever questions appear or disappear. */
export function useShown(sheet: AnswerSheet): SheetState {
  return useWatched(sheet.watchShown, sheet.shown);
}

/** What follows from the answers; a new object whenever anything but the wording of an essay changes. */
export function useSheetProgress(sheet: AnswerSheet): SheetState {
  return useWatched(sheet.watchProgress, sheet.progress);
}

/** The questions of a section that show now, topic by topic. */
export function useShownTopics(
  sheet: AnswerSheet,
  section: OpenSection,
): readonly TopicQuestions[] {
  const shown = useShown(sheet);
  return useMemo(() => visibleTopicQuestions(section, shown.truth), [section, shown]);
}

/** The text of a contradiction item, or null when it isn't shown. */
export function useContradiction(sheet: AnswerSheet, questionId: string): ContradictionView | null {
  const progress = useSheetProgress(sheet);
  return useMemo(() => contradictionView(progress, questionId), [progress, questionId]);
}
