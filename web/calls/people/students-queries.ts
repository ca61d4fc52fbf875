// Students one at a time or by a part of the name: no screen that shows a few asks for a whole class.
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { callEndpoint } from '../call-endpoint.ts';
import { courseKey } from '../course-keys.ts';

export type FoundStudent = AnswerOf<'GET /api/findStudents/{courseID}'>['students'][number];

interface StudentSearchCall {
  readonly courseID: string;
  readonly text: string;
  /** In an evaluation that hides names, pseudonyms are searched. */
  readonly evaluationId?: string | undefined;
}

/** The students whose name or netID contains the text. TAs find only their own students. */
export function foundStudentsQuery({ courseID, text, evaluationId }: StudentSearchCall) {
  return queryOptions({
    queryKey: courseKey(courseID, 'found-students', text, evaluationId ?? ''),
    queryFn: async ({ signal }) => {
      const answer = await callEndpoint('GET /api/findStudents/{courseID}', {
        params: { courseID },
        query: { text, evaluationId },
        signal,
      });
      return { ...answer, text };
    },
    // A box that is opened again shows the last result while it refreshes.
    staleTime: 10_000,
  });
}

/** The same while a person types: the last result stays until the new one arrives. */
export function useFoundStudents(search: StudentSearchCall, isAsked: boolean) {
  const query = foundStudentsQuery(search);
  return useQuery({ ...query, enabled: isAsked, placeholderData: keepPreviousData });
}

/** The student with that username; `student` is null when there isn't one whom the person may see. */
export function useKnownStudent(courseID: string, username: string, evaluationId?: string) {
  const { data, ...rest } = useQuery({
    queryKey: knownStudentKey(courseID, username),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/findStudents/{courseID}', {
        params: { courseID },
        query: { username, evaluationId },
        signal,
      }),
    enabled: username !== '',
    refetchOnWindowFocus: 'always',
  });
  return { ...rest, data, student: username === '' ? null : data && (data.students[0] ?? null) };
}

/** Who was found in a search is known already: the page that shows the student need not wait for the name. */
export function useKnowStudent(courseID: string): (student: FoundStudent) => void {
  const client = useQueryClient();
  return (student) => {
    const answer: AnswerOf<'GET /api/findStudents/{courseID}'> = { students: [student], found: 1 };
    client.setQueryData(knownStudentKey(courseID, student.username), answer);
  };
}

function knownStudentKey(courseID: string, username: string) {
  return courseKey(courseID, 'known-student', foldName(username));
}
