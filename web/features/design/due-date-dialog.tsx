import { AskDialog } from '../../course-ui/design-editing/ask-dialog.tsx';
import { useDesignEditor } from '../../course-ui/design-editing/use-design-editor.tsx';

/** Asks before a new due date deletes grades. */
export function DueDateDialog() {
  const { question, answer } = useDesignEditor();
  if (!question) return null;
  const grades = question.grades === 1 ? '1 grade' : `${question.grades} grades`;
  return (
    <AskDialog
      key={question.key}
      title={`Change the due date of ${question.evaluation || 'this evaluation'}?`}
      confirm={`Change the date and delete ${grades}`}
      cancel="Keep the old date"
      isDangerous
      onConfirm={() => answer(question, true)}
      onCancel={() => answer(question, false)}
    >
      <p>
        The answers as of the new date may be different ones, so the numerical grades that were
        given for this evaluation ({grades}) are deleted. Comments stay. Deleted grades are kept and
        can be restored by an instructor.
      </p>
    </AskDialog>
  );
}
