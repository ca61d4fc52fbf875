// The due date as of which one student's work counts for one evaluation.
import type { DueDate } from '@elenchus/domain/base/due-date.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { readGradeBook } from '@elenchus/domain/grading/student-evaluation.ts';
import { targetDate, targetDateSentence } from '@elenchus/domain/grading/target-date.ts';
import { fail, type Failure } from '../../http/failure.ts';
import { selectGradesOfWork } from '../../store/grades/stored-grades.ts';
import type { Services } from '../services.ts';

/** The student's custom due date, or else that of the evaluation. */
export async function targetDateOf(
  { store, courses }: Services,
  course: string,
  username: string,
  evaluationId: string,
): Promise<DueDate | Failure> {
  const cached = await courses.get(course);
  const evaluation = cached?.model.evaluations.find(({ id }) => id === evaluationId);
  if (!evaluation) return fail('EVALUATION_NOT_FOUND');
  const work = { usernameKey: foldName(username), evaluationDataID: evaluationId };
  const grades = await selectGradesOfWork(store, course, work);
  const records = grades.map((grade) => ({ ...grade, username }));
  const { customDueDate } = readGradeBook(records)(username, evaluationId);
  const date = targetDate(evaluation, customDueDate);
  return date.ok
    ? date.value
    : fail('MISSING_TARGET_DATE', { message: targetDateSentence(date.reason) });
}
