// The rows of the student list: filtered by name, netID or TA, and sorted.
import { foldName, foldingOnce } from '@elenchus/domain/base/name-folding.ts';
import {
  courseGrade,
  type CourseGrade,
  type CourseGradeInput,
} from '@elenchus/domain/criteria/course-grade.ts';
import { compareGraded } from '@elenchus/domain/grading/grade-cells.ts';
import { UNGRADED } from '@elenchus/domain/grading/student-evaluation.ts';
import type { GradeBook, StudentEvaluation } from '@elenchus/domain/grading/student-evaluation.ts';
import type { TableOrder } from '../../../ui/tables/table-cells.tsx';

interface ListedStudent {
  readonly username: string;
  readonly fullname: string;
  readonly TA: string;
}

export interface StudentRow {
  readonly username: string;
  readonly fullname: string;
  /** The folded username of the TA, or 'unassigned'. */
  readonly ta: string;
  /** The text that a filter searches. */
  readonly findable: string;
  /** In the order of the evaluations. */
  readonly graded: readonly StudentEvaluation[];
  readonly courseGrade: CourseGrade;
}

export const BY_LAST_NAME: TableOrder = { key: 'name', isDescending: false };

/** A row for each student, in the order of the list, with every evaluation looked up once. */
export function studentRows(
  students: readonly ListedStudent[],
  input: CourseGradeInput,
  gradeBook: GradeBook,
  columns: CourseGradeInput['evaluations'] = input.evaluations,
): readonly StudentRow[] {
  const fold = foldingOnce();
  return students.map(({ username, fullname, TA }) => ({
    username,
    fullname,
    ta: fold(TA),
    findable: `${foldName(fullname)}\n${foldName(username)}`,
    graded: columns.map(({ id }) => gradeBook(username, id)),
    courseGrade: courseGrade(input, (id) => gradeBook(username, id)),
  }));
}

/** The key of the column of an evaluation. */
export function columnOf(place: number): string {
  return `evaluation ${place}`;
}

/** The key of the column of the course grade. */
export const COURSE_GRADE_COLUMN = 'course grade';

/** Students without a course grade come before those with the lowest. */
function sortValue(row: StudentRow): number {
  return row.courseGrade.kind === 'grade' ? row.courseGrade.value : -1e9;
}

/** The rows that contain the filter, in the given order; equal ones stay in the order of the last names. */
export function arrangeStudents(
  rows: readonly StudentRow[],
  filter: string,
  { key, isDescending }: TableOrder,
): readonly StudentRow[] {
  const wanted = foldName(filter);
  const found = rows.filter(({ findable }) => findable.includes(wanted));
  const sign = isDescending ? -1 : 1;
  if (key === COURSE_GRADE_COLUMN) {
    return found.toSorted((one, other) => sign * (sortValue(one) - sortValue(other)));
  }
  const place = rows[0]?.graded.findIndex((_graded, column) => columnOf(column) === key) ?? -1;
  if (place < 0) return isDescending ? found.toReversed() : found;
  return found.toSorted(
    (one, other) =>
      sign * compareGraded(one.graded[place] ?? UNGRADED, other.graded[place] ?? UNGRADED),
  );
}
