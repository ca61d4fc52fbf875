import { SCREEN_MESSAGES } from '@elenchus/domain/course/screen-messages.ts';
import { useStatistics } from '../../api/class-queries.ts';
import { NoEvaluations } from '../../course-ui/grading/no-evaluations.tsx';
import { GradingHeading } from '../../course-ui/grading/grading-heading.tsx';
import { useGradingPlace } from '../../course-ui/grading/grading-place.ts';
import { WhoseStudents } from '../../course-ui/grading/whose-students.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { SkeletonLines } from '../../ui/skeleton-lines.tsx';
import { StatisticsTable } from './statistics-table.tsx';

/** How far grading is, and how the grades lie. */
export function StatisticsPart() {
  const { course, screen } = useGradingPlace();
  const { evaluations, settings } = course;
  return (
    <>
      <GradingHeading title={screen === 'Design' ? 'Grading Statistics' : 'Statistics'}>
        <WhoseStudents />A student counts as graded when the grading is marked complete.
        {settings.usesGradesForExams &&
          ' Mean and median are over grades of 60 and above; letter grades do not count.'}
      </GradingHeading>
      {evaluations.length === 0 ? <NoEvaluations what="to count" /> : <Figures />}
    </>
  );
}

function Figures() {
  const { courseID, course } = useGradingPlace();
  const { data, error, isFetching, refetch } = useStatistics(courseID);
  if (data) {
    return (
      <StatisticsTable
        rows={data}
        evaluations={course.evaluations}
        hasGrades={course.settings.usesGradesForExams}
        hasTAs={data.some(({ ta }) => ta !== null)}
      />
    );
  }
  if (!error) return <SkeletonLines lines={[100, 100, 100]} />;
  return (
    <LoadFailure
      what={SCREEN_MESSAGES.studentListFailed}
      reason={error.message}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
