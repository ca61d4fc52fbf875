// Computes the mean grade of each grader's students, with the range that chance explains (LOD-30 to LOD-34).
import { countedNoun } from '../base/counted-noun.ts';
import { roundDecimal } from '../grading/decimal-rounding.ts';
import { shortGrade } from '../grading/grade-spread.ts';
import {
  countedGrades,
  statisticsGroups,
  type StatisticsInput,
} from '../grading/grading-statistics.ts';

export interface GraderMean {
  /** The username of the TA; null for students without a TA. */
  readonly ta: string | null;
  readonly name: string;
  /** How many grades count. */
  readonly counted: number;
  readonly mean: number | null;
  /** The 95 % confidence interval; null with too few grades. */
  readonly low: number | null;
  readonly high: number | null;
}

/** With fewer grades the range says nothing. */
const LEAST_COMPARED = 5;

/** The means of one evaluation, a row for each group of the statistics; none if there is only one group. */
export function graderMeans(input: StatisticsInput, evaluationId: string): readonly GraderMean[] {
  const groups = statisticsGroups(input);
  if (groups.length < 2) return [];
  return groups.map(({ ta, label, students }) => {
    const grades = students.flatMap(({ username }) => {
      const { examGrade } = input.gradeBook(username, evaluationId);
      return examGrade?.kind === 'number' ? [examGrade.value] : [];
    });
    return { ta: ta?.username ?? null, name: label, ...meanInterval(countedGrades(grades)) };
  });
}

/** The mean of grades and its 95 % confidence interval by Student's t. */
export function meanInterval(
  grades: readonly number[],
): Pick<GraderMean, 'counted' | 'mean' | 'low' | 'high'> {
  const counted = grades.length;
  if (counted === 0) return { counted, mean: null, low: null, high: null };
  const mean = sum(grades) / counted;
  if (counted < LEAST_COMPARED) {
    return { counted, mean: roundDecimal(mean, 2), low: null, high: null };
  }
  const variance = sum(grades.map((grade) => (grade - mean) ** 2)) / (counted - 1);
  const half = studentT975(counted - 1) * Math.sqrt(variance / counted);
  return {
    counted,
    mean: roundDecimal(mean, 2),
    low: roundDecimal(mean - half, 2),
    high: roundDecimal(mean + half, 2),
  };
}

/**
 * The 97.5 % quantile of Student's t, by the expansion of Cornish and Fisher. From 4 degrees of freedom on, which is
 * all we use, it is off by less than 0.001.
 */
export function studentT975(freedom: number): number {
  const z = 1.959963984540054;
  const powers = [1, 3, 5, 7, 9].map((power) => z ** power);
  const term = (divisor: number, ...factors: readonly number[]): number =>
    sum(factors.map((factor, index) => factor * (powers[index] ?? 0))) / divisor;
  return (
    z +
    term(4, 1, 1) / freedom +
    term(96, 3, 16, 5) / freedom ** 2 +
    term(384, -15, 17, 19, 3) / freedom ** 3 +
    term(92_160, -945, -1920, 1482, 776, 79) / freedom ** 4
  );
}

/** The words in the row of a grader: 'mean 81.4 of 23 grades, range 78 to 84.8'. */
export function graderMeanWords({ counted, mean, low, high }: GraderMean): string {
  if (mean === null) return 'no grades yet';
  const grades = `mean ${shortGrade(mean)} of ${countedNoun(counted, 'grade')}`;
  if (low === null || high === null) return `${grades}, too few to compare`;
  return `${grades}, range ${shortGrade(low)} to ${shortGrade(high)}`;
}

/** The sentence of the chart: who is in it, and whether any two ranges are apart. */
export function graderMeansSentence(means: readonly GraderMean[]): string {
  const named = means.map((each) => `${each.name}: ${graderMeanWords(each)}`).join('. ');
  return `${named}. ${overlapWords(means)}`;
}

function overlapWords(means: readonly GraderMean[]): string {
  const ranges = means.flatMap(({ name, low, high }) =>
    low === null || high === null ? [] : [{ name, low, high }],
  );
  if (ranges.length < 2) return 'There are too few grades to compare graders.';
  const apart = ranges.flatMap((one, index) =>
    ranges
      .slice(index + 1)
      .filter((other) => one.high < other.low || other.high < one.low)
      .map((other) => `${one.name} and ${other.name}`),
  );
  if (apart.length === 0) return 'All ranges overlap.';
  const [first = ''] = apart;
  const more = apart.length === 1 ? '' : ` and ${countedNoun(apart.length - 1, 'other pair')}`;
  return `The ranges of ${first}${more} don’t overlap.`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
