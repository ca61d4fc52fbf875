import {
  removalButton,
  removalOfQuestions,
} from '@elenchus/domain/consequences/removal-consequences.ts';
import { NO_CHANGES } from '@elenchus/domain/design/diff-design.ts';
import { useAnswerTally } from '../../../../calls/answers/answer-counts-query.ts';
import { AskDialog } from '../../../../course-ui/forms/ask-dialog.tsx';
import { ConsequencesInDialog } from '../../../../course-ui/design/consequence-list.tsx';
import { useConsequences, type Weighed } from '../../../../course-ui/design/use-consequences.ts';
import { useDesignSession, useDesignedCourse } from '../../../../course-ui/design/design-hooks.ts';
import type { CourseWords } from '../../../../course-ui/course-words/course-words.ts';
import { moveSave } from '../question-changes.ts';

interface DeleteQuestionDialogProps {
  readonly questionId: string;
  readonly words: CourseWords;
  readonly onConfirm: (weighed: Weighed) => void;
  readonly onCancel: () => void;
}

/** Asks before a question goes, and names what is left without it. */
export function DeleteQuestionDialog(props: DeleteQuestionDialogProps) {
  const { questionId, words, onConfirm, onCancel } = props;
  const { courseID } = useDesignSession();
  const { course } = useDesignedCourse();
  const { count } = useAnswerTally(courseID, questionId);
  const removal = removalOfQuestions(words, [questionId], new Map([[questionId, count]]));
  const save = moveSave(course, { kind: 'delete', id: questionId });
  const weighed = useConsequences(save.ok ? save.value : NO_CHANGES);
  return (
    <AskDialog
      title="Delete this question?"
      confirm={removalButton('question', removal)}
      cancel="Keep it"
      isDangerous
      onConfirm={() => onConfirm(weighed)}
      onCancel={onCancel}
    >
      <p>
        {words.quoted(questionId)} is deleted from the course, and students no longer see their
        answers to it. You can undo this.
      </p>
      <ConsequencesInDialog weighed={weighed} />
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
