import { SCREEN_MESSAGES } from '@elenchus/domain/course/screen-messages.ts';
import { useStatistics } from '../../api/class-queries.ts';
import { GradingHeading } from '../../course-ui/grading/grading-heading.tsx';
import { useGradingPlace } from '../../course-ui/grading/grading-place.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { SkeletonLines } from '../../ui/skeleton-lines.tsx';
import { StatisticsTable } from './statistics-table.tsx';
import styles from './statistics.module.css';

/** How far grading is, and how the grades lie. */
export function StatisticsPart() {
  const { courseID, course, screen } = useGradingPlace();
  const { data, error, isFetching, refetch } = useStatistics(courseID);
  const { evaluations } = course;
  return (
    <>
      <GradingHeading title={screen === 'Design' ? 'Grading Statistics' : 'Statistics'}>
        A student counts as graded when the grading is marked complete. Mean and median are over
        grades of 60 and above; letter grades do not count.
      </GradingHeading>
      {evaluations.length === 0 && <NoEvaluations />}
      {evaluations.length > 0 && data && (
        <StatisticsTable
          rows={data}
          evaluations={evaluations}
          hasGrades={course.settings.usesGradesForExams}
          hasTAs={course.settings.hasTAs}
        />
      )}
      {!data && error && (
        <LoadFailure
          what={SCREEN_MESSAGES.studentListFailed}
          reason={error.message}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonLines lines={[100, 100, 100]} />}
    </>
  );
}

function NoEvaluations() {
  const { session } = useGradingPlace();
  return (
    <p className={styles.empty}>
      There is nothing to count yet: the course has no evaluations.{' '}
      {session.isInstructor
        ? 'Add one in Grading Setup.'
        : 'The instructor adds them in the design of the course.'}
    </p>
  );
}
