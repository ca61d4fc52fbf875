// The open work of one student as of the target date of an evaluation.
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import { workLimit } from '@elenchus/domain/answers/answers-as-of.ts';
import type { DueDate } from '@elenchus/domain/base/due-date.ts';
import type { GradedDate } from '@elenchus/domain/course/design-as-of.ts';
import type { Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { recountOnNewDate, type Recount } from '@elenchus/domain/grading/initial-counts.ts';
import type { GradeCounts } from '@elenchus/domain/grading/student-evaluation.ts';
import { gradeCounts } from '@elenchus/domain/progress/progress-class.ts';
import { selectAnswersAsOf } from '../../store/answers/history-store.ts';
import type { CachedCourse } from '../course-cache.ts';
import { releaseForGrading } from './graded-release.ts';
import type { Services } from '../services.ts';

/** The counts with which grading starts. */
export function countsAsOf(
  cached: CachedCourse,
  { evaluation, targetDate, nowEpochMs }: GradedDate,
  answers: readonly Answer[],
): GradeCounts {
  const { model } = cached;
  const released = releaseForGrading(cached, targetDate, nowEpochMs);
  const { hasContradictionItems } = model.settings;
  const { sectionIds } = evaluation;
  return gradeCounts({ course: released, sectionIds, hasContradictionItems }, answers);
}

interface NewDate {
  readonly evaluation: Evaluation;
  readonly usernameKey: string;
  /** null where there is no date. */
  readonly before: DueDate | null;
  readonly after: DueDate | null;
  readonly nowEpochMs: number;
}

/** How the counts change with another due date of one student. */
export async function recountsOf(
  { store }: Services,
  cached: CachedCourse,
  { evaluation, usernameKey, before, after, nowEpochMs }: NewDate,
): Promise<readonly Recount[]> {
  if (before === null || after === null || before === after) return [];
  const [old, fresh] = await Promise.all(
    [before, after].map(async (date) => {
      const limit = workLimit(date, cached.model.settings.timeZone);
      const answers = await selectAnswersAsOf(store, cached.course, usernameKey, limit);
      const graded = { evaluation, targetDate: date, nowEpochMs };
      return countsAsOf(cached, graded, answers);
    }),
  );
  return old && fresh ? recountOnNewDate(old, fresh) : [];
}
