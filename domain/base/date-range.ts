// A run of calendar days, from its first to its last, and the label that people read (CAL-29 to CAL-31).
import { cardDateLabel, daysBetween, type IsoDate } from './calendar.ts';

export interface DateRange {
  readonly from: IsoDate;
  /** The same as `from` when it is a single day. */
  readonly to: IsoDate;
}

/** Whether a date is in a range; the first and last day are. */
export function isInRange(date: IsoDate, { from, to }: DateRange): boolean {
  return from <= date && date <= to;
}

/** Whether two ranges share a day. */
export function rangesOverlap(first: DateRange, second: DateRange): boolean {
  return first.from <= second.to && second.from <= first.to;
}

/** How many days a range has. */
export function rangeLength({ from, to }: DateRange): number {
  return daysBetween(from, to) + 1;
}

/** 'Nov 26', 'Nov 26 – 28', 'Nov 30 – Dec 2'; with the years when they differ: 'Dec 20, 2026 – Jan 8, 2027'. */
export function dateRangeLabel({ from, to }: DateRange): string {
  if (from === to) return dayLabel(from);
  if (from.slice(0, 4) !== to.slice(0, 4)) {
    return `${dayLabel(from)}, ${Number(from.slice(0, 4))} – ${dayLabel(to)}, ${Number(to.slice(0, 4))}`;
  }
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${dayLabel(from)} – ${isOneMonth ? Number(to.slice(8)) : dayLabel(to)}`;
}

function dayLabel(date: IsoDate): string {
  return `${cardDateLabel(date).slice(0, 3)} ${Number(date.slice(8))}`;
}
