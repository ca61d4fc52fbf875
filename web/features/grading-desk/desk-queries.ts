// What the grading screen asks the server for.
import { queryOptions } from '@tanstack/react-query';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { courseKey } from '../../api/course-keys.ts';
import type { GradedWork } from '../../saving/grades/grade-field.ts';
import type { DeskPlace } from './desk-place.ts';
import type { GradeSaves } from './grade-saves.ts';

/** The place of a student in the order of the list, and who comes next. A grade that is completed here asks anew. */
export function placeQuery(
  courseID: string,
  { username, evaluationId }: GradedWork,
  saves: GradeSaves,
) {
  return queryOptions({
    queryKey: [...placesKey(courseID), evaluationId, foldName(username)],
    queryFn: async ({ signal }): Promise<DeskPlace> => {
      const askedAt = saves.now();
      const place = await callEndpoint('GET /api/gradingPlace/{courseID}/{username}', {
        params: { courseID, username },
        query: { evaluationId },
        signal,
      });
      return { ...place, askedAt };
    },
    // Going there and back again within a moment asks once.
    staleTime: 10_000,
    refetchOnWindowFocus: 'always',
  });
}

/** What all places in a course have in common. */
export function placesKey(courseID: string) {
  return courseKey(courseID, 'desk-place');
}

/** One student's records without opening anything, so that they can be asked for beforehand. */
export function storedGradesQuery(courseID: string, username: string, saves: GradeSaves) {
  return queryOptions({
    queryKey: courseKey(courseID, 'desk-stored-grades', username),
    queryFn: async ({ signal }) => {
      const askedAt = saves.now();
      const records = await callEndpoint('GET /api/studentGrades/{courseID}/{username}', {
        params: { courseID, username },
        signal,
      });
      return { askedAt, records: records.filter((record) => 'changedBy' in record) };
    },
    refetchOnWindowFocus: false,
  });
}

/** One student's evaluation opened for grading. */
export function openedQuery(
  courseID: string,
  { username, evaluationId }: GradedWork,
  saves: GradeSaves,
) {
  return queryOptions({
    queryKey: courseKey(courseID, 'desk-opened', evaluationId, username),
    queryFn: async ({ signal }) => {
      const askedAt = saves.now();
      const opened = await callEndpoint('POST /api/studentGrades/open/{courseID}', {
        params: { courseID },
        body: { username, evaluationDataID: evaluationId },
        signal,
      });
      return { ...opened, askedAt };
    },
    refetchOnWindowFocus: 'always',
  });
}

/** The answers that count: as of the target date. */
export function countedAnswersQuery(courseID: string, { username, evaluationId }: GradedWork) {
  return queryOptions({
    queryKey: courseKey(courseID, 'desk-answers', evaluationId, username),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/examAnswers/{courseID}/{username}', {
        params: { courseID, username },
        query: { evaluationId },
        signal,
      }),
    refetchOnWindowFocus: 'always',
  });
}

/** The answers as they are now, to tell what was revised since. */
export function presentAnswersQuery(courseID: string, username: string) {
  return queryOptions({
    queryKey: courseKey(courseID, 'desk-present-answers', username),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/studentAnswers/{courseID}/{username}', {
        params: { courseID, username },
        signal,
      }),
    refetchOnWindowFocus: 'always',
  });
}
