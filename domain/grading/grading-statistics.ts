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

interface StatisticsInput {
  readonly users: readonly User[];
  readonly hasTAs: boolean;
  readonly evaluations: readonly Evaluation[];
  readonly gradeBook: GradeBook;
}

/** The rows of the statistics; students without a valid TA have a row of their own, if there are any. */
export function gradingStatistics(input: StatisticsInput): readonly StatisticsRow[] {
  const figures = (students: readonly User[]) =>
    input.evaluations.map(({ id }) => figuresOf(students, id, input.gradeBook));
  if (!input.hasTAs) {
    const students = input.users.filter(({ status }) => status === 'student');
    return [{ ta: null, label: 'All students', figures: figures(students) }];
  }
  const { columns, unassigned } = studentGroups(input.users);
  const rows = columns.map(({ ta, students }) => ({
    ta,
    label: ta.fullName,
    figures: figures(students),
  }));
  if (unassigned.length === 0) return rows;
  return [...rows, { ta: null, label: 'Unassigned', figures: figures(unassigned) }];
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
  const counted = evaluations.flatMap(countedGrade);
  return {
    evaluationId,
    graded: evaluations.filter(({ complete }) => complete).length,
    total: students.length,
    mean: meanOf(counted),
    median: medianOf(counted),
  };
}

function countedGrade({ examGrade }: StudentEvaluation): readonly number[] {
  if (examGrade?.kind !== 'number') return [];
  return examGrade.value >= LEAST_COUNTED_GRADE ? [examGrade.value] : [];
}
