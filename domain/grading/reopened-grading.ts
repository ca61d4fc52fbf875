// Grading that isn't complete any more, because a due date or question-by-question grading deleted grades of it (GRD-91,
// GRD-92).
import type { GradingType } from './grade-record.ts';
import { isComplete } from './student-evaluation.ts';

interface LostGrade {
  readonly usernameKey: string;
  readonly evaluationDataID: string;
  readonly individualGradingData: string;
}

/** The value of gradingComplete while grading is in progress. */
export const IN_PROGRESS = 'no';

/** The deleted records in which something was entered. */
export function enteredGrades<Grade extends Pick<LostGrade, 'individualGradingData'>>(
  deleted: readonly Grade[],
): readonly Grade[] {
  return deleted.filter(({ individualGradingData }) => individualGradingData.trim() !== '');
}

/** The students and evaluations whose grading lost grades, each once. */
export function reopenedWork<Grade extends LostGrade>(deleted: readonly Grade[]): readonly Grade[] {
  const found = new Map(
    enteredGrades(deleted).map((grade) => [
      JSON.stringify([grade.usernameKey, grade.evaluationDataID]),
      grade,
    ]),
  );
  return [...found.values()];
}

/**
 * Whether a stored record may be replaced by an earlier value only after a person confirmed it. A plain 'no' isn't
 * worth asking.
 */
export function needsConfirmedReplacement(stored: {
  readonly gradingType: GradingType;
  readonly individualGradingData: string;
}): boolean {
  const { gradingType, individualGradingData } = stored;
  return gradingType !== 'gradingComplete' || isComplete(individualGradingData);
}
