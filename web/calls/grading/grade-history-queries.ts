// The history of changes to grades, page by page, and restoring earlier values.
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { callEndpoint } from '../call-endpoint.ts';
import { courseKey } from '../course-keys.ts';
import { forgetGrades } from './grade-counts-queries.ts';

type HistoryPage = AnswerOf<'GET /api/gradeHistory/{courseID}'>;
export type HistoryEntry = HistoryPage['entries'][number];
export type RestoreOutcome = AnswerOf<'POST /api/studentGrades/restore/{courseID}'>;

/** What the list is narrowed to; '' for everything. */
export interface HistoryFilter {
  readonly username: string;
  readonly evaluationId: string;
  readonly kinds: string;
}

/** The history, latest first. The next page has older entries. */
export function useGradeHistory(courseID: string, filter: HistoryFilter) {
  const { username, evaluationId, kinds } = filter;
  return useInfiniteQuery({
    queryKey: courseKey(courseID, 'grade-history', username, evaluationId, kinds),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint('GET /api/gradeHistory/{courseID}', {
        params: { courseID },
        query: {
          ...(username !== '' && { username }),
          ...(evaluationId !== '' && { evaluationId }),
          ...(kinds !== '' && { kinds }),
          ...(pageParam !== '' && { before: pageParam }),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: 'always',
  });
}

interface Restoration {
  readonly entries: readonly string[];
  /** Also replaces values that were changed later. */
  readonly over: boolean;
}

/** Restores the values from before these entries. */
export function useRestoreGrades(courseID: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ entries, over }: Restoration) =>
      callEndpoint('POST /api/studentGrades/restore/{courseID}', {
        params: { courseID },
        body: { entries: [...entries], over },
      }),
    onSettled: () => forgetGrades(client, courseID),
  });
}

/** The entries with which grades entered by hand can be restored after question-by-question grading was switched off. */
export function useSwitchedGrades(courseID: string, isByHand: boolean) {
  return useQuery({
    queryKey: courseKey(courseID, 'grade-history', 'switched'),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/switchedGrades/{courseID}', { params: { courseID }, signal }),
    enabled: isByHand,
    refetchOnWindowFocus: 'always',
  }).data;
}
