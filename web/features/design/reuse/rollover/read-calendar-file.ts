// Reads the days of a calendar file (.ics).
import type ICAL from 'ical.js';
import { addDays, isIsoDate, type IsoDate } from '@elenchus/domain/base/calendar.ts';
import type { DaysOff } from '@elenchus/domain/rollover/rollover-plan.ts';
import { MAX_REASON_CHARACTERS } from '@elenchus/domain/schedule/no-class.ts';

/** The file isn't a calendar. */
class UnreadableCalendar extends Error {
  override readonly name = 'UnreadableCalendar';
}

const MOST_EVENTS = 5000;
/** Of all repeated events together: daily ones of many years. */
const MOST_REPETITIONS = 30_000;

/** Days between which repeated events count. */
interface Span {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** Every event with its days; of repeated events, each time within the span. */
export async function readCalendarFile(text: string, span: Span): Promise<readonly DaysOff[]> {
  const { default: ical } = await import('ical.js');
  try {
    const calendar = new ical.Component(ical.parse(text));
    const budget = { left: MOST_REPETITIONS };
    const events = calendar.getAllSubcomponents('vevent').slice(0, MOST_EVENTS);
    return events.flatMap((component) => {
      const event = new ical.Event(component);
      const reason = (event.summary ?? '').trim().slice(0, MAX_REASON_CHARACTERS);
      const times = event.isRecurring() ? timesWithin(event, span, budget) : [event];
      return times.flatMap((time) => daysOf(time, reason));
    });
  } catch {
    throw new UnreadableCalendar();
  }
}

interface EventTime {
  readonly startDate: ICAL.Time | null;
  readonly endDate: ICAL.Time | null;
}

/** Each time of a repeated event, except the days that it leaves out. */
function timesWithin(event: ICAL.Event, { from, to }: Span, budget: { left: number }): EventTime[] {
  const found: EventTime[] = [];
  const repeated = event.iterator();
  for (; budget.left > 0; budget.left -= 1) {
    const next = repeated.next();
    const day = isoDay(next?.toString());
    if (!next || (day !== null && day > to)) break;
    if (day !== null && day >= from) found.push(event.getOccurrenceDetails(next));
  }
  return found;
}

function daysOf(time: EventTime, reason: string): DaysOff[] {
  const { startDate } = time;
  const from = isoDay(startDate?.toString());
  // An event without a start has no end either: asking for it would fail.
  if (from === null) return [];
  const end = isoDay(time.endDate?.toString()) ?? from;
  // The end of an event that lasts whole days is the day after.
  const last = startDate?.isDate && end > from ? addDays(end, -1) : end;
  return [{ from, to: last < from ? from : last, reason }];
}

function isoDay(text = ''): IsoDate | null {
  const day = text.slice(0, 10);
  return isIsoDate(day) ? day : null;
}
