// A calendar as a file in the iCalendar format (RFC 5545): escaping, folding, dates (ARC-11).
import { addDays, type IsoDate } from '../base/calendar.ts';

/** Something in the calendar: on a whole day, or at a moment. */
export interface CalendarEvent {
  /** Stays the same when the event moves, so that calendars move it too. */
  readonly id: string;
  readonly title: string;
  /** '' for none. */
  readonly description: string;
  readonly when:
    | { readonly kind: 'day'; readonly date: IsoDate }
    | { readonly kind: 'moment'; readonly at: number };
}

interface Calendar {
  readonly course: string;
  readonly title: string;
  /** Every event carries a time of its own; one that never changes keeps the file the same until something does. */
  readonly stampedAt: number;
  readonly events: readonly CalendarEvent[];
}

/** The whole file. Times are UTC, so no description of a time zone can be wrong. */
export function calendarText(calendar: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Elenchus//Course calendar//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${escapedText(calendar.title)}`,
    `X-WR-CALNAME:${escapedText(calendar.title)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
    'X-PUBLISHED-TTL:PT4H',
    ...calendar.events.flatMap((event) => eventLines(event, calendar)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldedLine(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent, { course, stampedAt }: Calendar): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapedText(`${event.id}.${course}@elenchus`)}`,
    `DTSTAMP:${utcStamp(stampedAt)}`,
    ...whenLines(event.when),
    `SUMMARY:${escapedText(event.title)}`,
    ...(event.description === '' ? [] : [`DESCRIPTION:${escapedText(event.description)}`]),
    // A class doesn't make people busy all day, and neither does a due date at its minute.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function whenLines(when: CalendarEvent['when']): readonly string[] {
  if (when.kind === 'moment') return [`DTSTART:${utcStamp(when.at)}`];
  const [first, next] = [when.date, addDays(when.date, 1)].map((date) => date.replaceAll('-', ''));
  return [`DTSTART;VALUE=DATE:${first}`, `DTEND;VALUE=DATE:${next}`];
}

function utcStamp(epochMs: number): string {
  const text = Temporal.Instant.fromEpochMilliseconds(epochMs).toString({
    smallestUnit: 'second',
  });
  return text.replaceAll(/[-:]/g, '');
}

/** Backslashes, separators and line breaks are written as two characters; other control characters are left out. */
function escapedText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll(/[\p{Cc}\u2028\u2029]/gu, '');
}

const MOST_OCTETS = 75;

/** A line has at most 75 bytes; the rest follows on lines that begin with a space. No character is split. */
function foldedLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > MOST_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** How many bytes a character has in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
