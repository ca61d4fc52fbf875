import { COURSE_ARCHIVED } from '@elenchus/domain/people/closed-course-sentences.ts';
import { useSession } from '../api/session-queries.ts';
import { Notice } from '../ui/notice.tsx';

/** Says that nothing can be changed, to the people of an archived course. */
export function ArchivedNote({ courseID }: { courseID: string }) {
  const session = useSession(courseID);
  if (!session.data?.isLoggedIn || !session.data.isArchived) return null;
  return <Notice>{COURSE_ARCHIVED}</Notice>;
}
