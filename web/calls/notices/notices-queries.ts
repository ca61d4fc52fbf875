// What is new in the course, and marking it as read.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { callEndpoint } from '../call-endpoint.ts';
import { courseKey } from '../course-keys.ts';

export type ListedNotice = AnswerOf<'GET /api/notices/{courseID}'>['notices'][number];

/** While a page stays open, the count is asked for again this often. Milliseconds. */
const COUNT_AGAIN = 300_000;

/** How many notices are new. */
export function useNoticeCount(courseID: string) {
  return useQuery({
    queryKey: courseKey(courseID, 'notice-count'),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/noticeCount/{courseID}', { params: { courseID }, signal }),
    staleTime: COUNT_AGAIN,
    refetchInterval: COUNT_AGAIN,
    retry: false,
  });
}

/** The notices themselves. */
export function useNotices(courseID: string) {
  return useQuery({
    queryKey: courseKey(courseID, 'notices'),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/notices/{courseID}', { params: { courseID }, signal }),
  });
}

/** Marks everything until a time as read. */
export function useMarkRead(courseID: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (until: number) =>
      callEndpoint('POST /api/notices/seen/{courseID}', { params: { courseID }, body: { until } }),
    onSuccess: () =>
      Promise.all(
        ['notices', 'notice-count'].map((kind) =>
          client.invalidateQueries({ queryKey: courseKey(courseID, kind) }),
        ),
      ),
  });
}
