// A student's own grades, and the answers as they were graded. What is not handed back never arrives.
import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import type { PassageComment } from '@elenchus/domain/passages/passage-comment.ts';
import { readGradeBook, type GradeBook } from '@elenchus/domain/grading/student-evaluation.ts';
import { readGradeRecord } from '@elenchus/domain/grading/grade-record.ts';
import { callEndpoint } from '../../../../calls/call-endpoint.ts';
import { courseKey } from '../../../../calls/course-keys.ts';
import { studentRecordsQuery } from '../../../../calls/grading/student-records-query.ts';

/** The grades, asked for again whenever the window gets the focus back. */
export function ownGradesQuery(courseID: string, username: string) {
  return { ...studentRecordsQuery(courseID, username), select: gradeBookOf };
}

interface GradedWork {
  readonly answers: readonly Answer[];
  readonly comments: readonly PassageComment[];
}

/** The answers as of the due date of an evaluation, with the comments on them. */
export function gradedWorkQuery(courseID: string, username: string, evaluationId: string) {
  return queryOptions({
    queryKey: courseKey(courseID, 'graded-answers', username, evaluationId),
    queryFn: async ({ signal }): Promise<GradedWork> => {
      const params = { courseID, username };
      const query = { evaluationId };
      const name = 'GET /api/examAnswers/{courseID}/{username}';
      const { answers, comments } = await callEndpoint(name, { params, query, signal });
      return { answers, comments };
    },
  });
}

/** The answers as of the due date of an evaluation. */
export function gradedAnswersQuery(courseID: string, username: string, evaluationId: string) {
  return { ...gradedWorkQuery(courseID, username, evaluationId), select: answersOf };
}

/** The comments on these answers, by question. */
export function gradedCommentsQuery(courseID: string, username: string, evaluationId: string) {
  return { ...gradedWorkQuery(courseID, username, evaluationId), select: commentsOf };
}

function commentsOf({ comments }: GradedWork): ReadonlyMap<string, readonly PassageComment[]> {
  return Map.groupBy(comments, ({ questionID }) => questionID);
}

function answersOf({ answers }: GradedWork): readonly Answer[] {
  return answers;
}

function gradeBookOf(records: readonly unknown[]): GradeBook {
  const read = records.map(readGradeRecord);
  return readGradeBook(read.flatMap((result) => (result.ok ? [result.value] : [])));
}
