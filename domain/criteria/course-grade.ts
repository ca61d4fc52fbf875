// The course grade: the grades of the evaluations by their weights, with every term of the sum (CRT-15 to CRT-19).
import { decimalText, roundDecimal } from '../grading/decimal-rounding.ts';
import { evaluationName, type Evaluation } from '../grading/evaluation.ts';
import { gradeEntry, type GradingSettings } from '../grading/grading-fields.ts';
import type { StudentEvaluation } from '../grading/student-evaluation.ts';
import { weightTotal, type EvaluationWeights } from './evaluation-weights.ts';

interface CourseGradeTerm {
  readonly evaluationId: string;
  readonly name: string;
  /** Percent. */
  readonly weight: number;
  readonly grade: number;
}

export type CourseGrade =
  | { readonly kind: 'none'; readonly reason: NoCourseGrade; readonly name?: string }
  | {
      readonly kind: 'grade';
      /** To one decimal. */
      readonly value: number;
      readonly terms: readonly CourseGradeTerm[];
      /** Evaluations with a weight and without a grade. */
      readonly missing: readonly string[];
    };

/** 'off': no evaluation has a weight, or the course gives no grades. */
type NoCourseGrade = 'off' | 'letters' | 'letter' | 'nothing-graded';

export interface CourseGradeInput {
  readonly weights: EvaluationWeights;
  readonly evaluations: readonly Evaluation[];
  readonly settings: GradingSettings;
}

/** The evaluations that have a weight, in the order given. */
function weightedEvaluations({
  weights,
  evaluations,
}: Pick<CourseGradeInput, 'weights' | 'evaluations'>): readonly Evaluation[] {
  return evaluations.filter(({ id }) => weights.has(id));
}

/** Whether the course has a course grade at all, apart from who has grades. */
export function hasCourseGrade(input: CourseGradeInput): boolean {
  return input.settings.usesGradesForExams && weightedEvaluations(input).length > 0;
}

/** A student's course grade; a grade counts once grading is complete or the evaluation is handed back. */
export function courseGrade(
  input: CourseGradeInput,
  gradedIn: (evaluationId: string) => Pick<StudentEvaluation, 'examGrade' | 'complete'>,
): CourseGrade {
  if (!hasCourseGrade(input)) return { kind: 'none', reason: 'off' };
  if (gradeEntry(input.settings) === 'letter') return { kind: 'none', reason: 'letters' };
  const terms: CourseGradeTerm[] = [];
  const missing: string[] = [];
  for (const evaluation of weightedEvaluations(input)) {
    const { examGrade, complete } = gradedIn(evaluation.id);
    const name = evaluationName(evaluation);
    const isCounted = examGrade !== null && (complete || evaluation.handedBack);
    if (!isCounted) missing.push(name);
    else if (examGrade.kind === 'letter') return { kind: 'none', reason: 'letter', name };
    else {
      const weight = input.weights.get(evaluation.id) ?? 0;
      terms.push({ evaluationId: evaluation.id, name, weight, grade: examGrade.value });
    }
  }
  if (terms.length === 0) return { kind: 'none', reason: 'nothing-graded' };
  return { kind: 'grade', value: weightedMean(terms), terms, missing };
}

function weightedMean(terms: readonly CourseGradeTerm[]): number {
  const sum = terms.reduce((total, { weight, grade }) => total + weight * shownGrade(grade), 0);
  return roundDecimal(sum / weightTotal(terms.map(({ weight }) => weight)), 1);
}

/** A grade counts as it is shown, to one decimal, so that a person who redoes the sum gets the same. */
function shownGrade(grade: number): number {
  return roundDecimal(grade, 1);
}

/** The grade as it is shown: '90.1', or '90.1 so far'; null for none. */
export function courseGradeLabel(grade: CourseGrade): string | null {
  if (grade.kind === 'none') return null;
  return `${decimalText(grade.value, 1)}${grade.missing.length > 0 ? ' so far' : ''}`;
}

/** The sum that a person can redo: '0.3 × 88.0 + 0.7 × 91.0 = 90.1'; weights other than 1 in all are divided by. */
export function courseGradeSum({ terms, value }: Extract<CourseGrade, { kind: 'grade' }>): string {
  const products = terms.map(
    ({ weight, grade }) => `${share(weight)} × ${signed(decimalText(shownGrade(grade), 1))}`,
  );
  const total = weightTotal(terms.map(({ weight }) => weight));
  const sum = products.join(' + ');
  const whole = total === 100 ? sum : `(${sum}) ÷ ${share(total)}`;
  return `${whole} = ${signed(decimalText(value, 1))}`;
}

/** Why there is no course grade, or what is still missing from it; null when there is nothing to say. */
export function courseGradeNote(grade: CourseGrade): string | null {
  if (grade.kind === 'grade') {
    if (grade.missing.length === 0) return null;
    return `So far, because these have no grade yet: ${grade.missing.join(', ')}.`;
  }
  switch (grade.reason) {
    case 'off':
      return null;
    case 'letters':
      return 'This course gives letter grades, so there is no course grade.';
    case 'letter':
      return `No course grade, because ${grade.name ?? 'an evaluation'} has a letter grade.`;
    case 'nothing-graded':
      return 'No course grade yet.';
  }
}

/** A percentage as a factor: 30 is 0.3. */
function share(percent: number): string {
  return String(roundDecimal(percent / 100, 4));
}

/** With a minus sign as wide as a plus. */
function signed(text: string): string {
  return text.replace(/^-/, '−');
}
