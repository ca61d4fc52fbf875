// What the grading screen asks the server for.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { studentsQuery } from '../../api/class-queries.ts';
import { courseKey } from '../../api/course-keys.ts';
import type { GradedWork } from './grade-field.ts';
import type { GradeSaves } from './grade-saves.ts';

/**
 * For so long what is known of the whole class is taken as it is: the desk shows one student, and going to the next
 * must not ask about everybody. A focus of the window asks all the same.
 */
const CLASS_KNOWN_MS = 60_000;

/** Whom the grader can go to. */
export function useDeskStudents(courseID: string) {
  return useQuery({ ...studentsQuery(courseID), staleTime: CLASS_KNOWN_MS });
}

/** How far grading is in the whole class: who is graded. */
export function classProgressQuery(courseID: string) {
  return queryOptions({
    queryKey: courseKey(courseID, 'desk-class-progress'),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/studentGrades/{courseID}', {
        params: { courseID },
        query: { only: 'progress' },
        signal,
      }),
    staleTime: CLASS_KNOWN_MS,
    refetchOnWindowFocus: 'always',
  });
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

/** What somebody is called. */
export function fullNameQuery(courseID: string, username: string) {
  return queryOptions({
    queryKey: courseKey(courseID, 'full-name', username),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/authenticate/fullname/{courseID}/{username}', {
        params: { courseID, username },
        signal,
      }),
    staleTime: Infinity,
  });
}
