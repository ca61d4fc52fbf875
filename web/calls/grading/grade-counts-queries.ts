// How many grades the evaluations of a course have: what a change of the set-up would concern.
import { useQueries, useQuery, type QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../call-endpoint.ts';
import { courseKey } from '../course-keys.ts';

interface GradeCount {
  /** Question and exam grades. */
  readonly grades: number;
  readonly students: number;
  /** Someone has opened or graded work. */
  readonly hasBegun: boolean;
}

function gradeCountQuery(courseID: string, evaluationId: string) {
  return queryOptions({
    queryKey: courseKey(courseID, 'grade-counts', evaluationId),
    queryFn: ({ signal }): Promise<GradeCount> => {
      const params = { courseID, evaluationId };
      return callEndpoint('GET /api/dueDateImpact/{courseID}/{evaluationId}', { params, signal });
    },
    refetchOnWindowFocus: 'always',
  });
}

/** The numerical grades of one evaluation; undefined until they are counted. */
export function useGradeCount(courseID: string, evaluationId: string): GradeCount | undefined {
  return useQuery(gradeCountQuery(courseID, evaluationId)).data;
}

/** The same once it is counted; undefined if it can't be. */
export function gradeCountOnce(
  client: QueryClient,
  courseID: string,
  evaluationId: string,
): Promise<GradeCount | undefined> {
  return client.ensureQueryData(gradeCountQuery(courseID, evaluationId)).catch(() => undefined);
}

/** The numerical grades of one evaluation as counted since the component is shown; undefined until then. */
export function useNewGradeCount(courseID: string, evaluationId: string): number | undefined {
  const { data, isFetchedAfterMount, isFetching } = useQuery({
    ...gradeCountQuery(courseID, evaluationId),
    refetchOnMount: 'always',
  });
  return isFetchedAfterMount && !isFetching ? data?.grades : undefined;
}

/** The number of numerical grades in all these evaluations; undefined until all are counted. */
export function useAllGradeCount(
  courseID: string,
  evaluationIds: readonly string[],
): number | undefined {
  return useQueries({
    queries: evaluationIds.map((id) => gradeCountQuery(courseID, id)),
    combine: (counts) =>
      counts.every(({ data }) => data !== undefined)
        ? counts.reduce((sum, { data }) => sum + (data?.grades ?? 0), 0)
        : undefined,
  });
}

/** The same once it is known, for a change that must not be made before. */
export async function countAllGrades(
  client: QueryClient,
  courseID: string,
  evaluationIds: readonly string[],
): Promise<number> {
  const counts = await Promise.all(
    evaluationIds.map((id) => client.ensureQueryData(gradeCountQuery(courseID, id))),
  );
  return counts.reduce((sum, { grades }) => sum + grades, 0);
}

/** What is known about grades is asked for again, because an evaluation has changed. */
export function forgetGrades(client: QueryClient, courseID: string): void {
  for (const kind of [
    'grade-counts',
    'grade-history',
    'grading-progress',
    'statistics',
    'grade-spread',
    'grades',
  ]) {
    void client.invalidateQueries({ queryKey: courseKey(courseID, kind) });
  }
}
