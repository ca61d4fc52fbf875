// The plagiarism check: how far it is, its list, one pair, beginning and cancelling.
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { callEndpoint } from '../call-endpoint.ts';
import { courseKey } from '../course-keys.ts';

export type CheckStatus = AnswerOf<'GET /api/similarity/{courseID}'>;
export type CheckResult = NonNullable<AnswerOf<'GET /api/similarity/pairs/{courseID}'>['result']>;
export type CheckedPair = CheckResult['pairs'][number];
export type PairEvidence = AnswerOf<'GET /api/similarity/pair/{courseID}'>;
export type SharedPassageEvidence = PairEvidence['passages'][number];
export type PassageSide = SharedPassageEvidence['first'];

/** What names one pair of the list. */
export interface PairName {
  readonly questionID: string;
  readonly first: string;
  readonly second: string;
}

const WATCH_MS = 700;

/** How far the check of an evaluation is; asked again and again while one of the course runs. */
export function useCheckStatus(courseID: string, evaluationId: string) {
  return useQuery({
    queryKey: statusKey(courseID, evaluationId),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/similarity/{courseID}', {
        params: { courseID },
        query: { evaluationId },
        signal,
      }),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'running' || data?.otherRunning ? WATCH_MS : false,
  });
}

/** The list that was finished at that time; null while there isn't one. */
export function useCheckResult(courseID: string, evaluationId: string, resultAt: number | null) {
  return useQuery({
    queryKey: courseKey(courseID, 'similarity', 'pairs', evaluationId, String(resultAt)),
    queryFn:
      resultAt === null
        ? skipToken
        : async ({ signal }) => {
            const parts = { params: { courseID }, query: { evaluationId }, signal };
            return (await callEndpoint('GET /api/similarity/pairs/{courseID}', parts)).result;
          },
    staleTime: Infinity,
  });
}

/** Two essays side by side. */
export function usePairEvidence(courseID: string, evaluationId: string, name: PairName) {
  const { questionID, first, second } = name;
  return useQuery({
    queryKey: courseKey(courseID, 'similarity', 'pair', evaluationId, questionID, first, second),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/similarity/pair/{courseID}', {
        params: { courseID },
        query: { evaluationId, questionID, first, second },
        signal,
      }),
  });
}

/** Begins a check. */
export function useStartCheck(courseID: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (evaluationId: string) =>
      callEndpoint('POST /api/similarity/start/{courseID}', {
        params: { courseID },
        body: { evaluationId },
      }),
    onSettled: () => refreshStatus(client, courseID),
  });
}

/** Cancels the check that runs in the course. */
export function useCancelCheck(courseID: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      callEndpoint('POST /api/similarity/cancel/{courseID}', { params: { courseID } }),
    onSettled: () => refreshStatus(client, courseID),
  });
}

function statusKey(courseID: string, evaluationId: string) {
  return courseKey(courseID, 'similarity', 'status', evaluationId);
}

function refreshStatus(client: QueryClient, courseID: string): Promise<void> {
  return client.invalidateQueries({ queryKey: courseKey(courseID, 'similarity', 'status') });
}
