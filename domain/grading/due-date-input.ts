// What may be entered as a due date, and why it is refused.
import { dateFaultSentence, parseIsoDate, type IsoDate } from '../base/calendar.ts';
import type { DueDateFault } from '../base/due-date.ts';
import { accept, refuse, type Result } from '../base/result.ts';

/** A custom due date: none, or a day that exists. */
export function readCustomDueDate(text: string): Result<IsoDate | null, 'not-a-date'> {
  if (text.trim() === '') return accept(null);
  const date = parseIsoDate(text);
  return date.ok ? accept(date.value) : refuse('not-a-date');
}

/** The sentence for a due date that was refused. */
export function dueDateFaultSentence(fault: DueDateFault): string {
  return fault === 'not-a-due-time' ? NOT_A_DUE_TIME : dateFaultSentence(fault);
}

const NOT_A_DUE_TIME =
  'Enter a due time on the quarter hour from 00:15 to 23:45, for example 2026-09-04T17:00. Leave it out for the end of the day.';
