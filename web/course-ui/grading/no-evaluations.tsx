import { EmptyNote } from '../../ui/empty-note.tsx';
import { designHref } from '../design/design-address.ts';
import { ViewLink } from '../views/view-link.tsx';
import { useGradingPlace } from './grading-place.ts';

/** Shown where a part needs an evaluation and the course has none. `what` names the work, as in 'to count'. */
export function NoEvaluations({ what }: { what: string }) {
  const { courseID, session } = useGradingPlace();
  return (
    <EmptyNote>
      There’s nothing {what} yet, because the course has no evaluations.{' '}
      {session.isInstructor ? (
        <>
          Add the first one in{' '}
          <ViewLink href={designHref(courseID, { tab: 'grading', sub: 'setup' })}>
            Grading Setup
          </ViewLink>
          .
        </>
      ) : (
        'An instructor adds them in the course design.'
      )}
    </EmptyNote>
  );
}
