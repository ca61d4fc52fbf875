import { openCriteriaWords, type OpenCriteria } from '@elenchus/domain/criteria/open-criteria.ts';
import type { MissingGrades } from '@elenchus/domain/grading/completion.ts';
import { AskDialog } from '../../../../course-ui/forms/ask-dialog.tsx';
import { shortText } from '../../../../course-ui/questions/question-names.ts';
import { useQuietDesk } from '../desk-context.ts';
import styles from '../desk-dialogs.module.css';

/** 'answers': they aren't loaded, so nobody knows what was written. */
export type CompletionDoubt =
  | {
      readonly kind: 'work';
      readonly missing: MissingGrades;
      readonly open: readonly OpenCriteria[];
    }
  | { readonly kind: 'answers' };

interface CompletionDialogProps {
  /** null while there is nothing to ask. */
  readonly doubt: CompletionDoubt | null;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/**
 * Asks before grading is marked complete although something that was written has no grade (GRD-94), or criteria have no
 * level (CRT-25).
 */
export function CompletionDialog({ doubt, confirm, cancel }: CompletionDialogProps) {
  const { student } = useQuietDesk();
  if (!doubt) return null;
  const hasGrade = doubt.kind === 'work' && doubt.missing === null;
  return (
    <AskDialog
      title={
        hasGrade ? 'Mark as complete with open criteria?' : 'Mark as complete without a grade?'
      }
      confirm="Mark as complete anyway"
      cancel={
        doubt.kind === 'answers' ? 'Not yet' : hasGrade ? 'Choose levels first' : 'Grade first'
      }
      onConfirm={confirm}
      onCancel={cancel}
    >
      {doubt.kind === 'answers' ? (
        <p>
          {student.fullName}’s answers aren’t loaded, so it isn’t known whether every essay has a
          grade.
        </p>
      ) : (
        <>
          <MissingPart missing={doubt.missing} name={student.fullName} />
          <OpenPart open={doubt.open} />
        </>
      )}
    </AskDialog>
  );
}

function MissingPart({ missing, name }: { missing: MissingGrades; name: string }) {
  if (missing === null) return null;
  if (missing.kind === 'exam-grade') {
    return <p>{name} wrote something for this evaluation, and it has no grade yet.</p>;
  }
  return (
    <>
      <p>
        {name} wrote {missing.essays.length === 1 ? 'an essay that has' : 'essays that have'} no
        grade yet:
      </p>
      <ul className={styles.ungraded}>
        {missing.essays.map(({ question, number }) => (
          <li key={question.id}>
            Question {number}: {shortText(question.text)}
          </li>
        ))}
      </ul>
    </>
  );
}

function OpenPart({ open }: { open: readonly OpenCriteria[] }) {
  if (open.length === 0) return null;
  return (
    <>
      <p>Criteria without a level:</p>
      <ul className={styles.ungraded}>
        {open.map(({ essay, names }) => (
          <li key={essay?.question.id ?? ''}>
            {essay && `Question ${essay.number}: `}
            {openCriteriaWords(names)}
          </li>
        ))}
      </ul>
    </>
  );
}
