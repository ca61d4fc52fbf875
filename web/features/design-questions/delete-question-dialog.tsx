import { removalButton, removalOfQuestions } from '@elenchus/domain/course/removal-consequences.ts';
import { useAnswerCounts } from '../../api/answer-counts-query.ts';
import { AskDialog } from '../../course-ui/design-editing/ask-dialog.tsx';
import { useDesignEditor } from '../../course-ui/design-editing/use-design-editor.tsx';
import type { CourseWords } from '../../course-ui/course-words/course-words.ts';

interface DeleteQuestionDialogProps {
  readonly questionId: string;
  readonly words: CourseWords;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before a question goes, and names what is left without it. */
export function DeleteQuestionDialog(props: DeleteQuestionDialogProps) {
  const { questionId, words, onConfirm, onCancel } = props;
  const { courseID } = useDesignEditor();
  const removal = removalOfQuestions(words, [questionId], useAnswerCounts(courseID));
  return (
    <AskDialog
      title="Delete this question?"
      confirm={removalButton('question', removal)}
      cancel="Keep it"
      isDangerous
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        {words.quoted(questionId)} goes from the course, and students no longer see what they
        answered to it. Undo brings it back.
      </p>
      {removal.formulas.length > 0 && (
        <>
          <p>Its answers are no longer counted in the logic of:</p>
          <ul>
            {removal.formulas.map((owner) => (
              <li key={words.ownerName(owner)}>{words.ownerName(owner)}</li>
            ))}
          </ul>
        </>
      )}
    </AskDialog>
  );
}
