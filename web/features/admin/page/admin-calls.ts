// The calls of the admin page: the list of courses, what is done with one, and the log.
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import type { CourseOrder } from '@elenchus/domain/people/course-list.ts';
import { callEndpoint, CallFailure } from '../../../calls/call-endpoint.ts';
import type { SecurityLogFilter } from '../../../calls/people/security-log-queries.ts';

type CourseList = AnswerOf<'GET /api/admin/courses'>;
export type ListedCourse = CourseList['courses'][number];

export interface ListQuery {
  readonly q: string;
  readonly order: CourseOrder;
  readonly page: number;
}

const listKey = ['admin', 'courses'] as const;

/** One page of the courses; the earlier page stays until the next one is here. */
export function useCourseList({ q, order, page }: ListQuery) {
  return useQuery({
    queryKey: [...listKey, q, order, page],
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/admin/courses', {
        query: { q, order, page: String(page) },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
}

/** Something that the admin does with a course; afterwards the list is read again. */
export function useCourseAct<Input, Output>(act: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  });
}

/** After a course was created elsewhere on the page. */
export function useForgetCourses(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: listKey });
}

/** The security log of all courses, newest first. The next page has older entries. */
export function useAdminLog({ person, kind }: SecurityLogFilter) {
  return useInfiniteQuery({
    queryKey: ['admin', 'log', person, kind ?? ''],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint('GET /api/admin/security-log', {
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

/** Whether a call failed because the admin's session is over. */
export function isLockedOut(error: unknown): boolean {
  return error instanceof CallFailure && error.status === 401;
}
