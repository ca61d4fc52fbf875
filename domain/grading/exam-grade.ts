// The exam grade in question-by-question mode, and how grades are shown.
import type { CourseSettings } from '../design/course-settings.ts';
import { roundDecimal, decimalText } from './decimal-rounding.ts';
import type { GradeCounts, StudentEvaluation } from './student-evaluation.ts';

/** What one unanswered question and one unresolved contradiction cost, and whether the course has contradictions. */
export type Penalties = Pick<
  CourseSettings,
  'penaltyForUnansweredChoice' | 'penaltyForUnresolvedContradiction' | 'hasContradictionItems'
>;

/** The average of the question grades entered so far, of 10, to two decimals; null when there are none. */
export function averageQuestionGrade(grades: Iterable<number>): number | null {
  let tenths = 0;
  let count = 0;
  for (const grade of grades) {
    // Whole tenths add up exactly; 0.1 + 0.2 does not, and halves would round the wrong way.
    tenths += Math.round(grade * 10);
    count += 1;
  }
  return count === 0 ? null : Math.round((tenths * 10) / count) / 100;
}

/** The exam grade by the formula, not clamped; null while no question grade is entered. */
export function computeExamGrade(
  graded: Pick<StudentEvaluation, 'questionGrades' | 'counts' | 'adjustment'>,
  penalties: Penalties,
): number | null {
  const average = averageQuestionGrade(graded.questionGrades.values());
  if (average === null) return null;
  const total = average * 10 + graded.adjustment - penaltyOf(graded.counts, penalties);
  return roundDecimal(total, 4);
}

/** The stored text of a computed exam grade; '' while there is none. */
export function examGradeText(grade: number | null): string {
  return grade === null ? '' : String(grade);
}

/** A grade as the running grade and the student list show it: one decimal. */
export function gradeLabel(grade: number): string {
  return decimalText(grade, 1);
}

/** An average as it is shown: two decimals. */
export function averageLabel(average: number): string {
  return decimalText(average, 2);
}

/** What one unresolved contradiction costs: nothing while contradiction items are off (GRD-80). */
export function contradictionPenalty(penalties: Penalties): number {
  return penalties.hasContradictionItems ? penalties.penaltyForUnresolvedContradiction : 0;
}

/** The points that these counts cost. */
export function penaltyOf(counts: GradeCounts, penalties: Penalties): number {
  return (
    counts.unresolvedContradictions * contradictionPenalty(penalties) +
    counts.unansweredMCQs * penalties.penaltyForUnansweredChoice
  );
}
