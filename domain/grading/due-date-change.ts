// A new due date of an evaluation, and the grades that it deletes: they were given for answers as of the old date.
import { parseDueDate, type DueDateFault } from '../base/due-date.ts';
import { dueDateFaultSentence } from './due-date-fault.ts';
import { accept, refuse, type Result } from '../base/result.ts';
import type { Evaluation } from './evaluation.ts';
import type { GradingType } from './grade-record.ts';

/** 'nothing-entered' and 'same-date' change nothing and need no message. */
type DueDateProblem = DueDateFault | 'nothing-entered' | 'same-date';

/** The grades that are deleted with the old date; they stay in the audit log and can be restored. */
export const GRADES_OF_A_DATE = ['questionGrade', 'examGrade'] as const satisfies GradingType[];

/** Whether a record of this type is a grade for the answers as of a date. */
export function isGradeOfADate(gradingType: string): boolean {
  return GRADES_OF_A_DATE.some((type) => type === gradingType);
}

/** Deleted along with them, and not counted as grades: the levels that the grades were made of (CRT-22). */
export const DELETED_WITH_A_DATE = [
  ...GRADES_OF_A_DATE,
  'criterionLevels',
] as const satisfies GradingType[];

/** The evaluation with its new due date. */
export function changeDueDate(
  evaluation: Evaluation,
  typed: string,
): Result<Evaluation, DueDateProblem> {
  if (typed.trim() === '') return refuse('nothing-entered');
  const dueDate = parseDueDate(typed);
  if (!dueDate.ok) return dueDate;
  if (dueDate.value === evaluation.dueDate) return refuse('same-date');
  return accept({ ...evaluation, dueDate: dueDate.value });
}

/** The warning before a person enters a new due date; null when no grade can be lost. */
export function gradesAtStakeSentence(count: {
  readonly grades: number;
  readonly students: number;
}): string | null {
  if (count.grades === 0) return null;
  const grades = count.grades === 1 ? '1 grade' : `${count.grades} grades`;
  const people = count.students === 1 ? '1 student' : `${count.students} students`;
  const them = count.grades === 1 ? 'it' : 'them';
  return `This evaluation has ${grades} of ${people}. A new due date deletes ${them}, or only those of changed answers. You’ll be asked first.`;
}

/** The sentence for a due date that wasn't changed; null when no sentence is needed. */
export function dueDateSentence(problem: DueDateProblem): string | null {
  switch (problem) {
    case 'nothing-entered':
    case 'same-date':
      return null;
    case 'not-a-date':
    case 'no-such-day':
    case 'not-a-due-time':
      return dueDateFaultSentence(problem);
  }
}
