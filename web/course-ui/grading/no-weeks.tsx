import { Notice } from '../../ui/notice.tsx';
import { designHref } from '../design/design-address.ts';
import { ViewLink } from '../views/view-link.tsx';
import { useGradingPlace } from './grading-place.ts';

/** Without dates there are no weeks to count by. */
export function NoWeeks({ reason }: { reason: string }) {
  const { courseID, session } = useGradingPlace();
  return (
    <Notice>
      <p>
        {reason} The chart needs the start and end dates of the course or the dates of its class
        days.{' '}
        {session.isInstructor && (
          <ViewLink href={designHref(courseID, { tab: 'schedule', sub: 'dates' })}>
            Set the dates of the course
          </ViewLink>
        )}
      </p>
    </Notice>
  );
}
