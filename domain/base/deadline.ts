// The end of a day as a deadline: when it is, how it reads, and how much time is left (CAL-25 to CAL-27).
import { addDays, daysBetween, monthDayLabel, type IsoDate } from './calendar.ts';
import { countedNoun } from './counted-noun.ts';
import { instantOfLocalTime, localDate, type TimeZone } from './zoned-time.ts';

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

/** The last minute of a day: 'Nov 25, 11:59 PM, New York time'; with the year when it isn't the current one. */
export function deadlineText(date: IsoDate, nowEpochMs: number, zone: TimeZone): string {
  const year = date.slice(0, 4);
  const isThisYear = localDate(nowEpochMs, zone).startsWith(year);
  return `${monthDayLabel(date)}${isThisYear ? '' : `, ${year}`}, ${LAST_MINUTE}, ${zoneTime(zone)}`;
}

const LAST_MINUTE = '11:59 PM';

/**
 * How much time is left until the end of a day, rounded down: calendar days until the last day, then elapsed hours
 * and minutes, even when the clocks change. Null when the day is over.
 */
export function timeLeftText(date: IsoDate, nowEpochMs: number, zone: TimeZone): string | null {
  const days = daysBetween(localDate(nowEpochMs, zone), date);
  if (days < 0) return null;
  if (days > 0) return `${countedNoun(days, 'day')} left`;
  const left = Math.max(0, endOfDay(date, zone) - nowEpochMs);
  if (left >= HOUR) return `${countedNoun(Math.floor(left / HOUR), 'hour')} left`;
  if (left >= MINUTE) return `${countedNoun(Math.floor(left / MINUTE), 'minute')} left`;
  return 'less than a minute left';
}

/** A zone as people name it: 'New York time' for America/New_York. */
export function zoneTime(zone: TimeZone): string {
  const place = zone.split('/').at(-1) ?? zone;
  return `${place.replaceAll('_', ' ')} time`;
}
