// The due date as of which a student's answers are read for an evaluation (GRD-6, DUE-10).
import type { IsoDate } from '../base/calendar.ts';
import { dueDateAt, dueTimeOf, type DueDate } from '../base/due-date.ts';
import { accept, refuse, type Result } from '../base/result.ts';
import type { Evaluation } from './evaluation.ts';

/** The student's custom due date at the time of the evaluation, if there is one; otherwise that of the evaluation. */
export function targetDate(
  evaluation: Pick<Evaluation, 'dueDate'>,
  customDueDate: IsoDate | null,
): Result<DueDate, 'no-target-date'> {
  const { dueDate } = evaluation;
  const due = customDueDate === null ? dueDate : dueDateAt(customDueDate, dueTimeOf(dueDate));
  return due === null ? refuse('no-target-date') : accept(due);
}

/** The sentence for an evaluation without any date. */
export function targetDateSentence(reason: 'no-target-date'): string {
  switch (reason) {
    case 'no-target-date':
      return 'Target date is required to fetch student answers.';
  }
}
