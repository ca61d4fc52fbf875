// A due date: a day, or a quarter hour of a day; how it is stored and compared (DUE-1 to DUE-3).
import { parseIsoDate, type DateFault, type IsoDate } from './calendar.ts';
import { accept, refuse, type Result } from './result.ts';

/** A quarter hour of a day, '00:15' to '23:45'. */
export type DueTime = string & { readonly __dueTime: true };

/** 'yyyy-mm-ddThh:mm'. */
type DueMinute = string & { readonly __dueMinute: true };

/** A day means its end. As text, a day sorts before its own times: use compareDueDates. */
export type DueDate = IsoDate | DueMinute;

export type DueDateFault = DateFault | 'not-a-due-time';

const DUE_TIME = /^(?!00:00)([01]\d|2[0-3]):(00|15|30|45)$/;

/** Whether the text is a time that can be chosen. Midnight isn't: the end of the day before is the same moment. */
export function isDueTime(text: string): text is DueTime {
  return DUE_TIME.test(text);
}

/** Reads a due date as people or programs enter it; spaces around it are ignored. */
export function parseDueDate(text: string): Result<DueDate, DueDateFault> {
  const [day = '', ...rest] = text.trim().split('T');
  const date = parseIsoDate(day);
  if (!date.ok || rest.length === 0) return date;
  const time = rest.join('T');
  return isDueTime(time) ? accept(dueDateAt(date.value, time)) : refuse('not-a-due-time');
}

/** The due date in a stored text; null for none. Anything other than a time after the date is ignored. */
export function readDueDate(text: string): DueDate | null {
  const whole = parseDueDate(text);
  if (whole.ok) return whole.value;
  const date = parseIsoDate(text.split('T', 1)[0] ?? '');
  return date.ok ? date.value : null;
}

/** A due date that the program wrote or received; anything else is a broken invariant and throws. */
export function dueDateOf(text: string): DueDate {
  const due = parseDueDate(text);
  if (!due.ok) throw new RangeError(`Not a due date: ${text}`);
  return due.value;
}

/** The due date of a day and a time; without a time, the end of the day. */
export function dueDateAt(date: IsoDate, time: DueTime | null): DueDate {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return time === null ? date : (`${date}T${time}` as DueMinute);
}

/** The day of a due date. */
export function dueDay(due: DueDate): IsoDate {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return due.slice(0, 10) as IsoDate;
}

/** The time of a due date; null for the end of the day. */
export function dueTimeOf(due: DueDate | null): DueTime | null {
  const time = due?.slice(11) ?? '';
  return isDueTime(time) ? time : null;
}

/** Minutes from the beginning of the day by the wall clock: 1440 for the end of the day. */
export function dueMinutes(due: DueDate): number {
  const time = dueTimeOf(due);
  if (time === null) return 24 * 60;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Below 0 when the first is due before the second; the end of a day comes after all its times. */
export function compareDueDates(first: DueDate, second: DueDate): number {
  const [one, other] = [sortable(first), sortable(second)];
  return Number(one > other) - Number(one < other);
}

/** Whether a due date moves to an earlier moment; without a date before or after, nothing moves (DUE-17). */
export function movesEarlier(before: DueDate | null, after: DueDate | null): boolean {
  return before !== null && after !== null && compareDueDates(after, before) < 0;
}

function sortable(due: DueDate): string {
  return dueTimeOf(due) === null ? `${due}T24:00` : due;
}
