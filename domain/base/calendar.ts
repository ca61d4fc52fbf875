// Date-only values: which texts are dates, moving by days, weekdays, and the labels that people read (CAL-1 to CAL-6).
import { accept, refuse, type Result } from './result.ts';

/** A calendar date, 'yyyy-mm-dd', known to exist. Two of them can be compared as text. */
export type IsoDate = string & { readonly __isoDate: true };

export type DateFault = 'not-a-date' | 'no-such-day';

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
type Weekday = (typeof WEEKDAYS)[number];

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const DATE_SENTENCES: Record<DateFault, string> = {
  'not-a-date': 'Enter the date as yyyy-mm-dd, for example 2026-09-04.',
  'no-such-day': 'That date doesn’t exist.',
};

const SHAPE = /^\d{4}-\d{2}-\d{2}$/;
const WITHIN_MONTH = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const FIRST_DAY = '0000-01-01';
const LAST_DAY = '9999-12-31';

/** Whether the text is a day that exists, written yyyy-mm-dd. */
export function isIsoDate(text: string): text is IsoDate {
  if (!WITHIN_MONTH.test(text)) return false;
  // Every month has a 28th, so most dates need no calendar.
  if (text.slice(8) <= '28') return true;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  // Temporal constrains the 30th of February to the 28th, so a day that does not exist changes its text.
  return Temporal.PlainDate.from({ year, month, day }).toString() === text;
}

/** A date that the program wrote or computed; anything else is a broken invariant and throws. */
export function isoDateOf(text: string): IsoDate {
  if (!isIsoDate(text)) throw new RangeError(`Not a date of the years 0000 to 9999: ${text}`);
  return text;
}

/** Reads a typed date; spaces around it are ignored. */
export function parseIsoDate(text: string): Result<IsoDate, DateFault> {
  const trimmed = text.trim();
  if (!SHAPE.test(trimmed)) return refuse('not-a-date');
  return isIsoDate(trimmed) ? accept(trimmed) : refuse('no-such-day');
}

/** The sentence for a date that was refused. */
export function dateFaultSentence(fault: DateFault): string {
  return DATE_SENTENCES[fault];
}

/** The date that many days later (or earlier); it stops at the years 0000 and 9999. */
export function addDays(date: IsoDate, days: number): IsoDate {
  const start = Temporal.PlainDate.from(date);
  const wanted = Number.isNaN(days) ? 0 : Math.trunc(days);
  const most = start.until(LAST_DAY).days;
  const least = start.until(FIRST_DAY).days;
  const bounded = Math.min(most, Math.max(least, wanted));
  return isoDateOf(start.add({ days: bounded }).toString());
}

const DAY = 86_400_000;

/** How many days from the first date to the second; negative when the second is earlier. */
export function daysBetween(first: IsoDate, second: IsoDate): number {
  // A date alone means its midnight in UTC, where every day has 24 hours.
  return (Date.parse(second) - Date.parse(first)) / DAY;
}

/** The weekday of a date. */
export function weekdayOf(date: IsoDate): Weekday {
  return WEEKDAYS[Temporal.PlainDate.from(date).dayOfWeek - 1] ?? 'Monday';
}

/** The label of a class day: 'Wed, 9/4'. */
export function shortDateLabel(date: IsoDate): string {
  const { month, day } = Temporal.PlainDate.from(date);
  return `${weekdayOf(date).slice(0, 3)}, ${month}/${day}`;
}

/** A day within its year: 'Sep 4'. */
export function monthDayLabel(date: IsoDate): string {
  const { month, day } = Temporal.PlainDate.from(date);
  return `${(MONTHS[month - 1] ?? '').slice(0, 3)} ${day}`;
}

/** The card format: 'September 4, 2024'. */
export function cardDateLabel(date: IsoDate): string {
  const { year, month, day } = Temporal.PlainDate.from(date);
  return `${MONTHS[month - 1] ?? ''} ${day}, ${year}`;
}

/** The full form: 'Wednesday, September 4, 2024'. */
export function longDateLabel(date: IsoDate): string {
  return `${weekdayOf(date)}, ${cardDateLabel(date)}`;
}
