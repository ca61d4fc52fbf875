// Hand backs to some students or at a planned time, and the list of students' requests.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, CallOf } from '@elenchus/contract/endpoint-table.ts';
import { callEndpoint } from './call-endpoint.ts';
import { courseKey } from './course-keys.ts';

export type ListedHandBack = AnswerOf<'GET /api/handBacks/{courseID}'>[number];
export type HandBackOrder = CallOf<'POST /api/handBacks/{courseID}'>['body'];
export type ListedRequest = AnswerOf<'GET /api/gradeRequests/{courseID}'>['requests'][number];

/** Everything that is handed back outside the design. */
export function handBacksQuery(courseID: string) {
  return queryOptions({
    queryKey: courseKey(courseID, 'hand-backs'),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/handBacks/{courseID}', { params: { courseID }, signal }),
    refetchOnWindowFocus: 'always',
  });
}

/** Hands back or takes back, and shows what is then set. */
export function useHandBack(courseID: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: HandBackOrder) =>
      callEndpoint('POST /api/handBacks/{courseID}', { params: { courseID }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: handBacksQuery(courseID).queryKey }),
  });
}

/** The requests, open ones first. TAs get those of their own students. */
export function useGradeRequests(courseID: string) {
  return useQuery({
    queryKey: courseKey(courseID, 'grade-requests'),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/gradeRequests/{courseID}', { params: { courseID }, signal }),
    refetchOnWindowFocus: 'always',
  });
}
