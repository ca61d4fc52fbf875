// Reads what is typed as a custom due date.
import { parseIsoDate, type IsoDate } from '../base/calendar.ts';
import { accept, refuse, type Result } from '../base/result.ts';

/** A custom due date: none, or a day that exists. */
export function readCustomDueDate(text: string): Result<IsoDate | null, 'not-a-date'> {
  if (text.trim() === '') return accept(null);
  const date = parseIsoDate(text);
  return date.ok ? accept(date.value) : refuse('not-a-date');
}
