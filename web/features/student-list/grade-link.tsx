import type { MouseEvent } from 'react';
import type { Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { evaluationName } from '@elenchus/domain/grading/evaluation.ts';
import { gradeCell, type GradingState } from '@elenchus/domain/grading/grade-cells.ts';
import { gradingDue, gradingDueNote, type Clock } from '@elenchus/domain/grading/grading-due.ts';
import type { StudentEvaluation } from '@elenchus/domain/grading/student-evaluation.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { StudentRow } from './student-rows.ts';
import styles from './student-list.module.css';

interface GradeLinkProps {
  readonly courseID: string;
  readonly student: StudentRow;
  readonly evaluation: Evaluation;
  readonly graded: StudentEvaluation;
  readonly givesGrades: boolean;
  readonly clock: Clock;
}

/**
 * The grade, or the button for giving one; either opens the desk in a tab of its own. Work that isn't due can be
 * looked at, but its button stays in the background.
 */
export function GradeLink(props: GradeLinkProps) {
  const { courseID, student, evaluation, graded, givesGrades, clock } = props;
  const cell = gradeCell(graded, givesGrades);
  const whose = `${student.fullname || student.username}, ${evaluationName(evaluation)}`;
  const target = {
    href: paths.gradingDesk(courseID, evaluation.id, student.username),
    target: '_blank',
    onClick: openDesk,
  };
  if (cell.kind === 'grade') {
    return (
      <a {...target} className={styles.grade} aria-label={`${cell.text}: ${whose}`}>
        {cell.text}
      </a>
    );
  }
  const isDue = gradingDue(evaluation, graded.customDueDate, clock) === 'due';
  const dueNote = gradingDueNote(evaluation, graded.customDueDate, clock);
  const note = [NOTES[cell.state], dueNote].filter((each) => each !== '').join(', ');
  return (
    <span className={styles.toGrade} data-quiet={!isDue || undefined}>
      <ButtonLink
        {...target}
        look={isDue ? 'default' : 'plain'}
        aria-label={`Grade ${whose}${note && ` (${note})`}`}
      >
        Grade
      </ButtonLink>
      {note && <span aria-hidden>{note}</span>}
    </span>
  );
}

const NOTES: Readonly<Record<GradingState, string>> = {
  'to-grade': '',
  'in-progress': 'in progress',
  complete: 'no grade yet',
};

/** Only a tab that a script has opened may close itself when grading is done. */
function openDesk(event: MouseEvent<HTMLAnchorElement>): void {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!hasModifier && open(event.currentTarget.href, '_blank') !== null) event.preventDefault();
}
