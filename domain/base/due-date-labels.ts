// Due dates and times as people read and choose them (DUE-1, DUE-4, DUE-5). The first screen of a student loads none of it.
import { cardDateLabel, monthDayLabel, longDateLabel } from './calendar.ts';
import { clockTimeLabel, clockTimeOfMinutes } from './clock-time.ts';
import { dueInstant } from './deadline.ts';
import {
  dueDay,
  dueMinutes,
  dueTimeOf,
  isDueTime,
  type DueDate,
  type DueTime,
} from './due-date.ts';
import { instantOfLocalTime, localTime, type TimeZone } from './zoned-time.ts';

function two(part: number): string {
  return String(part).padStart(2, '0');
}

/** Every time that can be chosen, in order. */
export const DUE_TIMES: readonly DueTime[] = Array.from({ length: 96 }, (_, quarter) => {
  return `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`;
}).filter(isDueTime);

/** A typed day with a chosen time, as it is stored; '' when no day is typed. */
export function dueDateText(day: string, time: DueTime | null): string {
  return day.trim() === '' || time === null ? day.trim() : `${day.trim()}T${time}`;
}

/** '5:00 PM'. */
export function dueTimeLabel(time: DueTime): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return clockTimeLabel(clockTimeOfMinutes(hours * 60 + minutes));
}

/** The card format: 'November 25, 2026', or 'November 25, 2026, 5:00 PM'. */
export function dueCardLabel(due: DueDate): string {
  return withTime(cardDateLabel(dueDay(due)), due);
}

/** The short form: 'Nov 25', or 'Nov 25, 5:00 PM'. */
export function dueShortLabel(due: DueDate): string {
  return withTime(monthDayLabel(dueDay(due)), due);
}

/** The full form: 'Wednesday, November 25, 2026', or that day with '5:00 PM'. */
export function dueLongLabel(due: DueDate): string {
  return withTime(longDateLabel(dueDay(due)), due);
}

/** When answers stop counting: 'the end of Wednesday, November 25, 2026', or that day with '5:00 PM'. */
export function dueEndLabel(due: DueDate): string {
  return dueTimeOf(due) === null ? `the end of ${dueLongLabel(due)}` : dueLongLabel(due);
}

function withTime(day: string, due: DueDate): string {
  const time = dueTimeOf(due);
  return time === null ? day : `${day}, ${dueTimeLabel(time)}`;
}

/** What a time means on a day on which the clocks skip or repeat it; null on every other day. */
export function clockChangeSentence(due: DueDate, zone: TimeZone): string | null {
  const time = dueTimeOf(due);
  if (time === null) return null;
  const local = { date: dueDay(due), minutes: dueMinutes(due) };
  const [first, last] = [instantOfLocalTime(local, zone), dueInstant(due, zone)];
  const label = dueTimeLabel(time);
  if (first !== last) return `The clocks show ${label} twice that day. The second time counts.`;
  const shown = localTime(last, zone);
  if (shown.date === local.date && shown.minutes === local.minutes) return null;
  const next = clockTimeLabel(clockTimeOfMinutes(shown.minutes));
  return `The clocks skip ${label} that day. Answers count until ${next}.`;
}
