// Where a due date is among the class days, and the date at the same place in the new term (RLL-16 to RLL-19).
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
type MovedDay = DatedDay & { readonly newDate: IsoDate };

/** The last class day up to a due date, or the first one if it is before all of them. Null without dated class days. */
export function duePlace(dueDate: IsoDate, days: readonly PlacedDay[]): DuePlace | null {
  const dated = days.filter(isDated);
  const day = dated.findLast(({ date }) => date <= dueDate) ?? dated[0];
  return day ? { day, days: daysBetween(day.date, dueDate) } : null;
}

/**
 * The due date in the new term: as many days after the same class day, but always before the next class day. If that
 * class day has no date in the new term, the one before counts. Null if none has.
 */
export function newDueDate(dueDate: IsoDate, days: readonly PlacedDay[]): IsoDate | null {
  const moved = days.filter(isMoved);
  const at = moved.findLastIndex(({ date }) => date <= dueDate);
  const day = moved[Math.max(at, 0)];
  if (!day) return null;
  const wanted = addDays(day.newDate, daysBetween(day.date, dueDate));
  if (at < 0) return wanted;
  const next = moved[at + 1];
  if (!next) return wanted;
  const latest = addDays(next.newDate, -1);
  const bounded = wanted < latest ? wanted : latest;
  return bounded < day.newDate ? day.newDate : bounded;
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

function isMoved(day: PlacedDay): day is MovedDay {
  return day.date !== null && day.newDate !== null;
}
