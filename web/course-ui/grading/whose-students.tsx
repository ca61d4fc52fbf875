import { SCREEN_MESSAGES } from '@elenchus/domain/screens/screen-messages.ts';
import { designHref } from '../design/design-address.ts';
import { ViewLink } from '../views/view-link.tsx';
import { EmptyNote } from '../../ui/empty-note.tsx';
import { useGradingPlace } from './grading-place.ts';

/** Tells a TA that there are other students; an instructor sees all students anyway. */
export function WhoseStudents() {
  const { session } = useGradingPlace();
  return session.isInstructor ? null : <>You see only the students assigned to you. </>;
}

/** Shown where there are no students: how to add some. */
export function NoStudents() {
  const { courseID, session } = useGradingPlace();
  return (
    <EmptyNote>
      <strong>{SCREEN_MESSAGES.noStudents}</strong>
      {session.isInstructor ? (
        <span>
          Students appear here once they’re in the course.{' '}
          <ViewLink href={designHref(courseID, { tab: 'users', sub: 'add' })}>
            Add students
          </ViewLink>{' '}
          one by one or from a file.
        </span>
      ) : (
        <span>No students are assigned to you yet. An instructor can assign them.</span>
      )}
    </EmptyNote>
  );
}

/** Shown where the address names a person who isn't in the list. */
export function NotListed({ username }: { username: string }) {
  const { session } = useGradingPlace();
  return (
    <EmptyNote>
      {session.isInstructor
        ? `There’s no student ${username} in this course.`
        : `${username} isn’t assigned to you.`}
    </EmptyNote>
  );
}
