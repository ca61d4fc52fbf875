import { GradingHeading } from '../../../course-ui/grading/grading-heading.tsx';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { ChangingPart, SavesAutomatically } from '../../../course-ui/closing/closed-course.tsx';
import { CourseGradePart } from './course-grade-part.tsx';
import { EvaluationList } from './evaluations/evaluation-list.tsx';
import { GradingOptionsForm } from './options/grading-options.tsx';
import { ReminderOption } from './options/reminder-option.tsx';

/** What students are graded on, and how a grade is computed. */
export function SetupPart() {
  const { courseID } = useGradingPlace();
  return (
    <>
      <GradingHeading title="Grading Setup">
        What students are graded on, when it’s due, and how grades are computed.{' '}
        <SavesAutomatically courseID={courseID} />
      </GradingHeading>
      <ChangingPart courseID={courseID}>
        <EvaluationList />
        <CourseGradePart />
        <GradingOptionsForm />
        <ReminderOption />
      </ChangingPart>
    </>
  );
}
