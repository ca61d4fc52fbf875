// What graders have left and what waits for them.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from './call-endpoint.ts';
import { courseKey } from './course-keys.ts';
import { sessionQuery } from './session-queries.ts';

/** How much each grader has left in each evaluation. */
export function useWorkload(courseID: string) {
  return useQuery({
    queryKey: courseKey(courseID, 'workload'),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/workload/{courseID}', { params: { courseID }, signal }),
    refetchOnWindowFocus: 'always',
  });
}

/** Everything that waits for the person who is logged in. The number in the menu follows the list. */
export function useWaiting(courseID: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: courseKey(courseID, 'waiting'),
    queryFn: async ({ signal }) => {
      const rows = await callEndpoint('GET /api/waiting/{courseID}', {
        params: { courseID },
        signal,
      });
      client.setQueryData(sessionQuery(courseID).queryKey, (session) => {
        if (!session) return session;
        const { waiting: _before, ...rest } = session;
        return rows.length > 0 ? { ...rest, waiting: rows.length } : rest;
      });
      return rows;
    },
    refetchOnWindowFocus: 'always',
  });
}
