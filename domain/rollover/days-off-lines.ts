// Reads days without class from pasted lines in the usual spellings (RLL-30 to RLL-32).
import { isIsoDate, type IsoDate } from '../base/calendar.ts';
import { withoutEnd } from '../base/text-ends.ts';
import { readNoClassInput } from '../schedule/no-class.ts';
import type { DaysOff } from './rollover-plan.ts';

interface ReadLines {
  readonly entries: readonly DaysOff[];
  /** Lines without a date that could be read, as they were typed. */
  readonly unread: readonly string[];
}

interface TermSpan {
  readonly startDate: IsoDate | null;
  readonly endDate: IsoDate | null;
}

const MONTH_NAMES =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const WEEKDAY = '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\\.?,?\\s+)?';
const YEAR = '(?:,?\\s*(\\d{4})\\b)?';
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?\\b';
const TO = '\\s*(?:-|–|—|\\bto\\b|\\bthrough\\b|\\bthru\\b|\\buntil\\b)\\s*';

interface FoundDate {
  readonly year: number | null;
  readonly month: number;
  readonly day: number;
}

type Reader = (found: readonly (string | undefined)[]) => FoundDate;

/** Each way to write one day. */
const DAY_FORMS: readonly { readonly pattern: RegExp; readonly read: Reader }[] = [
  {
    pattern: new RegExp(`${WEEKDAY}\\b(\\d{4})-(\\d{1,2})-(\\d{1,2})`, 'iu'),
    read: ([year, month, day]) => dateOf(year, month, day),
  },
  {
    pattern: new RegExp(`${WEEKDAY}\\b(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}))?`, 'iu'),
    read: ([month, day, year]) => dateOf(year, month, day),
  },
  {
    pattern: new RegExp(`${WEEKDAY}\\b(${MONTH_NAMES})\\.?\\s+${DAY}${YEAR}`, 'iu'),
    read: ([month, day, year]) => dateOf(year, String(monthNumber(month)), day),
  },
  {
    pattern: new RegExp(`${WEEKDAY}\\b${DAY}\\.?\\s+(${MONTH_NAMES})\\b\\.?${YEAR}`, 'iu'),
    read: ([day, month, year]) => dateOf(year, String(monthNumber(month)), day),
  },
];

/** 'Nov 25-27' and '25-27 November': the month is written once. */
const SHORT_RANGES = [
  new RegExp(`${WEEKDAY}\\b(${MONTH_NAMES})\\.?\\s+${DAY}${TO}${DAY}${YEAR}`, 'iu'),
  new RegExp(`\\b${DAY}${TO}${DAY}\\.?\\s+(${MONTH_NAMES})\\b\\.?${YEAR}`, 'iu'),
];

/** The days in the lines; a date without a year is in the term. */
export function readDaysOffLines(text: string, term: TermSpan): ReadLines {
  const lines = text.split(/\r?\n/u).map((line) => line.trim());
  const entries: DaysOff[] = [];
  const unread: string[] = [];
  for (const line of lines.filter((each) => each !== '')) {
    const found = readLine(line, term);
    if (found) entries.push(found);
    else unread.push(line);
  }
  return { entries, unread };
}

function readLine(line: string, term: TermSpan): DaysOff | null {
  const found = shortRange(line) ?? longRange(line);
  if (!found) return null;
  const from = inTerm(found.from, term);
  const to = found.to === found.from ? from : inTerm(found.to, term, from);
  if (from === null || to === null) return null;
  const read = readNoClassInput({ from, to, reason: reasonIn(line, found.at, found.end) });
  return read.ok ? read.value : null;
}

interface FoundRange {
  readonly from: FoundDate;
  readonly to: FoundDate;
  readonly at: number;
  readonly end: number;
}

function shortRange(line: string): FoundRange | null {
  for (const [index, pattern] of SHORT_RANGES.entries()) {
    const match = pattern.exec(line);
    if (!match) continue;
    const [all, ...parts] = match;
    const [month, first, last, year] =
      index === 0 ? parts : [parts[2], parts[0], parts[1], parts[3]];
    const number = String(monthNumber(month));
    const [from, to] = [dateOf(year, number, first), dateOf(year, number, last)];
    return { from, to, at: match.index, end: match.index + all.length };
  }
  return null;
}

function longRange(line: string): FoundRange | null {
  const first = firstDay(line, 0);
  if (!first) return null;
  const rest = new RegExp(`^${TO}`, 'iu').exec(line.slice(first.end));
  const start = first.end + (rest?.[0].length ?? 0);
  const last = rest ? firstDay(line.slice(start), start) : null;
  return last && last.at === start
    ? {
        from: { ...first.date, year: first.date.year ?? earlierYear(first.date, last.date) },
        to: last.date,
        at: first.at,
        end: last.end,
      }
    : { from: first.date, to: first.date, at: first.at, end: first.end };
}

function firstDay(text: string, offset: number) {
  const found = DAY_FORMS.flatMap(({ pattern, read }) => {
    const match = pattern.exec(text);
    return match ? [{ match, date: read(match.slice(1)) }] : [];
  });
  const [first] = found.toSorted((one, other) => one.match.index - other.match.index);
  if (!first) return null;
  const at = offset + first.match.index;
  return { date: first.date, at, end: at + first.match[0].length };
}

/** 'Dec 20 to Jan 3, 2027' begins in 2026. */
function earlierYear(first: FoundDate, last: FoundDate): number | null {
  if (last.year === null) return null;
  return first.month > last.month ? last.year - 1 : last.year;
}

/** The date; without a year, the first one of that month and day from the given day on, or in the term. */
function inTerm(found: FoundDate, term: TermSpan, after: IsoDate | null = null): IsoDate | null {
  if (found.year !== null) return isoOf(found.year, found);
  const begin = after ?? term.startDate;
  if (begin === null) return null;
  const year = Number(begin.slice(0, 4));
  const same = isoOf(year, found);
  const next = isoOf(year + 1, found);
  if (same !== null && same >= begin) return same;
  const isNext =
    next !== null && (after !== null || (term.endDate !== null && next <= term.endDate));
  return isNext ? next : same;
}

function isoOf(year: number, { month, day }: FoundDate): IsoDate | null {
  const text = `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`;
  return isIsoDate(text) ? text : null;
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}

/** The words besides the dates, without the marks between them. */
function reasonIn(line: string, at: number, end: number): string {
  return [trim(line.slice(0, at)), trim(line.slice(end))].filter((part) => part !== '').join(' ');
}

function dateOf(year = '', month = '', day = ''): FoundDate {
  return { year: year === '' ? null : Number(year), month: Number(month), day: Number(day) };
}

function monthNumber(name = ''): number {
  return 'janfebmaraprmayjunjulaugsepoctnovdec'.indexOf(name.slice(0, 3).toLowerCase()) / 3 + 1;
}

function trim(text: string): string {
  return withoutEnd(text.replace(/^[\s:;,.()•*–—-]+/u, '').trimEnd(), ' :;,(•*–—-').replace(
    /\)$/u,
    '',
  );
}
