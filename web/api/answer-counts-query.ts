// How many people have answered each question, for dialogs that say what a change concerns.
import { useQuery } from '@tanstack/react-query';
import { callEndpoint } from './call-endpoint.ts';
import { courseKey } from './course-keys.ts';

const NONE: ReadonlyMap<string, number> = new Map();

/** The number of answers by question; empty until it is known. */
export function useAnswerCounts(courseID: string): ReadonlyMap<string, number> {
  const { data } = useQuery({
    queryKey: courseKey(courseID, 'answer-counts'),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/answerCounts/{courseID}', { params: { courseID }, signal }),
    select: (counts) => new Map(counts.map(({ questionID, count }) => [questionID, count])),
  });
  return data ?? NONE;
}
