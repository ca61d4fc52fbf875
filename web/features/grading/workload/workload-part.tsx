import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { isoDateOf, monthDayLabel } from '@elenchus/domain/base/calendar.ts';
import { evaluationName, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { dueHeadline } from '@elenchus/domain/grading/grading-due.ts';
import { PACE_DAYS } from '@elenchus/domain/workload/grading-pace.ts';
import { useWorkload } from '../../../calls/grading/workload-queries.ts';
import { ChartFigure } from '../../../course-ui/charts/chart-figure.tsx';
import { ClassFailure } from '../../../course-ui/grading/class-failure.tsx';
import { GradingHeading } from '../../../course-ui/grading/grading-heading.tsx';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { NoEvaluations } from '../../../course-ui/grading/no-evaluations.tsx';
import { WhoseStudents } from '../../../course-ui/grading/whose-students.tsx';
import { designHref } from '../../../course-ui/design/design-address.ts';
import { ViewLink } from '../../../course-ui/views/view-link.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { SkeletonTable } from '../../../ui/loading/skeleton-shapes.tsx';
import { countOf } from '../../../ui/count-words.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { LoadTable, type GraderLoad } from './load-table.tsx';
import styles from './workload.module.css';

/** Who has how much left, at which pace, and until when. */
export function WorkloadPart() {
  const { course, courseID } = useGradingPlace();
  const { data, error, isFetching, refetch } = useWorkload(courseID);
  const { evaluations } = course;
  return (
    <>
      <GradingHeading title="Workload">
        <WhoseStudents />
        The pace is the average number of students that a grader marks complete on a day when they
        grade, over the last {PACE_DAYS} days. The expected end assumes that they grade every day
        from today.
      </GradingHeading>
      {evaluations.length === 0 && <NoEvaluations what="to grade" />}
      {data &&
        openFirst(evaluations, data).map((evaluation) => (
          <EvaluationLoad key={evaluation.id} evaluation={evaluation} rows={data} />
        ))}
      {evaluations.length > 0 && !data && !error && <SkeletonTable columns={6} rows={3} />}
      {!data && error && <ClassFailure error={error} isFetching={isFetching} refetch={refetch} />}
    </>
  );
}

/** Evaluations with work left come before those that are done. */
function openFirst(
  evaluations: readonly Evaluation[],
  rows: AnswerOf<'GET /api/workload/{courseID}'>,
): readonly Evaluation[] {
  const open = new Set(
    rows.flatMap((row) =>
      row.evaluations.flatMap(({ evaluationId, left }) => (left > 0 ? [evaluationId] : [])),
    ),
  );
  return evaluations.toSorted(
    (one, other) => Number(open.has(other.id)) - Number(open.has(one.id)),
  );
}

interface EvaluationLoadProps {
  readonly evaluation: Evaluation;
  readonly rows: AnswerOf<'GET /api/workload/{courseID}'>;
}

function EvaluationLoad({ evaluation, rows }: EvaluationLoadProps) {
  const name = evaluationName(evaluation);
  const loads = rows.flatMap((row): readonly GraderLoad[] => {
    const load = row.evaluations.find(({ evaluationId }) => evaluationId === evaluation.id);
    return load ? [{ ta: row.ta, name: row.name, pace: row.pace, ...load }] : [];
  });
  const total = (count: (load: GraderLoad) => number): number =>
    loads.reduce((sum, load) => sum + count(load), 0);
  const left = total((load) => load.left);
  const complete = total((load) => load.complete);
  const sentence =
    left === 0
      ? doneWords(complete)
      : `${complete.toLocaleString('en')} of ${countOf(complete + left, 'student')} complete, ${left.toLocaleString('en')} left.`;
  return (
    <Stack as="section" gap={16} aria-label={`Workload: ${name}`}>
      <Stack gap={2} className={styles.heading}>
        <h2>{name}</h2>
        <Dates evaluation={evaluation} isDone={left === 0} />
      </Stack>
      {left === 0 ? (
        <p>{sentence}</p>
      ) : (
        <>
          <ChartFigure title="How far each grader is" sentence={sentence}>
            <Stack gap={8} className={styles.bars}>
              {loads.map((load) => (
                <Bar key={load.ta ?? load.name} load={load} most={mostOf(loads)} />
              ))}
            </Stack>
          </ChartFigure>
          <LoadTable label={`Workload in ${name}`} loads={loads} />
        </>
      )}
    </Stack>
  );
}

function doneWords(students: number): string {
  if (students === 0) return 'There are no students to grade.';
  return students === 1
    ? 'The one student is complete.'
    : `All ${students.toLocaleString('en')} students are complete.`;
}

function mostOf(loads: readonly GraderLoad[]): number {
  return loads.reduce((most, { students }) => Math.max(most, students), 1);
}

/** As long as the grader's students; the filled part is complete. */
function Bar({ load, most }: { load: GraderLoad; most: number }) {
  const { name, students, complete } = load;
  const percent = (count: number): string => `${(100 * count) / most}%`;
  return (
    <div className={styles.grader}>
      <span>{name}</span>
      <span className={styles.track}>
        <span className={styles.all} style={{ width: percent(students) }} />
        <span className={styles.done} style={{ width: percent(complete) }} />
      </span>
      <span className={styles.number}>
        {complete.toLocaleString('en')} of {students.toLocaleString('en')}
      </span>
    </div>
  );
}

/** When the work was due, and by when its grading should be done. */
function Dates({ evaluation, isDone }: { evaluation: Evaluation; isDone: boolean }) {
  const { course, courseID, session } = useGradingPlace();
  const date = course.gradingDueDates.get(evaluation.id);
  const clock = { nowEpochMs: useNow(), zone: course.settings.timeZone };
  return (
    <p>
      {dueHeadline(evaluation, clock)}.{' '}
      {date === undefined && !isDone && (
        <>
          No grading due date yet.{' '}
          {session.isInstructor && (
            <ViewLink href={designHref(courseID, { tab: 'grading', sub: 'setup' })}>
              Set one in Grading Setup
            </ViewLink>
          )}
        </>
      )}
      {date !== undefined && <strong>Grading due {monthDayLabel(isoDateOf(date))}.</strong>}
    </p>
  );
}
