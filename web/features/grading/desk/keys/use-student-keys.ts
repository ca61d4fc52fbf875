// What the keys of the grading screen do for the student in view.
import { hasRubricToRead } from '@elenchus/domain/screens/faq-items.ts';
import { fieldKey } from '../../../../saving/grades/grade-field.ts';
import { useIsClosed } from '../../../../course-ui/closing/closed-course.tsx';
import { actOf } from './desk-acts.ts';
import { useDesk } from '../desk-context.ts';
import type { DeskSteps, DeskTarget } from '../header/desk-steps.ts';
import {
  commentOnPassage,
  focusComments,
  focusCriteria,
  focusGrade,
  openSavedComments,
} from './question-focus.ts';
import { isGradingComplete } from '../saves/student-grades.ts';
import type { CurrentQuestion } from '../answers/use-current-question.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { useOwnState } from '../use-own-state.ts';

interface StudentKeys {
  readonly hasWork: boolean;
  readonly questions: CurrentQuestion;
  /** The question of the pass isn't shown to this student. */
  readonly isMissing: boolean;
  readonly steps: DeskSteps;
  readonly goTo: (target: DeskTarget | null) => void;
  readonly setComplete: (isComplete: boolean) => void;
  readonly completeAndNext: () => void;
  readonly showRubric: () => void;
  readonly showHelp: () => void;
}

/** Listens, and answers how many keys did nothing because the question isn't shown. */
export function useStudentKeys(keys: StudentKeys): number {
  const { courseID, course, work, saves } = useDesk();
  const { hasWork, questions, isMissing, steps, goTo } = keys;
  const isClosed = useIsClosed(courseID);
  const [unused, setUnused] = useOwnState(0);
  useDeskKeys((command) => {
    const act = actOf(command, { isClosed, hasWork, current: questions.current, isMissing });
    switch (act?.kind) {
      case undefined:
        return;
      case 'not-shown':
        return setUnused(unused + 1);
      case 'next-student':
        return goTo(steps.next);
      case 'previous-student':
        return goTo(steps.previous);
      case 'next-ungraded':
        return goTo(steps.nextUngraded);
      case 'next-question':
        questions.step(1);
        return;
      case 'previous-question':
        questions.step(-1);
        return;
      case 'grade':
        focusGrade(act.questionId, 'all');
        return;
      case 'criteria':
        focusCriteria(act.questionId);
        return;
      case 'grade-digit':
        if (!focusGrade(act.questionId, 'end')) return;
        return saves.edit(fieldKey(work, 'questionGrade', act.questionId), act.digit);
      case 'comment':
        return focusComments();
      case 'comment-passage':
        return commentOnPassage(act.questionId);
      case 'saved-comments':
        return openSavedComments();
      case 'complete':
        return keys.setComplete(!isGradingComplete(saves, work));
      case 'complete-and-next':
        return keys.completeAndNext();
      case 'rubric':
        if (hasRubricToRead(course.settings)) keys.showRubric();
        return;
      case 'help':
        return keys.showHelp();
    }
  });
  return unused;
}
