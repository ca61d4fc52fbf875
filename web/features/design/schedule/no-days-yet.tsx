import { designHref } from '../../../course-ui/design/design-address.ts';
import { useDesignSession } from '../../../course-ui/design/design-hooks.ts';
import { ViewLink } from '../../../course-ui/views/view-link.tsx';
import { EmptyNote } from '../../../ui/empty-note.tsx';

/** Shown where class days would be listed. */
export function NoDaysYet() {
  const { courseID } = useDesignSession();
  return (
    <EmptyNote>
      There are no class days yet. Make them from the{' '}
      <ViewLink href={designHref(courseID, { tab: 'schedule', sub: 'dates' })}>
        dates of the term
      </ViewLink>
      , or add them one by one in the{' '}
      <ViewLink href={designHref(courseID, { tab: 'schedule', sub: 'maker' })}>
        Schedule Maker
      </ViewLink>
      .
    </EmptyNote>
  );
}
