// The terms of a computed exam grade, so that a student can redo the sum (GRD-81).
import { countedNoun } from '../base/counted-noun.ts';
import { decimalText, roundDecimal } from './decimal-rounding.ts';
import {
  averageQuestionGrade,
  computeExamGrade,
  contradictionPenalty,
  gradeLabel,
  type Penalties,
} from './exam-grade.ts';
import { gradeEntry, type GradingSettings } from './grading-fields.ts';
import type { StudentEvaluation } from './student-evaluation.ts';

type Graded = Pick<StudentEvaluation, 'questionGrades' | 'counts' | 'adjustment'>;

/** Something counted that costs points, each the same. */
interface PenaltyTerm {
  readonly kind: 'contradictions' | 'unanswered';
  readonly count: number;
  readonly each: number;
  /** Not above 0. */
  readonly points: number;
}

export type GradeTerm =
  | { readonly kind: 'average' | 'adjustment'; readonly points: number }
  | PenaltyTerm;

/** The terms whose points add up to the computed grade, in their order; none while no question grade is entered. */
export function gradeTerms(graded: Graded, penalties: Penalties): readonly GradeTerm[] {
  const average = averageQuestionGrade(graded.questionGrades.values());
  if (average === null) return [];
  const { unresolvedContradictions, unansweredMCQs } = graded.counts;
  return [
    { kind: 'average', points: roundDecimal(average * 10, 1) },
    penaltyTerm('contradictions', unresolvedContradictions, contradictionPenalty(penalties)),
    penaltyTerm('unanswered', unansweredMCQs, penalties.penaltyForUnansweredChoice),
    { kind: 'adjustment', points: graded.adjustment },
  ];
}

function penaltyTerm(kind: PenaltyTerm['kind'], count: number, each: number): PenaltyTerm {
  return { kind, count, each, points: count === 0 || each === 0 ? 0 : -count * each };
}

/** How many decimals show these numbers without rounding: at least one. */
export function placesOf(numbers: readonly number[]): number {
  const isExact = (places: number): boolean =>
    numbers.every((number) => roundDecimal(number, places) === roundDecimal(number, MOST_PLACES));
  let places = 1;
  while (places < MOST_PLACES && !isExact(places)) places += 1;
  return places;
}

/** A penalty has at most this many decimals. */
const MOST_PLACES = 9;

/**
 * The sum as the student reads it, such as '46.0 − 3.0 (1 contradiction × 3) + 0.0 = 43.0 of 100'; null where the
 * exam grade isn't computed. What the course doesn't use, and costs nothing, isn't a term. `leftOut`: how many essays
 * the average leaves out (GRD-164).
 */
export function examGradeSum(
  graded: Graded & Pick<StudentEvaluation, 'examGrade'>,
  settings: Penalties & GradingSettings,
  leftOut = 0,
): string | null {
  const grade = gradeEntry(settings) === 'questions' ? computeExamGrade(graded, settings) : null;
  const { examGrade } = graded;
  if (grade === null || examGrade?.kind !== 'number' || examGrade.value !== grade) return null;
  const terms = gradeTerms(graded, settings).filter((term) => isUsed(term, settings));
  const total = terms.reduce((sum, { points }) => sum + points, 0);
  const places = placesOf([...terms.map(({ points }) => points), total]);
  const [average, ...rest] = terms.map((term) => termText(term, places));
  const first = leftOut === 0 ? average : `${average} (${essaysWords(graded, leftOut)})`;
  const sum = `${[first?.replace(/^\+ /, ''), ...rest].join(' ')} = ${minus(decimalText(total, places))} of 100`;
  const shown = gradeLabel(grade);
  return Number(shown) === roundDecimal(total, MOST_PLACES)
    ? sum
    : `${sum}, rounded to ${minus(shown)}`;
}

/** '2 of 3 essays': how many of the essays the average is taken over. */
export function essaysWords(
  { questionGrades }: Pick<StudentEvaluation, 'questionGrades'>,
  leftOut: number,
): string {
  return `${questionGrades.size} of ${questionGrades.size + leftOut} essays`;
}

function isUsed(term: GradeTerm, settings: Penalties & GradingSettings): boolean {
  if (term.points !== 0) return true;
  switch (term.kind) {
    case 'average':
      return true;
    case 'contradictions':
      return contradictionPenalty(settings) > 0;
    case 'unanswered':
      return settings.penaltyForUnansweredChoice > 0;
    case 'adjustment':
      return settings.hasGradeAdjustmentBox;
  }
}

function termText(term: GradeTerm, places: number): string {
  const isMinus = term.points < 0 || (term.points === 0 && 'count' in term);
  const amount = `${isMinus ? '−' : '+'} ${decimalText(Math.abs(term.points), places)}`;
  if (!('count' in term)) return amount;
  const noun = term.kind === 'contradictions' ? 'contradiction' : 'unanswered question';
  return `${amount} (${countedNoun(term.count, noun)} × ${term.each})`;
}

/** With a minus sign as wide as a plus. */
function minus(text: string): string {
  return text.replace(/^-/, '−');
}
