import { useStatistics } from '../../api/class-queries.ts';
import { ClassFailure } from '../../course-ui/grading/class-failure.tsx';
import { NoEvaluations } from '../../course-ui/grading/no-evaluations.tsx';
import { GradingHeading } from '../../course-ui/grading/grading-heading.tsx';
import { useGradingPlace } from '../../course-ui/grading/grading-place.ts';
import { WhoseStudents } from '../../course-ui/grading/whose-students.tsx';
import { SkeletonLines } from '../../ui/skeleton-lines.tsx';
import { StatisticsTable } from './statistics-table.tsx';

/** The grading progress, and the distribution of the grades. */
export function StatisticsPart() {
  const { course, screen } = useGradingPlace();
  const { evaluations, settings } = course;
  return (
    <>
      <GradingHeading title={screen === 'Design' ? 'Grading Statistics' : 'Statistics'}>
        <WhoseStudents />A student counts as graded once grading is marked complete.
        {settings.usesGradesForExams &&
          ' Mean and median use grades of 60 and above. Letter grades don’t count.'}
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
  return <ClassFailure error={error} isFetching={isFetching} refetch={refetch} />;
}
