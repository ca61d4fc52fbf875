// The security log of a course, page by page.
import { useInfiniteQuery } from '@tanstack/react-query';
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import type { SecurityKind } from '@elenchus/domain/people/security-events.ts';
import { callEndpoint } from '../call-endpoint.ts';
import { courseKey } from '../course-keys.ts';

type LogPage = AnswerOf<'GET /api/security-log/{courseID}'>;
export type SecurityLogEntry = LogPage['entries'][number];

/** What the log is narrowed to. */
export interface SecurityLogFilter {
  /** '' for everyone. */
  readonly person: string;
  /** null for everything. */
  readonly kind: SecurityKind | null;
}

/** The log, newest first. The next page has older entries. */
export function useSecurityLog(courseID: string, { person, kind }: SecurityLogFilter) {
  return useInfiniteQuery({
    queryKey: courseKey(courseID, 'security-log', person, kind ?? ''),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint('GET /api/security-log/{courseID}', {
        params: { courseID },
        query: {
          person,
          ...(kind !== null && { kind }),
          ...(pageParam !== '' && { before: pageParam }),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: 'always',
  });
}
