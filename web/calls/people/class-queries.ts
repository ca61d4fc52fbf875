// Queries about the whole class: students, words, statistics. TAs get only their own students.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../call-endpoint.ts';
import { courseKey } from '../course-keys.ts';

/** The students, sorted by last name; with an evaluation, in its order and under its pseudonyms. */
function studentsQuery(courseID: string, evaluationId: string | undefined) {
  return queryOptions({
    queryKey: courseKey(courseID, 'students', evaluationId ?? ''),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/students/{courseID}', {
        params: { courseID },
        query: { evaluationId },
        signal,
      }),
    refetchOnWindowFocus: 'always',
  });
}

/** The students; the previous list stays while a new one is on its way. */
export function useStudents(courseID: string, evaluationId?: string) {
  return useQuery(studentsQuery(courseID, evaluationId));
}

/** Words written by each student, most first. */
export function useWordCounts(courseID: string) {
  return useQuery({
    queryKey: courseKey(courseID, 'word-counts'),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/wordCounts/{courseID}', { params: { courseID }, signal }),
  });
}

/** One student's words per week, over the dates of the course. */
export function useWeeklyWords(courseID: string, username: string) {
  return useQuery({
    queryKey: courseKey(courseID, 'weekly-words', username),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/weeklyWords/{courseID}/{username}', {
        params: { courseID, username },
        query: {},
        signal,
      }),
  });
}

/** The words of all students per week. */
export function useClassWeeks(courseID: string) {
  return useQuery({
    queryKey: courseKey(courseID, 'class-weeks'),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/classWeeklyWords/{courseID}', { params: { courseID }, signal }),
  });
}

/** How many students there are, and how many of them are graded in each evaluation. */
export function useGradingProgress(courseID: string) {
  return useQuery({
    queryKey: courseKey(courseID, 'grading-progress'),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/gradingProgress/{courseID}', { params: { courseID }, signal }),
    refetchOnWindowFocus: 'always',
  });
}

/** Grading progress, mean and median of each evaluation, per TA or for all. */
export function useStatistics(courseID: string) {
  return useQuery({
    queryKey: courseKey(courseID, 'statistics'),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/statistics/{courseID}', { params: { courseID }, signal }),
    refetchOnWindowFocus: 'always',
  });
}

/** How the grades of each evaluation are spread, in the class and per TA. */
export function useGradeSpread(courseID: string) {
  return useQuery({
    queryKey: courseKey(courseID, 'grade-spread'),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/gradeSpread/{courseID}', { params: { courseID }, signal }),
    refetchOnWindowFocus: 'always',
  });
}

/** How often each level of the criteria was chosen, for each evaluation. */
export function useCriteriaStatistics(courseID: string) {
  return useQuery({
    queryKey: courseKey(courseID, 'criteria-statistics'),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/criteriaStatistics/{courseID}', { params: { courseID }, signal }),
    refetchOnWindowFocus: 'always',
  });
}
