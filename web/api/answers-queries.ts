// A person's answers to the questions of a course.
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import { callEndpoint } from './call-endpoint.ts';
import { courseKey } from './course-keys.ts';

/** The answers as they are now. */
export function answersQuery(courseID: string, username: string) {
  return queryOptions({
    queryKey: courseKey(courseID, 'answers', username),
    queryFn: ({ signal }): Promise<readonly Answer[]> =>
      callEndpoint('GET /api/studentAnswers/{courseID}/{username}', {
        params: { courseID, username },
        signal,
      }),
    refetchOnWindowFocus: false,
  });
}

/** The answers of a person. */
export function useAnswers(courseID: string, username: string) {
  return useQuery(answersQuery(courseID, username));
}
