// Marking a student's grading complete: asks first when an essay that was written has no grade.
import { useState } from 'react';
import { missingGrades } from '@elenchus/domain/grading/completion.ts';
import { fieldKey } from '../../saving/grades/grade-field.ts';
import type { CompletionDoubt } from './completion-dialog.tsx';
import { useDesk } from './desk-context.ts';
import type { DeskWork } from './desk-work.ts';
import { focusGrade } from './question-focus.ts';
import { isGradingComplete, shownEvaluation } from './student-grades.ts';

interface Asked {
  readonly doubt: CompletionDoubt;
  readonly onDone: () => void;
}

/** `shown` is undefined until the answers are loaded. */
export function useCompletion(shown: DeskWork | undefined) {
  const { course, work, saves } = useDesk();
  const [asked, setAsked] = useState<Asked | null>(null);
  const save = (isComplete: boolean): void =>
    saves.edit(fieldKey(work, 'gradingComplete'), isComplete ? 'yes' : 'no');
  const doubtAbout = (): CompletionDoubt | null => {
    if (!shown) return { kind: 'answers' };
    const { essays, sheet } = shown;
    return missingGrades({
      settings: course.settings,
      essays,
      answerOf: (id) => sheet.answerOf(id),
      graded: shownEvaluation(saves, work),
    });
  };
  /** Marks it complete, perhaps after a question, and then goes on. */
  const complete = (onDone: () => void): void => {
    if (isGradingComplete(saves, work)) return onDone();
    const doubt = doubtAbout();
    if (doubt) return setAsked({ doubt, onDone });
    save(true);
    onDone();
  };
  return {
    doubt: asked?.doubt ?? null,
    complete,
    setComplete: (isComplete: boolean): void => (isComplete ? complete(() => {}) : save(false)),
    confirm: (): void => {
      setAsked(null);
      save(true);
      asked?.onDone();
    },
    /** Goes back to what has no grade. */
    cancel: (): void => {
      setAsked(null);
      const missing = asked?.doubt.kind === 'questions' ? asked.doubt.essays[0] : undefined;
      // The dialog gives the focus back first.
      requestAnimationFrame(() => focusGrade(missing?.question.id ?? null, 'all'));
    },
  };
}
