import { evaluationName, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { AskDialog } from '../../course-ui/design-editing/ask-dialog.tsx';
import { useCoursePart } from '../../course-ui/design-editing/design-hooks.ts';
import { quoted } from '../../course-ui/grading/grade-words.ts';
import { HiddenNote } from './hidden-note.tsx';
import { seenByStudents } from './hand-back-words.ts';

interface HandBackDialogProps {
  readonly evaluation: Evaluation;
  /** The grading progress as a sentence; null where the students couldn't be counted. */
  readonly progressSentence: string | null;
  readonly isDue: boolean;
  readonly isComplete: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before students see their grades, and says who would see none. */
export function HandBackDialog(props: HandBackDialogProps) {
  const { evaluation, progressSentence, isDue, isComplete, onConfirm, onCancel } = props;
  const settings = useCoursePart(({ course }) => course.settings);
  return (
    <AskDialog
      title={`Hand back ${quoted(evaluationName(evaluation))}?`}
      confirm={isComplete && isDue ? 'Hand it back' : 'Hand it back anyway'}
      cancel="Not yet"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        <strong>{progressSentence ?? 'Couldn’t find out how many students are graded.'}</strong>
      </p>
      {!isDue && <p>The due date hasn’t passed yet. Students can still change their answers.</p>}
      <p>
        Every student then sees {seenByStudents(settings)}, under Evaluation &amp; grades. You can
        take it back at any time, but students may have read it by then.
      </p>
      <HiddenNote />
    </AskDialog>
  );
}
