// Explains why a due date is refused (DUE-2).
import { dateFaultSentence } from '../base/calendar.ts';
import type { DueDateFault } from '../base/due-date.ts';

/** The sentence for a due date that was refused. */
export function dueDateFaultSentence(fault: DueDateFault): string {
  return fault === 'not-a-due-time' ? NOT_A_DUE_TIME : dateFaultSentence(fault);
}

const NOT_A_DUE_TIME =
  'Enter a due time on the quarter hour from 00:15 to 23:45, for example 2026-09-04T17:00. Leave it out for the end of the day.';
