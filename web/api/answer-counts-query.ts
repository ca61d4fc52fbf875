// How many people have answered each question and chosen each option: what a change of the design concerns.
import { useQuery } from '@tanstack/react-query';
import type { AnswerTally } from '@elenchus/domain/questions/answer-tally.ts';
import { callEndpoint } from './call-endpoint.ts';
import { courseKey } from './course-keys.ts';

/** The number of answers by question; empty until it is known. */
export function useAnswerCounts(courseID: string): ReadonlyMap<string, number> {
  return useTallies(courseID, countsOf) ?? NO_COUNTS;
}

/** The answers to one question; none until they are known. */
export function useAnswerTally(courseID: string, questionID: string): AnswerTally {
  const tallies = useTallies(courseID, talliesOf);
  return tallies?.get(questionID) ?? { questionID, count: 0, options: [] };
}

const NO_COUNTS: ReadonlyMap<string, number> = new Map();

function useTallies<Read>(
  courseID: string,
  select: (tallies: readonly AnswerTally[]) => Read,
): Read | undefined {
  const { data } = useQuery({
    queryKey: courseKey(courseID, 'answer-counts'),
    queryFn: ({ signal }): Promise<readonly AnswerTally[]> =>
      callEndpoint('GET /api/answerCounts/{courseID}', { params: { courseID }, signal }),
    select,
  });
  return data;
}

function countsOf(tallies: readonly AnswerTally[]): ReadonlyMap<string, number> {
  return new Map(tallies.map(({ questionID, count }) => [questionID, count]));
}

function talliesOf(tallies: readonly AnswerTally[]): ReadonlyMap<string, AnswerTally> {
  return new Map(tallies.map((tally) => [tally.questionID, tally]));
}
