// Whose essays on which questions a plagiarism check compares, and as of which dates.
import { workLimit } from '@elenchus/domain/answers/answers-as-of.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { essayQuestionsOf } from '@elenchus/domain/course/evaluation-essays.ts';
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import type { Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { readCustomDueDate } from '@elenchus/domain/grading/due-date-input.ts';
import { targetDate } from '@elenchus/domain/grading/target-date.ts';
import type { Question } from '@elenchus/domain/questions/question.ts';
import { selectCustomDueDates, type DatedStudent } from '../../store/answers/essays-store.ts';
import type { ReadingStore } from '../../store/open-store.ts';
import { selectUsers } from '../../store/people/users-store.ts';

export interface CheckPlan {
  readonly evaluation: Evaluation;
  readonly questions: readonly Question[];
  readonly students: readonly DatedStudent[];
  /** Students without a due date, whose work is not compared. */
  readonly withoutDate: number;
}

/** Two queries, however large the class. */
export async function planCheck(
  store: ReadingStore,
  course: string,
  model: CourseModel,
  evaluation: Evaluation,
): Promise<CheckPlan> {
  const [users, stored] = await Promise.all([
    selectUsers(store, course),
    selectCustomDueDates(store, course, evaluation.id),
  ]);
  const customDates = new Map(
    stored.map(({ usernameKey, date }) => {
      const own = readCustomDueDate(date);
      return [usernameKey, own.ok ? own.value : null];
    }),
  );
  const zone = model.settings.timeZone;
  const all = users.filter(({ status }) => status === 'student');
  const students = all.flatMap(({ username }) => {
    const usernameKey = foldName(username);
    const date = targetDate(evaluation, customDates.get(usernameKey) ?? null);
    if (!date.ok) return [];
    return [{ usernameKey, date: date.value, limit: workLimit(date.value, zone) }];
  });
  const questions = essayQuestionsOf(model, evaluation);
  return { evaluation, questions, students, withoutDate: all.length - students.length };
}
