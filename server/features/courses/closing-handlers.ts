// Instructors close their course to changes and reopen it.
import type { closingApi } from '@elenchus/contract/closing-api.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { closingSentence } from '@elenchus/domain/people/course-closing.ts';
import {
  deletionIfClosedNow,
  personalDataDeletion,
} from '@elenchus/domain/people/personal-data-retention.ts';
import { fail } from '../../http/failure.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { selectOptionalCourse } from '../../store/courses/courses-store.ts';
import type { Services } from '../services.ts';

/** The handlers of the closing endpoints. */
export function closingHandlers({ store, retention }: Services): HandlersOf<typeof closingApi> {
  return {
    'GET /api/courseClosing/{courseID}': async ({ params, now }) => {
      const course = await selectOptionalCourse(store, params.courseID);
      if (!course) return fail('COURSE_NOT_FOUND');
      const { archivedAt, archivedBy, personalDataDeletedAt } = course;
      return {
        closedAt: archivedAt,
        closedBy: archivedBy,
        personalDataUntil: personalDataDeletion(course, retention),
        personalDataDeletedAt,
        untilIfClosedNow: deletionIfClosedNow(now, retention),
      };
    },
    'POST /api/courseClosing/{courseID}': async ({ params, body, caller, now, address, write }) => {
      const { isClosed } = body;
      const done = await write('archiveCourse', {
        course: params.courseID,
        at: now,
        address,
        isArchived: isClosed,
        by: 'instructor',
        actor: foldName(caller.username),
      });
      if (!done.ok) return fail('FORBIDDEN', { message: closingSentence(done.reason) });
      return { message: isClosed ? 'Course closed' : 'Course reopened' };
    },
  };
}
