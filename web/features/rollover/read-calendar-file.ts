// Reads the days of a calendar file (.ics).
import { addDays, isIsoDate, type IsoDate } from '@elenchus/domain/base/calendar.ts';
import type { DaysOff } from '@elenchus/domain/rollover/rollover-plan.ts';
import { MAX_REASON_CHARACTERS } from '@elenchus/domain/schedule/no-class.ts';

/** The file isn't a calendar. */
class UnreadableCalendar extends Error {
  override readonly name = 'UnreadableCalendar';
}

const MOST_EVENTS = 5000;

/** Every event with its days. A repeated event counts on its first day alone. */
export async function readCalendarFile(text: string): Promise<readonly DaysOff[]> {
  const { default: ical } = await import('ical.js');
  try {
    const calendar = new ical.Component(ical.parse(text));
    const events = calendar.getAllSubcomponents('vevent').slice(0, MOST_EVENTS);
    return events.flatMap((component) => {
      const event = new ical.Event(component);
      const from = isoDay(event.startDate?.toString());
      if (from === null) return [];
      const end = isoDay(event.endDate?.toString()) ?? from;
      // The end of an event that lasts whole days is the day after.
      const last = event.startDate.isDate && end > from ? addDays(end, -1) : end;
      const reason = (event.summary ?? '').trim().slice(0, MAX_REASON_CHARACTERS);
      return [{ from, to: last < from ? from : last, reason }];
    });
  } catch {
    throw new UnreadableCalendar();
  }
}

function isoDay(text = ''): IsoDate | null {
  const day = text.slice(0, 10);
  return isIsoDate(day) ? day : null;
}
