// Decides when a row of the schedule that is still closed opens (DAY-11).
import { isOnCalendar, openDate, openingOf, type CourseDayInput } from './current-day.ts';
import type { IsoDate } from '../base/calendar.ts';

export type DayOpening =
  | { readonly kind: 'at'; readonly epochMs: number }
  /** When a person moves the course forward. */
  | { readonly kind: 'by-hand' }
  /** Neither it nor any later row has a future date. */
  | { readonly kind: 'no-date' }
  /** No time for new content is saved. */
  | { readonly kind: 'no-time' };

/** The opening of the row with this index, which isn't open now. */
export function openingOfRow(input: CourseDayInput, index: number): DayOpening {
  const { timeToShowNewContent: time, timeZone } = input;
  if (input.mode === 'manual') return { kind: 'by-hand' };
  const today = openDate(input);
  if (time === null || today === null) return { kind: 'no-time' };
  const date = firstDateReaching(input, index, today);
  return date === null
    ? { kind: 'no-date' }
    : { kind: 'at', epochMs: openingOf(date, time, timeZone) };
}

/** The first date after another on which the course reaches a row; null when there is none. */
export function firstDateReaching(
  { dates }: Pick<CourseDayInput, 'dates'>,
  index: number,
  after: IsoDate,
): IsoDate | null {
  // The latest day with a date counts, so a day at or after the row is enough.
  return dates.reduce<IsoDate | null>((first, day) => {
    if (!isOnCalendar(day) || day.index < index || day.isoDate <= after) return first;
    return first === null || day.isoDate < first ? day.isoDate : first;
  }, null);
}
