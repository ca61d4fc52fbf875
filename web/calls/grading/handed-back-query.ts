// What is handed back to a student, since when, and what the student asked about it.
import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { callEndpoint } from '../call-endpoint.ts';
import { courseKey } from '../course-keys.ts';

export type HandedBack = AnswerOf<'GET /api/handedBack/{courseID}/{username}'>;

/** Asked for again whenever the window gets the focus back. */
export function handedBackQuery(courseID: string, username: string) {
  return queryOptions({
    queryKey: courseKey(courseID, 'handed-back', username),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/handedBack/{courseID}/{username}', {
        params: { courseID, username },
        signal,
      }),
    staleTime: 1000,
    refetchOnWindowFocus: 'always',
  });
}
