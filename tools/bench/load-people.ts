// The people who put load on the product: students, TAs with forty students each, and the instructor.
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { largeUser } from '../../demo/large-users.ts';
import type { SeededRandom } from './seeded-random.ts';

export const INSTRUCTOR = 'sophia';
const STUDENTS_ON_SCREEN = 320;

/** The people who open sessions: a number of students, their TAs and the instructor. */
export function peopleOfLoad(): readonly string[] {
  const students = Array.from({ length: STUDENTS_ON_SCREEN }, (_, number) => largeUser(number));
  const assistants = new Set(students.map(({ TA }) => TA));
  return [...students.map(({ username }) => username), ...assistants, INSTRUCTOR];
}

export interface GradedPair {
  readonly grader: string;
  readonly student: string;
}

/** A random student. */
export function anyStudent(random: SeededRandom): string {
  return largeUser(random.below(STUDENTS_ON_SCREEN)).username;
}

/** A TA with one of their students; every fifth time it is the instructor. */
export function anyGrader(random: SeededRandom): GradedPair {
  const { username: student, TA } = largeUser(random.below(STUDENTS_ON_SCREEN));
  return { grader: random.below(5) === 0 ? INSTRUCTOR : TA, student };
}

/** The essays of a design, and its evaluations. */
export function placesOfDesign(design: readonly DesignItem[]) {
  const ids = (type: string, ofQuestion?: string) =>
    design
      .filter(
        ({ dataType, questionType }) =>
          dataType === type && questionType === (ofQuestion ?? questionType),
      )
      .map(({ dataID }) => dataID);
  return { essays: ids('question', 'LongAnswer'), evaluations: ids('evaluation') };
}
