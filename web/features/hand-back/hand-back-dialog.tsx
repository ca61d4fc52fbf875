import { evaluationName, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { AskDialog } from '../../course-ui/design-editing/ask-dialog.tsx';
import { useDesignEditor } from '../../course-ui/design-editing/use-design-editor.tsx';
import { quoted } from '../../course-ui/grading/grade-words.ts';
import { progressSentence, seenByStudents, type GradingProgress } from './hand-back-words.ts';

interface HandBackDialogProps {
  readonly evaluation: Evaluation;
  /** null while the students could not be counted. */
  readonly progress: GradingProgress | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before students see their grades, and says who would see none. */
export function HandBackDialog({ evaluation, progress, onConfirm, onCancel }: HandBackDialogProps) {
  const { settings } = useDesignEditor().course;
  const isUnfinished = progress === null || progress.graded < progress.total;
  return (
    <AskDialog
      title={`Hand back ${quoted(evaluationName(evaluation))}?`}
      confirm={isUnfinished ? 'Hand it back all the same' : 'Hand it back'}
      cancel="Not yet"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        <strong>
          {progress === null
            ? 'How many students are graded could not be found out.'
            : progressSentence(progress, settings.usesGradesForExams)}
        </strong>
      </p>
      <p>
        Every student then sees {seenByStudents(settings)}, under Evaluation &amp; grades. You can
        take it back at any time, but not what has been read.
      </p>
    </AskDialog>
  );
}
