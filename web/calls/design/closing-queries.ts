// Closing the course to changes, and reopening it.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../call-endpoint.ts';
import { courseKey } from '../course-keys.ts';

/** Whether the course is closed, by whom, and what follows. */
export function useClosing(courseID: string) {
  return useQuery({
    queryKey: courseKey(courseID, 'closing'),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/courseClosing/{courseID}', { params: { courseID }, signal }),
  });
}

/** Closes the course, or reopens it. Every screen learns it from the session. */
export function useSetClosed(courseID: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isClosed: boolean) =>
      callEndpoint('POST /api/courseClosing/{courseID}', {
        params: { courseID },
        body: { isClosed },
      }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: courseKey(courseID, 'closing') }),
        client.invalidateQueries({ queryKey: courseKey(courseID, 'session') }),
      ]),
  });
}
