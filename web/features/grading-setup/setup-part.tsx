import { GradingHeading } from '../../course-ui/grading/grading-heading.tsx';
import { EvaluationList } from './evaluation-list.tsx';
import { GradingOptionsForm } from './grading-options.tsx';

/** What students are graded on, and how a grade is computed. */
export function SetupPart() {
  return (
    <>
      <GradingHeading title="Grading Setup">
        What students are graded on, when it’s due, and how grades are computed. Changes save
        automatically.
      </GradingHeading>
      <EvaluationList />
      <GradingOptionsForm />
    </>
  );
}
