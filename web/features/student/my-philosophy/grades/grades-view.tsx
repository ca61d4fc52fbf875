import { dueCardLabel } from '@elenchus/domain/base/due-date-labels.ts';
import { useQuery } from '@tanstack/react-query';
import type { DueDate } from '@elenchus/domain/base/due-date.ts';
import { deadlineText } from '@elenchus/domain/base/deadline.ts';
import { evaluationName, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { missingGradeText } from '@elenchus/domain/grading/grade-visibility.ts';
import { preselectedEvaluation } from '@elenchus/domain/grading/hand-back-time.ts';
import { evaluationsSeen } from '@elenchus/domain/grading/student-hand-back.ts';
import { CallFailure } from '../../../../calls/call-endpoint.ts';
import {
  handedBackQuery,
  type HandedBack as HandedBackAnswer,
} from '../../../../calls/grading/handed-back-query.ts';
import { ViewLink } from '../../../../course-ui/views/view-link.tsx';
import { useQueryValue } from '../../../../lib/browser-location.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { LoadFailure } from '../../../../ui/loading/load-failure.tsx';
import { SkeletonLines } from '../../../../ui/loading/skeleton-lines.tsx';
import { CourseGradeCard } from './course-grade-card.tsx';
import { AskingRoom } from './asking-context.tsx';
import { GradeTabs } from './grade-tabs.tsx';
import { ownGradesQuery } from './grades-queries.ts';
import type { GradedProps, PortalProps } from '../portal-props.ts';
import { portalHref } from '../portal-views.ts';
import styles from './grades-view.module.css';

/** The evaluations of the course; those handed back open to grade, details and comment. */
export function GradesView(given: PortalProps) {
  const { courseID, session } = given;
  const grades = useQuery(ownGradesQuery(courseID, session.username));
  const asked = useQueryValue('evaluation');
  const back = useQuery(handedBackQuery(courseID, session.username));
  if (given.course.evaluations.length === 0) {
    return <p className={styles.empty}>{missingGradeText('grades')}</p>;
  }
  const known = back.data ?? (isRefused(back.error) ? NOTHING : undefined);
  if (!known) return <GradesWaiting {...back} />;
  const since = new Map(known.handedBack.map((one) => [one.evaluationDataID, one.since]));
  const evaluations = evaluationsSeen(given.course.evaluations, since);
  // The course as this student sees it: something may be handed back to some students only.
  const props = {
    ...given,
    course: { ...given.course, evaluations, criteriaItems: known.criteria },
  };
  const wanted = evaluations.find(({ id, handedBack }) => handedBack && id === asked);
  const chosen = wanted ?? preselectedEvaluation(evaluations, since);
  return (
    <div className={styles.grades}>
      <EvaluationMenu
        courseID={courseID}
        evaluations={evaluations}
        chosen={chosen}
        dueDateOf={({ id }) =>
          props.due.work.find(({ evaluation }) => evaluation.id === id)?.date ?? null
        }
      />
      {chosen === null && (
        <p className={styles.empty}>
          {missingGradeText('grades')}: nothing has been handed back yet. Graded work will appear
          here.
        </p>
      )}
      {chosen !== null && grades.isPending && <SkeletonLines lines={[40, 92, 60]} />}
      {chosen !== null && grades.isError && !grades.data && (
        <LoadFailure
          what="Couldn’t load your grades."
          reason={grades.error.message}
          isRetrying={grades.isFetching}
          onRetry={() => void grades.refetch()}
        />
      )}
      {grades.data && <CourseGradeCard {...props} gradeBook={grades.data} />}
      {chosen !== null && grades.data && (
        <HandedBack
          {...props}
          evaluation={chosen}
          graded={grades.data(session.username, chosen.id)}
          handedBack={known}
        />
      )}
    </div>
  );
}

const NOTHING: HandedBackAnswer = { handedBack: [], requests: [], criteria: [] };

/** Guests and staff have no grades of their own. */
function isRefused(error: Error | null): boolean {
  return error instanceof CallFailure && error.status === 403;
}

/** Until it is known what is handed back to this student. */
function GradesWaiting({ error, isFetching, refetch }: Waiting) {
  if (!error) return <SkeletonLines lines={[40, 92, 60]} />;
  return (
    <LoadFailure
      what="Couldn’t load your grades."
      reason={error.message}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

interface Waiting {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface EvaluationMenuProps {
  readonly courseID: string;
  readonly evaluations: readonly Evaluation[];
  readonly chosen: Evaluation | null;
  /** The student's own date where there is one. */
  readonly dueDateOf: (evaluation: Evaluation) => DueDate | null;
}

function EvaluationMenu({ courseID, evaluations, chosen, dueDateOf }: EvaluationMenuProps) {
  const href = portalHref(courseID, { kind: 'grades' });
  return (
    <nav aria-label="Evaluations" className={styles.evaluations}>
      <ul className={styles.menu}>
        {evaluations.map((evaluation) => (
          <li key={evaluation.id}>
            {evaluation.handedBack ? (
              <ViewLink
                href={`${href}&evaluation=${encodeURIComponent(evaluation.id)}`}
                aria-current={evaluation.id === chosen?.id ? 'true' : undefined}
              >
                <MenuWords
                  evaluation={evaluation}
                  state="Handed back"
                  dueDate={dueDateOf(evaluation)}
                />
              </ViewLink>
            ) : (
              // Not a link, because there is nothing to open yet.
              <span className={styles.closed}>
                <MenuWords
                  evaluation={evaluation}
                  state="Not handed back yet"
                  dueDate={dueDateOf(evaluation)}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface MenuWordsProps {
  readonly evaluation: Evaluation;
  readonly state: string;
  readonly dueDate: DueDate | null;
}

function MenuWords({ evaluation, state, dueDate }: MenuWordsProps) {
  return (
    <>
      {evaluationName(evaluation)} <small>{state}</small>
      {dueDate && <small> Due {dueCardLabel(dueDate)}</small>}
    </>
  );
}

function HandedBack(props: GradedProps & { readonly handedBack: HandedBackAnswer }) {
  const { evaluation, course } = props;
  const { timeZone } = course.settings;
  const now = useNow();
  const due = props.due.work.find(({ evaluation: { id } }) => id === evaluation.id);
  return (
    <AskingRoom {...props}>
      <section aria-labelledby="evaluation-name" className={styles.evaluation}>
        <header>
          <h2 id="evaluation-name">{evaluationName(evaluation)}</h2>
          {due && (
            <p className={styles.due}>
              {due.isOwn ? 'Your own due date: ' : 'Due '}
              {deadlineText(due.date, now, timeZone)}
            </p>
          )}
        </header>
        <GradeTabs key={evaluation.id} {...props} />
      </section>
    </AskingRoom>
  );
}
