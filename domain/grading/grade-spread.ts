// Counts grades for a chart: which grades are in which bin, per evaluation, class and TA (GRD-130 to GRD-133).
import { countedNoun } from '../base/counted-noun.ts';
import { roundDecimal } from './decimal-rounding.ts';
import { averagesOf, statisticsGroups, type StatisticsInput } from './grading-statistics.ts';
import type { ExamGrade } from './student-evaluation.ts';

/** A bin covers this many points. */
export const BIN_POINTS = 5;
/** Where the bin of grades below 0, and that of grades above 100, starts. */
export const BELOW_0 = -BIN_POINTS;
export const ABOVE_100 = 100;
/** A smaller group would look like a spread without being one. */
const LEAST_DRAWN = 3;

export interface GradeBin {
  readonly from: number;
  readonly count: number;
}

export interface GradeSpread {
  /** Number grades. */
  readonly graded: number;
  readonly letters: number;
  readonly missing: number;
  readonly least: number | null;
  readonly most: number | null;
  /** The same figures as in the statistics (GRD-25). */
  readonly mean: number | null;
  readonly median: number | null;
  /** How many number grades the mean and the median leave out. */
  readonly leftOut: number;
  /** Bins with grades, lowest first. */
  readonly bins: readonly GradeBin[];
}

interface GroupSpread extends GradeSpread {
  /** The username of the TA; null for the whole class and for students without a TA. */
  readonly ta: string | null;
  readonly name: string;
}

interface EvaluationSpread {
  readonly evaluationId: string;
  readonly groups: readonly GroupSpread[];
}

/** Where the bin of a grade starts. */
export function binOf(grade: number): number {
  if (grade < 0) return BELOW_0;
  if (grade > 100) return ABOVE_100;
  return Math.min(Math.floor(grade / BIN_POINTS) * BIN_POINTS, 100 - BIN_POINTS);
}

/** The grades of a bin in words: '80 to under 85'. */
export function binLabel(from: number): string {
  if (from === BELOW_0) return 'Below 0';
  if (from === ABOVE_100) return 'Above 100';
  const isLast = from + BIN_POINTS === 100;
  return isLast ? `${from} to 100` : `${from} to under ${from + BIN_POINTS}`;
}

/** The spread of some students' grades; null is a student without a grade. */
export function gradeSpread(grades: readonly (ExamGrade | null)[]): GradeSpread {
  const numbers = grades.flatMap((grade) => (grade?.kind === 'number' ? [grade.value] : []));
  const counts = new Map<number, number>();
  for (const grade of numbers) {
    const from = binOf(grade);
    counts.set(from, (counts.get(from) ?? 0) + 1);
  }
  const { counted, mean, median } = averagesOf(numbers);
  return {
    graded: numbers.length,
    letters: grades.filter((grade) => grade?.kind === 'letter').length,
    missing: grades.filter((grade) => grade === null).length,
    least: numbers.length === 0 ? null : numbers.reduce((one, other) => Math.min(one, other)),
    most: numbers.length === 0 ? null : numbers.reduce((one, other) => Math.max(one, other)),
    mean,
    median,
    leftOut: numbers.length - counted,
    bins: [...counts]
      .map(([from, count]) => ({ from, count }))
      .toSorted((one, other) => one.from - other.from),
  };
}

/** The spreads of every evaluation: the whole class first, then the groups of the statistics if there are several. */
export function gradeSpreads(input: StatisticsInput): readonly EvaluationSpread[] {
  const groups = statisticsGroups(input);
  const [only] = groups;
  const everyone = {
    ta: null,
    label: 'All students',
    students: groups.flatMap((one) => one.students),
  };
  const drawn = only && groups.length === 1 ? [only] : [everyone, ...groups];
  return input.evaluations.map(({ id }) => ({
    evaluationId: id,
    groups: drawn.map(({ ta, label, students }) => ({
      ta: ta?.username ?? null,
      name: label,
      ...gradeSpread(students.map(({ username }) => input.gradeBook(username, id).examGrade)),
    })),
  }));
}

/** Whether a group has enough grades for a drawing. */
export function isDrawn({ graded }: Pick<GradeSpread, 'graded'>): boolean {
  return graded >= LEAST_DRAWN;
}

/** The drawing in words: '42 grades from 51 to 98, median 83, mean 81.4.' */
export function spreadSentence(spread: GradeSpread): string {
  const { graded, least, most, mean, median, leftOut, letters, missing } = spread;
  const [from, to] = [shortGrade(least ?? 0), shortGrade(most ?? 0)];
  const range = from === to ? `, ${graded === 1 ? '' : 'all '}${from}` : ` from ${from} to ${to}`;
  const grades = graded === 0 ? 'No number grades' : `${countedNoun(graded, 'grade')}${range}`;
  const averages =
    mean === null || median === null
      ? ''
      : `, median ${shortGrade(median)}, mean ${shortGrade(mean)}`;
  const rest = [
    leftOut > 0 && averages !== ''
      ? `${countedNoun(leftOut, 'grade')} below 60 left out of both`
      : '',
    letters > 0 ? `${countedNoun(letters, 'letter grade')} not drawn` : '',
    missing > 0 ? `${countedNoun(missing, 'student')} without a grade` : '',
  ].filter((part) => part !== '');
  return `${[`${grades}${averages}`, ...rest].join('; ')}.`;
}

/** A grade without needless digits: 83, 81.4. */
export function shortGrade(grade: number): string {
  return String(roundDecimal(grade, 1));
}
