// The whole design, for the person who changes it.
import { queryOptions } from '@tanstack/react-query';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { callEndpoint, CallFailure } from '../../../calls/call-endpoint.ts';
import { courseKey } from '../../../calls/course-keys.ts';

/** Refreshed whenever the window regains the focus; the editor adds an interval. */
export function staffDesignQuery(courseID: string, username: string) {
  return queryOptions({
    queryKey: courseKey(courseID, 'design-to-edit', username),
    queryFn: ({ signal }) => fetchWholeDesign(courseID, username, signal),
    refetchOnWindowFocus: 'always',
    // Unchanged items keep their identity, so that nothing renders them again.
    structuralSharing: true,
  });
}

/**
 * The server sends only a part of the design to a person who is no longer logged in. Taken for the whole, it would
 * look as if all questions had been deleted, so the session is checked afterwards.
 */
export async function fetchWholeDesign(
  courseID: string,
  username: string,
  signal?: AbortSignal,
): Promise<readonly DesignItem[]> {
  const params = { courseID };
  const stop = signal && { signal };
  const items = await callEndpoint('GET /api/courseDesign/{courseID}', {
    query: { versions: 'yes' },
    params,
    ...stop,
  });
  const session = await callEndpoint('GET /api/session/{courseID}', { params, ...stop });
  if (!session.isInstructor || session.username.toLowerCase() !== username.toLowerCase()) {
    throw new CallFailure(401, 'NOT_LOGGED_IN', 'You’re no longer logged in.', []);
  }
  if (Array.isArray(items)) return items;
  throw new CallFailure(200, 'UNREADABLE_ANSWER', 'Couldn’t read the course.', []);
}
