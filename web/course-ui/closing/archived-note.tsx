import { lazy, Suspense } from 'react';
import { COURSE_IS_CLOSED } from '@elenchus/domain/people/closed-course-sentences.ts';
import type { CourseSettings } from '@elenchus/domain/design/course-settings.ts';
import { useSession } from '../../calls/session/session-queries.ts';
import { UnderWay } from '../../ui/loading/page-idle.ts';
import { Notice } from '../../ui/notice.tsx';

// Few courses are closed: the first load of the others doesn't need it.
const PersonalDataNote = lazy(async () => {
  const module = await import('./personal-data-note.tsx');
  return { default: module.PersonalDataNote };
});

interface ArchivedNoteProps {
  readonly courseID: string;
  readonly settings: Pick<CourseSettings, 'timeZone'> | undefined;
}

/** Tells the people of an archived course that nothing can be changed, and when their data is deleted. */
export function ArchivedNote({ courseID, settings }: ArchivedNoteProps) {
  const { data: session } = useSession(courseID);
  if (!session?.isLoggedIn || !session.isArchived) return null;
  const { personalDataUntil: until, isInstructor, isTA } = session;
  const reader = isInstructor || isTA ? 'staff' : 'student';
  return (
    <>
      <Notice>{COURSE_IS_CLOSED}</Notice>
      {settings && until !== undefined && (
        <Suspense fallback={<UnderWay />}>
          <PersonalDataNote until={until} reader={reader} timeZone={settings.timeZone} />
        </Suspense>
      )}
    </>
  );
}
