// The grading progress of the class, read once into a book that answers by student and evaluation. TAs get only their
// own students.
import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import {
  COMMENTED_PASSAGES,
  GRADING_TYPES,
  type ProgressRecord,
} from '@elenchus/domain/grading/grade-record.ts';
import { readGradeBook, type GradeBook } from '@elenchus/domain/grading/student-evaluation.ts';
import { callEndpoint } from '../call-endpoint.ts';
import { courseKey } from '../course-keys.ts';

type WireGrade = AnswerOf<'GET /api/studentGrades/{courseID}'>[number];

/** The grading progress and the grades, of one evaluation or all; refreshed whenever the window regains the focus. */
export function useGradeBook(courseID: string, evaluationId?: string) {
  return useQuery({
    queryKey: courseKey(courseID, 'grade-progress', evaluationId ?? ''),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/studentGrades/{courseID}', {
        params: { courseID },
        query: { only: 'progress', evaluationId },
        signal,
      }),
    select: toGradeBook,
    refetchOnWindowFocus: 'always',
  });
}

function toGradeBook(grades: readonly WireGrade[]): GradeBook {
  return readGradeBook(grades.filter(isProgress));
}

const KNOWN: ReadonlySet<string> = new Set([...GRADING_TYPES, COMMENTED_PASSAGES]);

function isProgress(grade: WireGrade): grade is WireGrade & ProgressRecord {
  return KNOWN.has(grade.gradingType);
}
