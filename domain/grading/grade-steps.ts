// The steps that add up to the running grade, each with a label (GRD-52).
import { countedNoun } from '../base/counted-noun.ts';
import { decimalText } from './decimal-rounding.ts';
import { averageLabel, averageQuestionGrade, type Penalties } from './exam-grade.ts';
import { essaysWords, gradeTerms, placesOf, type GradeTerm } from './exam-grade-sum.ts';
import type { StudentEvaluation } from './student-evaluation.ts';

/** One line of the calculation, such as 'Grade adjustment' and '+2.0'. */
interface GradeStep {
  readonly label: string;
  readonly amount: string;
}

type Graded = Pick<StudentEvaluation, 'questionGrades' | 'counts' | 'adjustment'>;

/**
 * The lines that add up to the exam grade; none while no question grade is entered. `leftOut`: how many essays that are
 * shown have no grade (GRD-164).
 */
export function gradeSteps(
  graded: Graded,
  penalties: Penalties,
  leftOut = 0,
): readonly GradeStep[] {
  const terms = gradeTerms(graded, penalties).filter(
    ({ kind, points }) => kind === 'average' || points !== 0,
  );
  const places = placesOf(terms.map(({ points }) => points));
  return terms.map((term) => {
    const size = decimalText(Math.abs(term.points), places);
    const amount = term.kind === 'average' ? size : `${term.points < 0 ? '−' : '+'}${size}`;
    return { label: labelOf(term, graded, leftOut), amount };
  });
}

function labelOf(term: GradeTerm, { questionGrades }: Graded, leftOut: number): string {
  switch (term.kind) {
    case 'average': {
      const average = averageQuestionGrade(questionGrades.values()) ?? 0;
      const entered =
        leftOut === 0
          ? countedNoun(questionGrades.size, 'question grade')
          : essaysWords({ questionGrades }, leftOut);
      return `Average of ${entered}: ${averageLabel(average)} of 10, times 10`;
    }
    case 'adjustment':
      return 'Grade adjustment';
    case 'contradictions':
      return `${countedNoun(term.count, 'unresolved contradiction')}, ${term.each} points each`;
    case 'unanswered':
      return `${countedNoun(term.count, 'unanswered multiple-choice question')}, ${term.each} points each`;
  }
}
