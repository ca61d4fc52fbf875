import { useState } from 'react';
import { keysOfEvaluation } from '@elenchus/domain/blind-grading/fair-grading-record.ts';
import { evaluationName, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { useGradeCount } from '../../../../calls/grading/grade-counts-queries.ts';
import { AskDialog } from '../../../../course-ui/forms/ask-dialog.tsx';
import { ConsequencesInDialog } from '../../../../course-ui/design/consequence-list.tsx';
import { useDesignedCourse, useDesignSession } from '../../../../course-ui/design/design-hooks.ts';
import { useConsequences } from '../../../../course-ui/design/use-consequences.ts';
import { quoted } from '../../../../course-ui/grading/grade-words.ts';
import { countOf } from '../../../../ui/count-words.ts';
import { ShowNamesDialog } from '../fair-grading/show-names-dialog.tsx';
import { useNameLock } from '../fair-grading/use-name-lock.ts';

interface RemoveEvaluationDialogProps {
  readonly evaluation: Evaluation;
  /** isAgreed: the person has read how many grades are deleted. */
  readonly onConfirm: (isAgreed: boolean) => void;
  readonly onCancel: () => void;
}

/** Asks before an evaluation is removed; if it hides names and grading has begun, offers to show the names first. */
export function RemoveEvaluationDialog(props: RemoveEvaluationDialogProps) {
  const { evaluation, onCancel } = props;
  const isLocked = useNameLock(evaluation);
  const [isAsking, setIsAsking] = useState(false);
  if (isAsking) {
    return <ShowNamesDialog evaluation={evaluation} onClose={() => setIsAsking(false)} />;
  }
  return isLocked ? (
    <AskDialog
      title={`${quoted(evaluationName(evaluation))} can’t be removed yet`}
      confirm="Show the names…"
      cancel="Keep it"
      onConfirm={() => setIsAsking(true)}
      onCancel={onCancel}
    >
      <p>
        Names are hidden in it, and grading has begun. Without the evaluation, its answers would be
        shown under names. Show the names first, with a reason; then you can remove it.
      </p>
    </AskDialog>
  ) : (
    <RemovalDialog {...props} />
  );
}

/** Asks, and lists what is deleted with the evaluation. */
function RemovalDialog({ evaluation, onConfirm, onCancel }: RemoveEvaluationDialogProps) {
  const { courseID } = useDesignSession();
  const { course } = useDesignedCourse();
  const removals = keysOfEvaluation(evaluation.id, course.fairGradings);
  const weighed = useConsequences({ upserts: [], removals });
  const count = useGradeCount(courseID, evaluation.id);
  const grades = count?.grades ?? 0;
  return (
    <AskDialog
      title={`Remove ${quoted(evaluationName(evaluation))}?`}
      confirm={
        grades > 0 ? `Remove it and delete ${countOf(grades, 'grade')}` : 'Remove the evaluation'
      }
      cancel="Keep it"
      isDangerous
      // If there are grades that this page doesn't know of, saving asks again.
      onConfirm={() => onConfirm(grades > 0)}
      onCancel={onCancel}
    >
      <p>
        <strong>What’s deleted:</strong> the evaluation with its due date, its settings and its
        choice of sections
        {grades > 0 && count
          ? `, and ${countOf(grades, 'grade')} of ${countOf(count.students, 'student')}. Students no longer see anything of it.`
          : '. No one has a grade in it.'}
      </p>
      <p>
        <strong>What stays:</strong> the sections themselves, every question and every answer.
      </p>
      <ConsequencesInDialog weighed={weighed} />
      <p>
        You can undo this.
        {grades > 0 &&
          ' You can restore the grades in Changed and deleted grades, under Hand back assignments.'}
      </p>
    </AskDialog>
  );
}
