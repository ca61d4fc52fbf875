// What graders have left and what waits for them.
import {
  queryOptions,
  useQueries,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { useEffect } from 'react';
import { callEndpoint } from '../call-endpoint.ts';
import { courseKey } from '../course-keys.ts';
import { sessionQuery } from '../session/session-queries.ts';

/** How much each grader has left in each evaluation. */
export function useWorkload(courseID: string) {
  return useQuery({
    queryKey: courseKey(courseID, 'workload'),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/workload/{courseID}', { params: { courseID }, signal }),
    refetchOnWindowFocus: 'always',
  });
}

type WaitingRow = AnswerOf<'GET /api/waiting/{courseID}'>[number];

/**
 * Everything that waits for the person who is logged in: under names, of each blind evaluation under its pseudonyms,
 * and second readings.
 * The number in the menu follows the list.
 */
export function useWaiting(
  courseID: string,
  { blindIds, readsTwice }: { readonly blindIds: readonly string[]; readonly readsTwice: boolean },
) {
  const client = useQueryClient();
  const lists = [undefined, ...blindIds].map((id) => waitingQuery(courseID, id));
  const found = useQueries({
    queries: readsTwice ? [...lists, waitingReadings(courseID)] : lists,
    combine: together,
  });
  const total = found.data?.length;
  useEffect(() => {
    if (total === undefined) return;
    client.setQueryData(sessionQuery(courseID).queryKey, (session) => {
      if (!session) return session;
      const { waiting: _before, ...rest } = session;
      return total > 0 ? { ...rest, waiting: total } : rest;
    });
  }, [client, courseID, total]);
  return found;
}

function waitingQuery(courseID: string, evaluationId: string | undefined) {
  return queryOptions({
    queryKey: courseKey(courseID, 'waiting', evaluationId ?? ''),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/waiting/{courseID}', {
        params: { courseID },
        query: { evaluationId },
        signal,
      }),
    refetchOnWindowFocus: 'always',
  });
}

/** The second readings that the person has yet to save, as rows of the list. */
function waitingReadings(courseID: string) {
  return queryOptions({
    queryKey: courseKey(courseID, 'waiting', 'second readings'),
    queryFn: async ({ signal }): Promise<WaitingRow[]> => {
      const rows = await callEndpoint('GET /api/secondReadings/{courseID}', {
        params: { courseID },
        signal,
      });
      return rows
        .filter(({ isRead }) => !isRead)
        .map(({ isRead: _isRead, ...row }) => ({
          ...row,
          kind: 'second-reading',
          questionId: null,
        }));
    },
    refetchOnWindowFocus: 'always',
  });
}

function together(lists: readonly UseQueryResult<WaitingRow[]>[]) {
  const parts = lists.flatMap(({ data }) => (data ? [data] : []));
  return {
    data: parts.length === lists.length ? parts.flat() : undefined,
    error: lists.find(({ error }) => error)?.error ?? null,
    isFetching: lists.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const list of lists) if (list.error) void list.refetch();
    },
  };
}

/** Complete work that its student changed afterwards, in one evaluation or in all that show names. */
export function useChangedWork(courseID: string, evaluationId?: string) {
  return useQuery({
    queryKey: courseKey(courseID, 'changed-work', evaluationId ?? ''),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/changedWork/{courseID}', {
        params: { courseID },
        query: { evaluationId },
        signal,
      }),
    refetchOnWindowFocus: 'always',
  });
}
