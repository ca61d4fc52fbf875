import { SCREEN_MESSAGES } from '@elenchus/domain/screens/screen-messages.ts';
import { designHref } from '../design-editing/design-address.ts';
import { ViewLink } from '../view-link.tsx';
import { EmptyNote } from '../../ui/empty-note.tsx';
import { useGradingPlace } from './grading-place.ts';

/** Tells a TA that others exist; an instructor sees everybody anyway. */
export function WhoseStudents() {
  const { session } = useGradingPlace();
  return session.isInstructor ? null : <>You see only the students assigned to you. </>;
}

/** Where nobody is: what would fill the place. */
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

/** Where the address names somebody who is not in the list. */
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
