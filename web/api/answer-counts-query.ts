// How many people have answered each question and chosen each option: what a change of the design concerns.
import { useQuery } from '@tanstack/react-query';
import type { AnswerTally } from '@elenchus/domain/questions/answer-tally.ts';
import { callEndpoint } from './call-endpoint.ts';
import { courseKey } from './course-keys.ts';

/** The number of answers by question, over the whole course; empty until it is known. */
export function useAnswerCounts(courseID: string): ReadonlyMap<string, number> {
  const { data } = useQuery({
    queryKey: courseKey(courseID, 'answer-counts'),
    queryFn: ({ signal }): Promise<readonly AnswerTally[]> =>
      callEndpoint('GET /api/answerCounts/{courseID}', { params: { courseID }, query: {}, signal }),
    select: countsOf,
  });
  return data ?? NO_COUNTS;
}

/** The answers to one question; none until they are known. A topic on the screen does not have the course counted. */
export function useAnswerTally(courseID: string, questionID: string): AnswerTally {
  const { data } = useQuery({
    queryKey: courseKey(courseID, 'answer-tally', questionID),
    queryFn: ({ signal }): Promise<readonly AnswerTally[]> =>
      callEndpoint('GET /api/answerCounts/{courseID}', {
        params: { courseID },
        query: { questionID },
        signal,
      }),
  });
  return data?.[0] ?? { questionID, count: 0, options: [] };
}

const NO_COUNTS: ReadonlyMap<string, number> = new Map();

function countsOf(tallies: readonly AnswerTally[]): ReadonlyMap<string, number> {
  return new Map(tallies.map(({ questionID, count }) => [questionID, count]));
}
