import type { ConsequenceSentences } from '@elenchus/domain/consequences/consequence-sentences.ts';
import { AskDialog } from '../../../course-ui/forms/ask-dialog.tsx';
import { ConsequenceList } from '../../../course-ui/design/consequence-list.tsx';
import { useDesignActions, useSaveState } from '../../../course-ui/design/design-hooks.ts';

function titleOf({ summary, evaluations, parts }: ConsequenceSentences): string {
  if (parts.length > 0) return 'This hides what the course already has';
  if (summary !== null) return 'This changes what students see';
  return evaluations.length > 0
    ? 'This changes what students see and what’s graded'
    : 'This changes what answers mean and how they count';
}

/** Asks before a change takes effect that does something to students. */
export function ConsequencesDialog() {
  const { answerConsequences } = useDesignActions();
  const consequences = useSaveState((state) => state.consequences);
  if (!consequences) return null;
  return (
    <AskDialog
      title={titleOf(consequences)}
      confirm="Make this change"
      cancel="Don’t change it"
      onConfirm={() => answerConsequences(true)}
      onCancel={() => answerConsequences(false)}
    >
      <ConsequenceList sentences={consequences} />
      <p>This isn’t saved yet. No answers are deleted, and you can undo the change later.</p>
    </AskDialog>
  );
}
