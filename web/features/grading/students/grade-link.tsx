import type { Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { blindEvaluations } from '@elenchus/domain/blind-grading/hidden-names.ts';
import { evaluationName } from '@elenchus/domain/grading/evaluation.ts';
import { gradeCell, type GradingState } from '@elenchus/domain/grading/grade-cells.ts';
import { gradingDue, gradingDueNote, type Clock } from '@elenchus/domain/grading/grading-due.ts';
import type { StudentEvaluation } from '@elenchus/domain/grading/student-evaluation.ts';
import { changedNote } from '@elenchus/domain/workload/waiting-work.ts';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { openDesk } from '../../../course-ui/grading/open-desk.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Cluster } from '../../../ui/layout/row.tsx';
import type { StudentRow } from './student-rows.ts';
import styles from './student-list.module.css';

interface GradeLinkProps {
  readonly courseID: string;
  readonly student: StudentRow;
  readonly evaluation: Evaluation;
  readonly graded: StudentEvaluation;
  /** When an answer that counts changed after grading was complete. */
  readonly changedAt: number | undefined;
  readonly givesGrades: boolean;
  readonly clock: Clock;
}

/**
 * The grade, or the button for giving one; either opens the desk in a tab of its own. Work that isn't due can be
 * looked at, but its button stays in the background.
 */
export function GradeLink(props: GradeLinkProps) {
  const { courseID, student, evaluation, graded, changedAt, givesGrades, clock } = props;
  const changed =
    changedAt === undefined || !graded.complete ? '' : changedNote(changedAt, clock.zone);
  const cell = gradeCell(graded, givesGrades);
  const whose = `${student.fullname || student.username}, ${evaluationName(evaluation)}`;
  const target = {
    href: paths.gradingDesk(courseID, evaluation.id, student.username),
    target: '_blank',
    onClick: openDesk,
  };
  if (cell.kind === 'grade') {
    const link = (
      <a
        {...target}
        className={styles.grade}
        aria-label={`${cell.text}: ${whose}${changed && ` (${changed})`}`}
      >
        {cell.text}
      </a>
    );
    if (changed === '') return link;
    return (
      <Cluster as="span" gap={[0, 10]} align="center" className={styles.toGrade}>
        {link}
        <span aria-hidden className={styles.changed}>
          {changed}
        </span>
      </Cluster>
    );
  }
  const isDue = gradingDue(evaluation, graded.customDueDate, clock) === 'due';
  const dueNote = gradingDueNote(evaluation, graded.customDueDate, clock);
  const note = [NOTES[cell.state], dueNote, changed].filter((each) => each !== '').join(', ');
  return (
    <Cluster
      as="span"
      gap={[0, 10]}
      align="center"
      className={styles.toGrade}
      data-quiet={!isDue || undefined}
    >
      <ButtonLink
        {...target}
        look={isDue ? 'default' : 'plain'}
        aria-label={`Grade ${whose}${note && ` (${note})`}`}
      >
        Grade
      </ButtonLink>
      {note && (
        <span aria-hidden className={cell.state === 'in-progress' ? styles.begun : undefined}>
          {note}
        </span>
      )}
    </Cluster>
  );
}

interface GradeNextProps {
  readonly next: { readonly student: StudentRow; readonly evaluation: Evaluation } | null;
  /** Whether work of students waits whom a search or a filter leaves out. */
  readonly isMoreWaiting: boolean;
  /** The list of an evaluation that hides names. */
  readonly isBlind: boolean;
}

/** One button for the grader who wants to continue: it opens the desk at the next ungraded work in the list. */
export function GradeNext({ next, isMoreWaiting, isBlind }: GradeNextProps) {
  const { course, courseID } = useGradingPlace();
  if (course.evaluations.length === 0) return null;
  if (next === null) {
    const hasOtherLists = !isBlind && blindEvaluations(course).length > 0;
    return <p className={styles.small}>{nothingWaitsWords({ isMoreWaiting, hasOtherLists })}</p>;
  }
  const { student, evaluation } = next;
  return (
    <p className={styles.next}>
      <span id="grade-next" className={styles.small}>
        {student.fullname || student.username}, {evaluationName(evaluation)}
      </span>
      <ButtonLink
        look="filled"
        href={paths.gradingDesk(courseID, evaluation.id, student.username)}
        target="_blank"
        aria-describedby="grade-next"
        onClick={openDesk}
      >
        Grade next
      </ButtonLink>
    </p>
  );
}

/** Never that nothing waits while something may wait elsewhere (BLD-45). */
function nothingWaitsWords(other: {
  readonly isMoreWaiting: boolean;
  readonly hasOtherLists: boolean;
}): string {
  if (other.isMoreWaiting) {
    return 'No work of the students shown here is waiting to be graded. Work of other students is.';
  }
  return other.hasOtherLists
    ? 'No work under names is waiting to be graded. Evaluations that hide names have their own lists, above.'
    : 'No work in this list is waiting to be graded.';
}

const NOTES: Readonly<Record<GradingState, string>> = {
  'to-grade': '',
  'in-progress': 'in progress',
  complete: 'no grade yet',
};
