// Moments seen from a time zone: the local date and minute, and the stamp of a submission (CAL-7 to CAL-10, DUE-5, DUE-8).
import { isoDateOf, type IsoDate } from './calendar.ts';
import { accept, refuse, type Result } from './result.ts';

/** The name of a time zone that exists, such as 'America/New_York'. */
export type TimeZone = string & { readonly __timeZone: true };

// A test checks this instead: nothing may touch Temporal while files load, or a browser couldn't add it first.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const DEFAULT_TIME_ZONE = 'America/New_York' as TimeZone;

interface LocalTime {
  readonly date: IsoDate;
  /** Minutes since midnight on the wall clock: 0 to 1439. */
  readonly minutes: number;
}

// A name starts with a letter: without this check whole timestamps and bare offsets would pass as zones.
const ZONE_NAME = /^[A-Za-z][A-Za-z0-9_+\-/]{0,63}$/;

// Needed at every save, and few names exist: no other text is cached.
const knownZones = new Set<string>();

/** Whether the text is the name of a time zone, in its usual spelling. */
export function isTimeZone(text: string): text is TimeZone {
  if (knownZones.has(text)) return true;
  if (usualSpelling(text) !== text) return false;
  knownZones.add(text);
  return true;
}

/** Reads the name of a time zone in any letter case. */
export function readTimeZone(text: string): Result<TimeZone, 'unknown-time-zone'> {
  const name = usualSpelling(text.trim());
  return name !== null && isTimeZone(name) ? accept(name) : refuse('unknown-time-zone');
}

/** The local date and minute of a moment. */
export function localTime(epochMs: number, zone: TimeZone): LocalTime {
  const local = atInstant(epochMs, zone);
  return { date: dateOf(local), minutes: local.hour * 60 + local.minute };
}

/** The local date of a moment. */
export function localDate(epochMs: number, zone: TimeZone): IsoDate {
  return dateOf(atInstant(epochMs, zone));
}

/** The stamp of a submission: ISO with the zone's offset, so that its date part is the local date. */
export function submissionTimestamp(epochMs: number, zone: TimeZone): string {
  return atInstant(epochMs, zone).toString({
    smallestUnit: 'millisecond',
    timeZoneName: 'never',
  });
}

/**
 * The first moment of a local day whose wall clock shows that minute or a later one. A minute that the clock skips
 * becomes the moment of the skip; a minute that occurs twice, its first occurrence.
 */
export function instantOfLocalTime(local: LocalTime, zone: TimeZone): number {
  const wall = wallTime(local);
  const compatible = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
  if (compatible.toPlainDateTime().equals(wall)) return compatible.epochMilliseconds;
  // 'earlier' gives a moment before the gap: the skip is the next change of offset.
  const skip = compatible.getTimeZoneTransition('next');
  return (skip ?? compatible).epochMilliseconds;
}

/** The same, except that a minute that occurs twice becomes its second occurrence. */
export function lastInstantOfLocalTime(local: LocalTime, zone: TimeZone): number {
  const later = wallTime(local).toZonedDateTime(zone, { disambiguation: 'later' });
  return later.toPlainDateTime().equals(wallTime(local))
    ? later.epochMilliseconds
    : instantOfLocalTime(local, zone);
}

const QUARTER_HOUR = 900_000;

/** Names the quarter hour of the local clock in which a moment is; those of a repeated hour have different names. */
export function quarterHour(epochMs: number, zone: TimeZone): string {
  const offset = atInstant(epochMs, zone).offsetNanoseconds / 1_000_000;
  return `${Math.floor((epochMs + offset) / QUARTER_HOUR)} ${offset}`;
}

function wallTime({ date, minutes }: LocalTime): Temporal.PlainDateTime {
  const midnight = Temporal.PlainDate.from(date);
  return midnight.toPlainDateTime({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
}

function dateOf(local: Temporal.ZonedDateTime): IsoDate {
  return isoDateOf(local.toPlainDate().toString());
}

function atInstant(epochMs: number, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(Math.trunc(epochMs)).toZonedDateTimeISO(zone);
}

function usualSpelling(name: string): string | null {
  if (!ZONE_NAME.test(name)) return null;
  try {
    return atInstant(0, name).timeZoneId;
  } catch {
    return null;
  }
}

/** A zone that the program names; an unknown one is a broken invariant and throws. */
export function timeZoneOf(name: string): TimeZone {
  if (!isTimeZone(name)) throw new RangeError(`This system does not know the time zone ${name}`);
  return name;
}
