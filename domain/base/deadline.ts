// Deadlines: the moment of a due date, how it reads, and how much time is left (CAL-25 to CAL-27, DUE-5 to DUE-7).
import { addDays, daysBetween, monthDayLabel, type IsoDate } from './calendar.ts';
import { clockTimeLabel, clockTimeOfMinutes } from './clock-time.ts';
import { countedNoun } from './counted-noun.ts';
import { dueDay, dueMinutes, dueTimeOf, type DueDate } from './due-date.ts';
import {
  instantOfLocalTime,
  lastInstantOfLocalTime,
  localDate,
  localTime,
  type TimeZone,
} from './zoned-time.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** The first moment that no longer belongs to the day, by the clock of the zone. */
export function endOfDay(date: IsoDate, zone: TimeZone): number {
  return instantOfLocalTime({ date: addDays(date, 1), minutes: 0 }, zone);
}

/** Whether the day is over, by the clock of the zone. */
export function isDayOver(date: IsoDate, nowEpochMs: number, zone: TimeZone): boolean {
  return localDate(nowEpochMs, zone) > date;
}

const MOST_KNOWN = 500;
// A class has few due dates, and each is needed for every student.
const knownInstants = new Map<string, number>();

/** The first moment that is too late: a text saved then or later doesn't count. */
export function dueInstant(due: DueDate, zone: TimeZone): number {
  const key = `${due} ${zone}`;
  const cached = knownInstants.get(key);
  if (cached !== undefined) return cached;
  const instant =
    dueTimeOf(due) === null
      ? endOfDay(dueDay(due), zone)
      : lastInstantOfLocalTime({ date: dueDay(due), minutes: dueMinutes(due) }, zone);
  if (knownInstants.size >= MOST_KNOWN) knownInstants.clear();
  knownInstants.set(key, instant);
  return instant;
}

/** Whether a due date has passed. */
export function isPastDue(due: DueDate, nowEpochMs: number, zone: TimeZone): boolean {
  return nowEpochMs >= dueInstant(due, zone);
}

/** When something is due: 'Nov 25, 11:59 PM, New York time'; with the year when it isn't the current one. */
export function deadlineText(due: DueDate, nowEpochMs: number, zone: TimeZone): string {
  const { day, time } = shownDeadline(due, zone);
  const year = day.slice(0, 4);
  const isThisYear = localDate(nowEpochMs, zone).startsWith(year);
  return `${monthDayLabel(day)}${isThisYear ? '' : `, ${year}`}, ${time}, ${zoneTime(zone)}`;
}

const LAST_MINUTE = '11:59 PM';

/** A time that the clocks skip is shown as the moment that it means. */
function shownDeadline(
  due: DueDate,
  zone: TimeZone,
): { readonly day: IsoDate; readonly time: string } {
  if (dueTimeOf(due) === null) return { day: dueDay(due), time: LAST_MINUTE };
  const { date, minutes } = localTime(dueInstant(due, zone), zone);
  return { day: date, time: clockTimeLabel(clockTimeOfMinutes(minutes)) };
}

/**
 * How much time is left, rounded down: whole days by the calendar, then elapsed hours, even when the clocks change,
 * and with their minutes for the last hours. Null once the due date has passed.
 */
export function timeLeftText(due: DueDate, nowEpochMs: number, zone: TimeZone): string | null {
  if (isPastDue(due, nowEpochMs, zone)) return null;
  const now = localTime(nowEpochMs, zone);
  // When it is later in the day than the due time, the last day isn't a whole one.
  const days = daysBetween(now.date, dueDay(due)) - (now.minutes >= dueMinutes(due) ? 1 : 0);
  if (days > 0) return `${countedNoun(days, 'day')} left`;
  const left = Math.max(0, dueInstant(due, zone) - nowEpochMs);
  if (left >= HOUR) return `${hoursText(left)} left`;
  if (left >= MINUTE) return `${countedNoun(Math.floor(left / MINUTE), 'minute')} left`;
  return 'less than a minute left';
}

/** Below this, an hour more or less matters. */
const LAST_HOURS = 6;

function hoursText(left: number): string {
  const hours = countedNoun(Math.floor(left / HOUR), 'hour');
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const isLast = left < LAST_HOURS * HOUR && minutes > 0;
  return isLast ? `${hours} ${countedNoun(minutes, 'minute')}` : hours;
}

/** A zone as people name it: 'New York time' for America/New_York. */
export function zoneTime(zone: TimeZone): string {
  const place = zone.split('/').at(-1) ?? zone;
  return `${place.replaceAll('_', ' ')} time`;
}
