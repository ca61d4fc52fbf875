import { hiddenTooLate } from '@elenchus/domain/blind-grading/hiding-late.ts';
import { evaluationName, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { useGradeCount } from '../../../../calls/grading/grade-counts-queries.ts';
import { AskDialog } from '../../../../course-ui/forms/ask-dialog.tsx';
import { useDesignSession } from '../../../../course-ui/design/design-hooks.ts';
import { quoted } from '../../../../course-ui/grading/grade-words.ts';

interface HideNamesDialogProps {
  readonly evaluation: Evaluation;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before names are hidden although grading has begun. */
export function HideNamesDialog({ evaluation, onConfirm, onCancel }: HideNamesDialogProps) {
  const { courseID } = useDesignSession();
  const count = useGradeCount(courseID, evaluation.id);
  return (
    <AskDialog
      title={`Hide the names in ${quoted(evaluationName(evaluation))} now?`}
      confirm="Hide the names"
      cancel="Keep showing them"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{hiddenTooLate(count)} Grades and comments stay as they are.</p>
      <p>
        From now on, everyone who grades it sees pseudonyms. A grader who has a student open by name
        gets a message and opens the student again from the list of pseudonyms.
      </p>
      <p>
        You can show the names again only with a reason, which is logged, or by handing the
        evaluation back.
      </p>
    </AskDialog>
  );
}
