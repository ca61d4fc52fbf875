// Evaluations as they are called in sentences.
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import { evaluationName } from '@elenchus/domain/grading/evaluation.ts';

/** A name as written inside a sentence: “Midterm”. */
export function quoted(name: string): string {
  return `“${name}”`;
}

/** The name of the evaluation with an id; a removed evaluation no longer has one. */
export function evaluationWords(
  { evaluations }: Pick<CourseModel, 'evaluations'>,
  id: string,
): string {
  const found = evaluations.find((evaluation) => evaluation.id === id);
  return found ? evaluationName(found) : 'Removed evaluation';
}
