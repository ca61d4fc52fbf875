// Moving from student to student while grading (GRD-27, GRD-112). The server computes the same from indexes; this is the rule
// that it is tested against.
import { foldName } from '../base/name-folding.ts';

export interface GradingPlace<Student> {
  /** The number of the student in the list, from 1. */
  readonly place: number;
  readonly total: number;
  readonly previous: Student | null;
  readonly next: Student | null;
  /** The ends of the list. */
  readonly first: Student;
  readonly last: Student;
  /** The first ungraded students after this one, continuing from the start of the list; none when all others are graded. */
  readonly ungraded: readonly Student[];
}

/** Several, because the person who asks may just have graded the first of them. */
export const MOST_UNGRADED = 4;

/** The students that a grader probably opens next: the next one, and the next one without a grade. */
export function studentsAhead<Student extends { readonly username: string }>({
  next,
  ungraded,
}: Pick<GradingPlace<Student>, 'next' | 'ungraded'>): readonly Student[] {
  const likely = [next, ungraded[0]].filter((student) => student !== null && student !== undefined);
  return likely.filter(
    ({ username }, index) =>
      likely.findIndex((other) => foldName(other.username) === foldName(username)) === index,
  );
}

/** The place of a student in the list; null for a student who isn't in it. */
export function gradingPlace<Student extends { readonly username: string }>(
  students: readonly Student[],
  current: string,
  isGraded: (student: Student) => boolean,
): GradingPlace<Student> | null {
  const here = foldName(current);
  const index = students.findIndex(({ username }) => foldName(username) === here);
  const found = students[index];
  if (found === undefined) return null;
  const before = students.slice(0, index);
  const after = students.slice(index + 1);
  const others = [...after, ...before];
  return {
    place: index + 1,
    total: students.length,
    previous: before.at(-1) ?? null,
    next: after[0] ?? null,
    first: before[0] ?? found,
    last: after.at(-1) ?? found,
    ungraded: others.filter((student) => !isGraded(student)).slice(0, MOST_UNGRADED),
  };
}
