// Grades whose question the student no longer gets as an essay of the evaluation: they count in the average, so
// they are listed until someone takes them out (GRD-171, GRD-172).
import { decimalText } from './decimal-rounding.ts';

/** The words for a question that isn't there. */
export const QUESTION_NOT_FOUND_NAME = 'Question not found';

export interface GradeWithoutQuestion {
  readonly questionId: string;
  readonly grade: number;
}

/** The question grades that belong to none of these essays, in the order in which they are stored. */
export function gradesWithoutQuestion(
  questionGrades: ReadonlyMap<string, number>,
  essayIds: Iterable<string>,
): readonly GradeWithoutQuestion[] {
  const currentEssays = new Set(essayIds);
  return [...questionGrades]
    .filter(([questionId]) => !currentEssays.has(questionId))
    .map(([questionId, grade]) => ({ questionId, grade }));
}

/** A question grade as students and graders read it: '5.9 of 10'. */
export function questionGradeLabel(grade: number): string {
  return `${decimalText(grade, 1)} of 10`;
}

/** 'Question not found: 5.9 of 10'. */
export function questionNotFoundLabel(grade: number): string {
  return `${QUESTION_NOT_FOUND_NAME}: ${questionGradeLabel(grade)}`;
}
