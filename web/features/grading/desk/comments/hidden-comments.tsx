import { useMemo } from 'react';
import { shortText } from '../../../../course-ui/questions/question-names.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { AnswerComments } from './answer-comments.tsx';
import { useQuietDesk } from '../desk-context.ts';
import type { DeskWork } from '../answers/desk-work.ts';
import { useOtherCommented } from './question-comments.ts';

/** Comments on questions that this student no longer sees, for example because the course or the due date changed. */
export function HiddenComments({ shown }: { readonly shown: DeskWork }) {
  const { course } = useQuietDesk();
  const ids = useMemo(() => new Set(shown.numbers.keys()), [shown]);
  const others = useOtherCommented(ids);
  if (others.length === 0) return null;
  return (
    <Notice>
      <p>Comments on questions that aren’t part of this work now:</p>
      {others.map((id) => {
        const question = course.questions.find((one) => one.id === id);
        return (
          <section key={id} aria-label={`Comments on a question that isn’t shown: ${id}`}>
            <p>{shortText(question?.text ?? 'A question that was deleted')}</p>
            <AnswerComments questionId={id} essay="" />
          </section>
        );
      })}
    </Notice>
  );
}
