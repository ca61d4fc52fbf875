import { readsTwice } from '@elenchus/domain/blind-grading/second-reading.ts';
import { useStatistics } from '../../../calls/people/class-queries.ts';
import { ClassFailure } from '../../../course-ui/grading/class-failure.tsx';
import { NoEvaluations } from '../../../course-ui/grading/no-evaluations.tsx';
import { GradingHeading } from '../../../course-ui/grading/grading-heading.tsx';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { WhoseStudents } from '../../../course-ui/grading/whose-students.tsx';
import { SkeletonTable } from '../../../ui/loading/skeleton-shapes.tsx';
import { CriteriaFigures } from './criteria-figures.tsx';
import { GradeSpreads } from './grade-spreads.tsx';
import { GraderMeans } from './means-of-graders.tsx';
import { ReadingAgreement } from './reading-agreement-figures.tsx';
import { OptionChoices } from './option-choices.tsx';
import { StatisticsTable } from './statistics-table.tsx';

/** The grading progress, how grades are spread, and how options were chosen. */
export function StatisticsPart() {
  const { course, screen, session } = useGradingPlace();
  const { evaluations, settings } = course;
  return (
    <>
      <GradingHeading title={screen === 'Design' ? 'Grading Statistics' : 'Statistics'}>
        <WhoseStudents />A student counts as graded once grading is marked complete.
        {settings.usesGradesForExams &&
          ' Mean and median use grades of 60 and above. Letter grades don’t count.'}
      </GradingHeading>
      {evaluations.length === 0 ? <NoEvaluations what="to count" /> : <Figures />}
      {evaluations.length > 0 && settings.usesGradesForExams && <GraderMeans />}
      {session.isInstructor && readsTwice(course) && <ReadingAgreement />}
      {evaluations.length > 0 && settings.usesGradesForExams && <GradeSpreads />}
      {evaluations.length > 0 && settings.usesGradesForExams && <CriteriaFigures />}
      {screen === 'Design' && session.isInstructor && <OptionChoices />}
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
  if (!error) return <SkeletonTable columns={4} rows={3} />;
  return <ClassFailure error={error} isFetching={isFetching} refetch={refetch} />;
}
