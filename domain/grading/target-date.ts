// The date as of which a student's answers are read for an evaluation.
import type { IsoDate } from '../base/calendar.ts';
import { accept, refuse, type Result } from '../base/result.ts';
import type { Evaluation } from './evaluation.ts';

/** The student's custom due date if there is one, otherwise that of the evaluation. */
export function targetDate(
  evaluation: Pick<Evaluation, 'dueDate'>,
  customDueDate: IsoDate | null,
): Result<IsoDate, 'no-target-date'> {
  const date = customDueDate ?? evaluation.dueDate;
  return date === null ? refuse('no-target-date') : accept(date);
}

/** The sentence for an evaluation without any date. */
export function targetDateSentence(reason: 'no-target-date'): string {
  switch (reason) {
    case 'no-target-date':
      return 'Target date is required to fetch student answers.';
  }
}
