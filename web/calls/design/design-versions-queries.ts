// The versions of a design, page by page, and what one changed.
import { queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import type { ChangeKind } from '@elenchus/domain/design-versions/change-kinds.ts';
import { callEndpoint } from '../call-endpoint.ts';
import { courseKey } from '../course-keys.ts';

export type ListedVersion = AnswerOf<'GET /api/designVersions/{courseID}'>['versions'][number];
export type ComparedVersions = AnswerOf<'GET /api/designVersions/changes/{courseID}'>;

/** What the list is narrowed to. */
export interface VersionFilter {
  readonly person: string;
  readonly kind: ChangeKind | null;
  readonly text: string;
}

/** The versions, newest first. The next page has older ones. */
export function useVersions(courseID: string, { person, kind, text }: VersionFilter) {
  return useInfiniteQuery({
    queryKey: courseKey(courseID, 'design-versions', person, kind ?? '', text),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint('GET /api/designVersions/{courseID}', {
        params: { courseID },
        query: {
          person,
          text,
          ...(kind !== null && { kind }),
          ...(pageParam !== 0 && { before: pageParam }),
        },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}

/** What differs between two versions. */
export function comparisonQuery(courseID: string, from: number, to: number) {
  return queryOptions({
    queryKey: courseKey(courseID, 'design-comparison', String(from), String(to)),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/designVersions/changes/{courseID}', {
        params: { courseID },
        query: { from, to },
        signal,
      }),
  });
}

/** The design of a version. */
export function designOfVersionQuery(courseID: string, version: number) {
  return queryOptions({
    queryKey: courseKey(courseID, 'design-of-version', String(version)),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/designVersions/design/{courseID}', {
        params: { courseID },
        query: { version },
        signal,
      }),
  });
}

/** What changed for students since a date. */
export function releaseNotesQuery(courseID: string, since: string) {
  return queryOptions({
    queryKey: courseKey(courseID, 'release-notes', since),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/designVersions/release-notes/{courseID}', {
        params: { courseID },
        query: { since },
        signal,
      }),
    refetchOnMount: 'always',
  });
}
