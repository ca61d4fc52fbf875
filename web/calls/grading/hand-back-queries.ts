// Hand backs to some students or at a planned time, and the list of students' requests.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, CallOf } from '@elenchus/contract/endpoint-table.ts';
import { callEndpoint } from '../call-endpoint.ts';
import { courseKey } from '../course-keys.ts';

type ListedHandBacks = AnswerOf<'GET /api/handBacks/{courseID}'>;
export type ListedHandBack = ListedHandBacks['handBacks'][number];
/** Students whose own due date hasn't passed; while names are hidden, only their number. */
export type ExtendedStudents = Pick<ListedHandBacks['extended'][number], 'count' | 'students'>;
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
