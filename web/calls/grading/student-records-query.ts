// A student's own grade records. What is not handed back never arrives, except the student's custom due dates.
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../call-endpoint.ts';
import { courseKey } from '../course-keys.ts';

/** The records, asked for again whenever the window gets the focus back. */
export function studentRecordsQuery(courseID: string, username: string) {
  return queryOptions({
    queryKey: courseKey(courseID, 'grades', username),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/studentGrades/{courseID}/{username}', {
        params: { courseID, username },
        signal,
      }),
    // The page asks for them while it opens, and the first screen must not ask again. A screen that opens later does.
    staleTime: 1000,
    refetchOnWindowFocus: 'always',
  });
}
