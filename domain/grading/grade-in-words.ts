// How the running grade comes about, in words (GRD-52).
import { averageLabel, averageQuestionGrade, gradeLabel, type Penalties } from './exam-grade.ts';
import { decimalText } from './decimal-rounding.ts';
import type { StudentEvaluation } from './student-evaluation.ts';

/** One line of the reckoning, such as 'Grade Adjustment' and '+2.0'. */
export interface GradeStep {
  readonly words: string;
  readonly amount: string;
}

/** The lines that add up to the exam grade; none while no question grade is entered. */
export function gradeSteps(
  graded: Pick<StudentEvaluation, 'questionGrades' | 'counts' | 'adjustment'>,
  penalties: Penalties,
): readonly GradeStep[] {
  const average = averageQuestionGrade(graded.questionGrades.values());
  if (average === null) return [];
  const { counts, adjustment } = graded;
  const { penaltyForUnresolvedContradiction, penaltyForUnansweredChoice } = penalties;
  const count = graded.questionGrades.size;
  const entered = count === 1 ? '1 question grade' : `${count} question grades`;
  const deductions = [
    penaltyStep(
      counts.unresolvedContradictions,
      'unresolved contradiction',
      penaltyForUnresolvedContradiction,
    ),
    penaltyStep(
      counts.unansweredMCQs,
      'unanswered multiple-choice question',
      penaltyForUnansweredChoice,
    ),
  ];
  return [
    {
      words: `Average of ${entered}: ${averageLabel(average)} of 10, times 10`,
      amount: gradeLabel(average * 10),
    },
    ...(adjustment === 0 ? [] : [{ words: 'Grade adjustment', amount: signed(adjustment) }]),
    ...deductions.filter((step) => step !== null),
  ];
}

function penaltyStep(count: number, noun: string, penalty: number): GradeStep | null {
  if (count === 0 || penalty === 0) return null;
  const nouns = count === 1 ? noun : `${noun}s`;
  return { words: `${count} ${nouns}, ${penalty} points each`, amount: signed(-count * penalty) };
}

/** With a sign that is as wide as a plus. */
function signed(amount: number): string {
  const text = decimalText(Math.abs(amount), 1);
  return amount < 0 ? `−${text}` : `+${text}`;
}
