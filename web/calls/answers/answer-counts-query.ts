// How many people have answered each question and chosen each option: what a change of the design concerns.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnswerTally } from '@elenchus/domain/questions/answer-tally.ts';
import { callEndpoint } from '../call-endpoint.ts';
import { courseKey } from '../course-keys.ts';

/** So many questions fit into one address; a part of a course that has more is counted with the whole of it. */
const MOST_NAMED = 200;

/** The number of answers to each of some questions; empty until it is known. */
export function useAnswerCounts(
  courseID: string,
  questionIDs: readonly string[],
): ReadonlyMap<string, number> {
  const { data } = useQuery({
    queryKey: courseKey(courseID, 'answer-counts', ...questionIDs),
    queryFn: ({ signal }): Promise<readonly AnswerTally[]> =>
      callEndpoint('GET /api/answerCounts/{courseID}', {
        params: { courseID },
        query: questionIDs.length <= MOST_NAMED ? { questionID: [...questionIDs] } : {},
        signal,
      }),
    enabled: questionIDs.length > 0,
    select: countsOf,
    // A question that is added or deleted doesn't take the counts of the others off the screen.
    placeholderData: keepPreviousData,
  });
  return data ?? NO_COUNTS;
}

/** How the options of some questions were chosen; asked for when it is shown. */
export function useAnswerTallies(courseID: string, questionIDs: readonly string[]) {
  return useQuery({
    queryKey: courseKey(courseID, 'answer-tallies', ...questionIDs),
    queryFn: ({ signal }): Promise<readonly AnswerTally[]> =>
      callEndpoint('GET /api/answerCounts/{courseID}', {
        params: { courseID },
        query: { questionID: questionIDs.slice(0, MOST_NAMED) },
        signal,
      }),
    enabled: questionIDs.length > 0,
  });
}

/** The answers to one question; empty until they are known. A topic on the screen doesn't have the course counted. */
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
