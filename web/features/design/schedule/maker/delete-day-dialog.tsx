import {
  questionsOfTopics,
  removalButton,
  removalOfTopics,
  type RemovalConsequences,
} from '@elenchus/domain/consequences/removal-consequences.ts';
import { keysOfQuestions } from '@elenchus/domain/questions/held-question.ts';
import { useAnswerCounts } from '../../../../calls/answers/answer-counts-query.ts';
import { AskDialog } from '../../../../course-ui/forms/ask-dialog.tsx';
import { ConsequencesInDialog } from '../../../../course-ui/design/consequence-list.tsx';
import { useConsequences, type Weighed } from '../../../../course-ui/design/use-consequences.ts';
import { useDesignSession, useDesignedCourse } from '../../../../course-ui/design/design-hooks.ts';
import { countOf } from '../../../../ui/count-words.ts';

interface DeleteDayDialogProps {
  readonly topicId: string;
  readonly name: string;
  readonly onConfirm: (weighed: Weighed) => void;
  readonly onCancel: () => void;
}

/** Asks before a class day with questions is deleted, and lists what is deleted with it. */
export function DeleteDayDialog({ topicId, name, onConfirm, onCancel }: DeleteDayDialogProps) {
  const { courseID } = useDesignSession();
  const { course } = useDesignedCourse();
  const counts = useAnswerCounts(courseID, questionsOfTopics(course, [topicId]));
  const consequences = removalOfTopics(course, [topicId], counts);
  const { questions } = consequences;
  // Renumbering the rest changes nothing for students.
  const removals = [{ dataType: 'topic', dataID: topicId }, ...keysOfQuestions(questions)];
  const weighed = useConsequences({ upserts: [], removals });
  return (
    <AskDialog
      title={`Delete “${name}”?`}
      confirm={removalButton('class day', consequences)}
      cancel="Keep it"
      isDangerous
      onConfirm={() => onConfirm(weighed)}
      onCancel={onCancel}
    >
      <p>
        This class day has {countOf(consequences.questions.length, 'question')}. Deleting the class
        day also deletes its questions, date and links. Students no longer see their answers to
        these questions.
      </p>
      <ConsequencesInDialog weighed={weighed} />
      {consequences.formulas.length > 0 && <p>{formulaWords(consequences)}</p>}
      <p>You can undo this until you log out or close this tab.</p>
    </AskDialog>
  );
}

function formulaWords({ formulas }: RemovalConsequences): string {
  const names = formulas.length === 1 ? 'names' : 'name';
  return `${countOf(formulas.length, 'formula')} elsewhere in the course ${names} these questions. Those parts become false.`;
}
