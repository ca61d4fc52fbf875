import { SCREEN_MESSAGES } from '@elenchus/domain/screens/screen-messages.ts';
import type { User } from '@elenchus/domain/people/user.ts';
import { useStudents } from '../../../calls/people/class-queries.ts';
import { AssignmentBoard } from '../../../course-ui/assignments/assignment-board.tsx';
import {
  ASSIGNING_WORDS,
  AssignmentsPanel,
} from '../../../course-ui/assignments/assignments-panel.tsx';
import { ChangingPart } from '../../../course-ui/closing/closed-course.tsx';
import { GradingHeading } from '../../../course-ui/grading/grading-heading.tsx';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { SkeletonCards } from '../../../ui/loading/skeleton-shapes.tsx';

/** Which students each TA grades. Instructors can change it; TAs see only their own column. */
export function AssignmentsPart() {
  const { courseID, session } = useGradingPlace();
  return (
    <>
      <GradingHeading title="TA/Student Assignments">
        {session.isInstructor
          ? ASSIGNING_WORDS
          : 'These are the students you grade. An instructor assigns them.'}
      </GradingHeading>
      <ChangingPart courseID={courseID}>
        {session.isInstructor ? <AssignmentsPanel courseID={courseID} /> : <OwnColumn />}
      </ChangingPart>
    </>
  );
}

function OwnColumn() {
  const { courseID, session } = useGradingPlace();
  const { data, error, isFetching, refetch } = useStudents(courseID);
  if (data) {
    const { username, fullName } = session;
    const ta: User = { username, fullName, status: 'ta', ta: null, password: 'set' };
    const students = data.map((student): User => ({
      username: student.username,
      fullName: student.fullname,
      status: 'student',
      ta: username,
      password: 'set',
    }));
    return <AssignmentBoard unassigned={[]} columns={[{ ta, students }]} />;
  }
  if (!error) return <SkeletonCards count={1} />;
  return (
    <LoadFailure
      what={SCREEN_MESSAGES.assignmentsFailed}
      reason={error.message}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
