// Grading statistics: progress, mean and median per evaluation, one row per TA or one for the class (GRD-24, GRD-25).
import { studentGroups } from '../people/ta-assignment.ts';
import type { User } from '../people/user.ts';
import { roundDecimal } from './decimal-rounding.ts';
import type { Evaluation } from './evaluation.ts';
import type { GradeBook, StudentEvaluation } from './student-evaluation.ts';

/** Grades below this count neither in the mean nor in the median. */
const LEAST_COUNTED_GRADE = 60;

interface EvaluationFigures {
  readonly evaluationId: string;
  readonly graded: number;
  readonly total: number;
  /** null when no grade counts. */
  readonly mean: number | null;
  readonly median: number | null;
}

interface StatisticsRow {
  /** The TA of the row; null in the row of the whole class or of students without a TA. */
  readonly ta: User | null;
  readonly label: string;
  readonly figures: readonly EvaluationFigures[];
}

export interface StatisticsInput {
  readonly users: readonly User[];
  readonly hasTAs: boolean;
  readonly evaluations: readonly Evaluation[];
  readonly gradeBook: GradeBook;
}

interface StudentGroup {
  /** The TA of the group; null for the whole class and for students without a TA. */
  readonly ta: User | null;
  readonly label: string;
  readonly students: readonly User[];
}

/** The rows of the statistics; students without a valid TA have a row of their own, if there are any. */
export function gradingStatistics(input: StatisticsInput): readonly StatisticsRow[] {
  return statisticsGroups(input).map(({ ta, label, students }) => ({
    ta,
    label,
    figures: input.evaluations.map(({ id }) => figuresOf(students, id, input.gradeBook)),
  }));
}

/** The students of each row. */
export function statisticsGroups({
  users,
  hasTAs,
}: Pick<StatisticsInput, 'users' | 'hasTAs'>): readonly StudentGroup[] {
  if (!hasTAs) {
    const students = users.filter(({ status }) => status === 'student');
    return [{ ta: null, label: 'All students', students }];
  }
  const { columns, unassigned } = studentGroups(users);
  const groups = columns.map(({ ta, students }) => ({ ta, label: ta.fullName, students }));
  if (unassigned.length === 0) return groups;
  return [...groups, { ta: null, label: 'Unassigned', students: unassigned }];
}

interface Averages {
  /** How many grades count. */
  readonly counted: number;
  readonly mean: number | null;
  readonly median: number | null;
}

/** The mean and the median of those grades that count. */
export function averagesOf(grades: readonly number[]): Averages {
  const counted = countedGrades(grades);
  return { counted: counted.length, mean: meanOf(counted), median: medianOf(counted) };
}

/** The grades that count in means and medians. */
export function countedGrades(grades: readonly number[]): readonly number[] {
  return grades.filter((grade) => grade >= LEAST_COUNTED_GRADE);
}

/** The mean of numbers, to two decimals; null when there are none. */
export function meanOf(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null;
  const sum = numbers.reduce((total, number) => total + number, 0);
  return roundDecimal(sum / numbers.length, 2);
}

/** The median of numbers: the middle one, or the mean of the two in the middle; null when there are none. */
export function medianOf(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other);
  const upper = Math.floor(sorted.length / 2);
  const isOdd = sorted.length % 2 === 1;
  return meanOf(sorted.slice(isOdd ? upper : upper - 1, upper + 1));
}

function figuresOf(
  students: readonly User[],
  evaluationId: string,
  gradeBook: GradeBook,
): EvaluationFigures {
  const evaluations = students.map(({ username }) => gradeBook(username, evaluationId));
  const { mean, median } = averagesOf(evaluations.flatMap(numberGrade));
  return {
    evaluationId,
    graded: evaluations.filter(({ complete }) => complete).length,
    total: students.length,
    mean,
    median,
  };
}

function numberGrade({ examGrade }: StudentEvaluation): readonly number[] {
  return examGrade?.kind === 'number' ? [examGrade.value] : [];
}
