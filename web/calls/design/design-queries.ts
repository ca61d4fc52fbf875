// The course, read from its design. It is refreshed whenever the window regains the focus.
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { readStudentCourse, type StudentCourse } from '@elenchus/domain/course/student-course.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { callEndpoint, CallFailure } from '../call-endpoint.ts';
import { noteInConsole } from '../../lib/console-note.ts';
import { courseKey } from '../course-keys.ts';
import { readSessionAgain } from '../session/session-queries.ts';

// An unchanged answer keeps its identity in the cache, so that the course is read once per change.
const models = new WeakMap<readonly DesignItem[], StudentCourse>();

/** The part of the design that the person in front of the page may read. */
export function designQuery(courseID: string) {
  return queryOptions({
    queryKey: courseKey(courseID, 'design'),
    queryFn: async ({ client, signal }): Promise<readonly DesignItem[]> => {
      const params = { courseID };
      const items = await callEndpoint('GET /api/courseDesign/{courseID}', {
        query: {},
        params,
        signal,
      });
      if (Array.isArray(items)) return partToShow(client, courseID, items);
      noteInConsole('The server sent a course design that isn’t a list. Keeping the one shown.');
      throw new CallFailure(200, 'UNREADABLE_ANSWER', 'Couldn’t read the course.', []);
    },
    // The page asks for it while it opens; the screen that shows it must not ask again.
    staleTime: 5000,
    refetchOnWindowFocus: 'always',
  });
}

/**
 * A session that has ended gets only the public part. The page that stays (USR-112) keeps the part it shows, because
 * without the questions its fields would be gone.
 */
async function partToShow(
  client: QueryClient,
  courseID: string,
  items: readonly DesignItem[],
): Promise<readonly DesignItem[]> {
  const shown = client.getQueryData(designQuery(courseID).queryKey);
  // The public part is a part of every other one. Most often nothing is missing, and nobody has to be asked.
  if (!shown || items.length >= shown.length) return items;
  return (await readSessionAgain(client, courseID)).hasEnded ? shown : items;
}

/** The course as students see it. */
export function useCourse(courseID: string) {
  return useQuery({ ...designQuery(courseID), select: courseOf });
}

/** The course that a design describes; read once for each answer of the server. */
export function courseOf(items: readonly DesignItem[]): StudentCourse {
  const model = models.get(items) ?? readStudentCourse(items);
  models.set(items, model);
  return model;
}
