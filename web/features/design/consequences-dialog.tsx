import { AskDialog } from '../../course-ui/design-editing/ask-dialog.tsx';
import { ConsequenceList } from '../../course-ui/design-editing/consequence-list.tsx';
import { useDesignEditor } from '../../course-ui/design-editing/use-design-editor.tsx';

/** Asks before a change takes effect that does something to students. */
export function ConsequencesDialog() {
  const { consequences, answerConsequences } = useDesignEditor();
  if (!consequences) return null;
  return (
    <AskDialog
      title={
        consequences.summary === null
          ? 'This changes how answers read and count'
          : 'This changes what students see'
      }
      confirm="Make this change"
      cancel="Leave it as it was"
      onConfirm={() => answerConsequences(true)}
      onCancel={() => answerConsequences(false)}
    >
      <ConsequenceList words={consequences} />
      <p>It is not saved yet. No answer is deleted, and you can take the change back.</p>
    </AskDialog>
  );
}
