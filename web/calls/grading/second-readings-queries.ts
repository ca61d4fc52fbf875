// Second readings: the list of the person who is logged in, one student's work, and how far the two grades agree.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../call-endpoint.ts';
import { courseKey } from '../course-keys.ts';

/** What the person reads a second time. */
export function secondReadingsQuery(courseID: string) {
  return queryOptions({
    queryKey: courseKey(courseID, 'second-readings'),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/secondReadings/{courseID}', { params: { courseID }, signal }),
    refetchOnWindowFocus: 'always',
  });
}

/** One student's work, under the pseudonym of the second readings. */
export function readingWorkQuery(courseID: string, evaluationId: string, username: string) {
  return queryOptions({
    queryKey: courseKey(courseID, 'second-reading', evaluationId, username),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/secondReadings/work/{courseID}', {
        params: { courseID },
        query: { evaluationId, username },
        signal,
      }),
  });
}

/** The two grades of everyone who has both, for each evaluation with second readings. */
export function useReadingAgreement(courseID: string, isWanted: boolean) {
  return useQuery({
    queryKey: courseKey(courseID, 'reading-agreement'),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/readingAgreement/{courseID}', { params: { courseID }, signal }),
    refetchOnWindowFocus: 'always',
    enabled: isWanted,
  });
}
