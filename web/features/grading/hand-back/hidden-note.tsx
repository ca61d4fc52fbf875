import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { hiddenFromStudents } from '../../../course-ui/grading/hidden-from-students.ts';
import { ViewLink } from '../../../course-ui/views/view-link.tsx';

/** Says before the work is handed back that students will not see everything, and where that is set. */
export function HiddenNote() {
  const { course, hrefOf } = useGradingPlace();
  const sentence = hiddenFromStudents(course.settings);
  if (sentence === null) return null;
  return (
    <p>
      {sentence} You can change this in <ViewLink href={hrefOf('setup')}>Grading Setup</ViewLink>.
    </p>
  );
}
