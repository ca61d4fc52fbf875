// Finds the place of a due date among the class days, and the date at the same place in the new term (RLL-16 to
// RLL-19, RLL-24).
import { addDays, daysBetween, type IsoDate } from '../base/calendar.ts';
import { countedNoun } from '../base/counted-noun.ts';
import type { PlacedDay } from './class-days.ts';

interface DuePlace {
  /** The class day from which the days are counted. */
  readonly day: PlacedDay;
  /** 0: on the day of that class. Negative only before the first class. */
  readonly days: number;
}

type DatedDay = PlacedDay & { readonly date: IsoDate };

/** The last class day up to a due date, or the first one if it is before all of them. Null without dated class days. */
export function duePlace(dueDate: IsoDate, days: readonly PlacedDay[]): DuePlace | null {
  const dated = days.filter(isDated);
  const day = dated.findLast(({ date }) => date <= dueDate) ?? dated[0];
  return day ? { day, days: daysBetween(day.date, dueDate) } : null;
}

/**
 * The due date in the new term: as many days after the same class day, but always before the next one. If that class day
 * is left out, the days count from the class day before. Null if the class day has no date in the new term.
 */
export function newDueDate(dueDate: IsoDate, days: readonly PlacedDay[]): IsoDate | null {
  const dated = days.filter(isDated);
  const remainingDays = dated.filter((day) => day.kept.length > 0);
  const at = remainingDays.findLastIndex(({ date }) => date <= dueDate);
  const day = remainingDays[Math.max(at, 0)];
  if (!day?.newDate) return null;
  if (at < 0) return addDays(day.newDate, daysBetween(day.date, dueDate));
  const wanted = addDays(day.newDate, daysAfter(day, dueDate, dated));
  const next = remainingDays[at + 1]?.newDate;
  if (!next) return wanted;
  const latest = addDays(next, -1);
  const bounded = wanted < latest ? wanted : latest;
  return bounded < day.newDate ? day.newDate : bounded;
}

/** The days from the last class day up to the due date, but no fewer than an earlier due date has. */
function daysAfter(first: DatedDay, dueDate: IsoDate, dated: readonly DatedDay[]): number {
  const run = dated.filter(({ date }) => first.date <= date && date <= dueDate);
  const days = run.map(({ date }, index) => {
    const next = run[index + 1];
    return next ? daysBetween(date, next.date) - 1 : daysBetween(date, dueDate);
  });
  return Math.max(...days);
}

/** 'on the day of class 9', '2 days after class 9', '3 days before class 1'. */
export function duePlaceWords({ number, days }: { number: number; days: number }): string {
  if (days === 0) return `on the day of class ${number}`;
  const distance = countedNoun(Math.abs(days), 'day');
  return `${distance} ${days > 0 ? 'after' : 'before'} class ${number}`;
}

function isDated(day: PlacedDay): day is DatedDay {
  return day.date !== null;
}
