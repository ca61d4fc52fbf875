// Marking a student's grading complete: asks first when an essay that was written has no grade, or criteria have no level.
import { openCriteria } from '@elenchus/domain/criteria/open-criteria.ts';
import { missingGrades } from '@elenchus/domain/grading/completion.ts';
import { fieldKey } from '../../saving/grades/grade-field.ts';
import type { CompletionDoubt } from './completion-dialog.tsx';
import { useDesk } from './desk-context.ts';
import type { DeskWork } from './desk-work.ts';
import { focusCriteria, focusGrade } from './question-focus.ts';
import { isGradingComplete, shownEvaluation } from './student-grades.ts';
import { useOwnState } from './use-own-state.ts';

interface Asked {
  readonly doubt: CompletionDoubt;
  readonly onDone: () => void;
}

/** `shown` is undefined until the answers are loaded. */
export function useCompletion(shown: DeskWork | undefined) {
  const { course, criteria, work, saves } = useDesk();
  const [asked, setAsked] = useOwnState<Asked | null>(null);
  const save = (isComplete: boolean): void =>
    saves.edit(fieldKey(work, 'gradingComplete'), isComplete ? 'yes' : 'no');
  const doubtAbout = (): CompletionDoubt | null => {
    if (!shown) return { kind: 'answers' };
    const { essays, sheet } = shown;
    const written = {
      settings: course.settings,
      essays,
      answerOf: (id: string) => sheet.answerOf(id),
      graded: shownEvaluation(saves, work),
    };
    const missing = missingGrades(written);
    const open = openCriteria({
      ...written,
      missing,
      evaluationId: work.evaluationId,
      criteria,
    });
    return missing === null && open.length === 0 ? null : { kind: 'work', missing, open };
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
    /** Goes back to what has no grade or no level. */
    cancel: (): void => {
      setAsked(null);
      // The dialog gives the focus back first.
      requestAnimationFrame(() => focusOnMissing(asked?.doubt));
    },
  };
}

function focusOnMissing(doubt: CompletionDoubt | undefined): void {
  const { missing = null, open = [] } = doubt?.kind === 'work' ? doubt : {};
  const [criteria] = open;
  if (missing === null && criteria) {
    focusCriteria(criteria.essay?.question.id ?? null);
    return;
  }
  const essay = missing?.kind === 'questions' ? missing.essays[0] : undefined;
  focusGrade(essay?.question.id ?? null, 'all');
}
