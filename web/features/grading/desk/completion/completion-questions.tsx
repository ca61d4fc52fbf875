import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { CompletionDialog } from './completion-dialog.tsx';
import { UnwrittenDialog } from './unwritten-dialog.tsx';
import type { Completion } from './use-completion.ts';

interface CompletionQuestionsProps {
  readonly completion: Completion;
  /** Whether the student already sees the grading. */
  readonly isBack: boolean;
}

/** What is asked before grading is marked complete, and what completing did without asking. */
export function CompletionQuestions({ completion, isBack }: CompletionQuestionsProps) {
  const { unwritten, news } = completion;
  return (
    <>
      <CompletionDialog {...completion} />
      {unwritten && (
        <UnwrittenDialog
          essays={unwritten}
          isBack={isBack}
          onChoose={completion.choose}
          onCancel={completion.cancel}
        />
      )}
      <VisuallyHidden>
        <span aria-live="polite">{news}</span>
      </VisuallyHidden>
    </>
  );
}
