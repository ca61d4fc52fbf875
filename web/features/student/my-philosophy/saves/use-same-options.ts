// Keeps the course and the answers on the page in the same option numbers (QST-106).
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { designQuery } from '../../../../calls/design/design-queries.ts';
import type { AnswerQueue } from '../../../../saving/answers/answer-queue.ts';
import type { PortalProps } from '../portal-props.ts';

/** Loads the answers again when options have changed, and the course when the server renumbered an answer. */
export function useSameOptions(
  { courseID, course }: Pick<PortalProps, 'courseID' | 'course'>,
  queue: AnswerQueue | null,
  loadAnswers: () => unknown,
): void {
  const client = useQueryClient();
  const shown = useRef(course);
  useEffect(() => {
    const before = new Map(shown.current.questions.map(({ id, options }) => [id, options]));
    shown.current = course;
    const hasChanged = course.questions.some(({ id, options }) => {
      const known = before.get(id);
      return known !== undefined && known.join('|||') !== options.join('|||');
    });
    if (hasChanged) void loadAnswers();
  }, [course, loadAnswers]);
  useEffect(
    () =>
      queue?.watchRenumbered(() => {
        void client.invalidateQueries({ queryKey: designQuery(courseID).queryKey });
      }),
    [client, courseID, queue],
  );
}
