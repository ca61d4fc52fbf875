import { designKeyText } from '@elenchus/domain/design/design-item.ts';
import {
  keepGeneralSentence,
  keepUnchangedLabel,
  loseAllLabel,
} from '@elenchus/domain/extensions/extension-sentences.ts';
import { AskDialog } from '../../../course-ui/forms/ask-dialog.tsx';
import { ConsequencesInDialog } from '../../../course-ui/design/consequence-list.tsx';
import type { GradeQuestion } from '../../../course-ui/design/design-state.ts';
import { useConsequences } from '../../../course-ui/design/use-consequences.ts';
import { useDesignActions, useDesignedCourse } from '../../../course-ui/design/design-hooks.ts';
import { quoted } from '../../../course-ui/grading/grade-words.ts';
import { countOf } from '../../../ui/count-words.ts';

/** Asks before a change deletes grades: a new due date, or question-by-question grading over grades entered by hand. */
export function GradeLossDialog({ question }: { question: GradeQuestion }) {
  const { answer } = useDesignActions();
  const { key, kind, evaluation, grades, changed } = question;
  const common = {
    isDangerous: true,
    onConfirm: () => answer(question, true),
    onCancel: () => answer(question, false),
  };
  const number = countOf(grades, 'grade');
  const name = evaluation.trim() === '' ? 'this evaluation' : quoted(evaluation.trim());
  if (kind === 'removal') {
    return (
      <AskDialog
        key={key}
        title={`Remove ${name}?`}
        confirm={`Remove it and delete ${number}`}
        cancel="Keep it"
        {...common}
      >
        <p>
          This evaluation has {number}. Removing it also deletes{' '}
          {grades === 1 ? 'this grade' : 'these grades'}. If you undo the removal, you can restore{' '}
          {grades === 1 ? 'it' : 'them'}.
        </p>
      </AskDialog>
    );
  }
  return kind === 'due-date' ? (
    <AskDialog
      key={key}
      title={`Change the due date of ${name}?`}
      confirm={loseAllLabel('Change the date', grades, changed)}
      cancel="Keep the old date"
      {...(changed !== grades && {
        proposal: {
          label: keepUnchangedLabel('Change the date', changed),
          onChoose: () => answer(question, true, true),
        },
      })}
      {...common}
    >
      <p>
        The answers may be different on the new date, so the numerical grades of this evaluation (
        {number}) will be deleted. Comments stay. An instructor can restore deleted grades.
      </p>
      {changed !== null && <p>{keepGeneralSentence(changed)}</p>}
      <DateConsequences question={question} />
    </AskDialog>
  ) : (
    <AskDialog
      key={key}
      title="Grade question by question?"
      confirm={`Compute the grades and replace ${grades.toLocaleString('en')}`}
      cancel="Keep grading by hand"
      {...common}
    >
      <p>
        {number} entered by hand will be replaced by {grades === 1 ? 'a grade' : 'grades'} computed
        from the questions, or deleted if no question is graded. Where grading was complete, it will
        be in progress again. If you switch back, you can restore the{' '}
        {grades === 1 ? 'old grade' : 'old grades'}.
      </p>
    </AskDialog>
  );
}

/** Whose answers are read otherwise with the new date. */
function DateConsequences({ question: { key, before } }: { question: GradeQuestion }) {
  const { items } = useDesignedCourse();
  const after = items.find((item) => designKeyText(item) === key);
  const current = items.flatMap((item) => (item === after ? (before ? [before] : []) : [item]));
  const changes = { upserts: after ? [after] : [], removals: [] };
  return <ConsequencesInDialog weighed={useConsequences(changes, key, current)} />;
}
