// Handles hiding names after grading has begun: the question that the instructor answers first, and the message to
// graders with an open page (BLD-43, BLD-44).
import { countedNoun } from '../base/counted-noun.ts';

/** How far the grading of an evaluation is. */
interface BegunGrading {
  /** Someone has opened or graded work. */
  readonly hasBegun: boolean;
  /** The students with a grade. */
  readonly students: number;
}

/** Whether the instructor is asked first: grading has begun, or it isn't known yet whether it has. */
export function asksBeforeHiding(grading: BegunGrading | undefined): boolean {
  return grading === undefined || grading.hasBegun || grading.students > 0;
}

/** The sentence about the students for whom hiding comes too late. */
export function hiddenTooLate(grading: BegunGrading | undefined): string {
  if (grading === undefined) return 'If grading has begun, graders have already seen names.';
  const { students } = grading;
  if (students === 0) return 'Graders have already opened work with the names in view.';
  const verb = students === 1 ? 'has' : 'have';
  return `${countedNoun(students, 'student')} already ${verb} a grade from someone who saw the name.`;
}

/** The sentence for a grader who has a student open by name. */
export function namesWereHidden(evaluation: string): string {
  return `Names were hidden in “${evaluation}” while you had this student open. Open the student again from the list of pseudonyms to go on.`;
}
