import type { MissingGrades } from '@elenchus/domain/grading/completion.ts';
import { AskDialog } from '../../course-ui/design-editing/ask-dialog.tsx';
import { shortText } from '../../course-ui/shown-change-words.ts';
import { useQuietDesk } from './desk-context.ts';
import styles from './desk-dialogs.module.css';

/** 'answers': they aren't loaded, so nobody knows what was written. */
export type CompletionDoubt = NonNullable<MissingGrades> | { readonly kind: 'answers' };

interface CompletionDialogProps {
  /** null while there is nothing to ask. */
  readonly doubt: CompletionDoubt | null;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** Asks before grading is marked complete although something that was written has no grade (GRD-94). */
export function CompletionDialog({ doubt, confirm, cancel }: CompletionDialogProps) {
  const { student } = useQuietDesk();
  if (!doubt) return null;
  return (
    <AskDialog
      title="Mark as complete without a grade?"
      confirm="Mark as complete anyway"
      cancel={doubt.kind === 'answers' ? 'Not yet' : 'Grade first'}
      onConfirm={confirm}
      onCancel={cancel}
    >
      {doubt.kind === 'answers' && (
        <p>
          {student.fullName}’s answers aren’t loaded, so it isn’t known whether every essay has a
          grade.
        </p>
      )}
      {doubt.kind === 'exam-grade' && (
        <p>{student.fullName} wrote something for this evaluation, and it has no grade yet.</p>
      )}
      {doubt.kind === 'questions' && (
        <>
          <p>
            {student.fullName} wrote{' '}
            {doubt.essays.length === 1 ? 'an essay that has' : 'essays that have'} no grade yet:
          </p>
          <ul className={styles.ungraded}>
            {doubt.essays.map(({ question, number }) => (
              <li key={question.id}>
                Question {number}: {shortText(question.text)}
              </li>
            ))}
          </ul>
        </>
      )}
    </AskDialog>
  );
}
