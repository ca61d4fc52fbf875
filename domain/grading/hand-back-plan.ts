// Reading the day and time of a planned hand back, in the time zone of the course (HBK-5).
import { dueDay, dueMinutes, dueTimeOf, parseDueDate } from '../base/due-date.ts';
import { accept, refuse, type Result } from '../base/result.ts';
import { instantOfLocalTime, type TimeZone } from '../base/zoned-time.ts';

type PlanFault = 'not-a-time' | 'past';

/** The moment of 'yyyy-mm-ddThh:mm' by the clock of the zone. It must be in the future. */
export function plannedMoment(
  text: string,
  now: number,
  zone: TimeZone,
): Result<number, PlanFault> {
  const read = parseDueDate(text);
  if (!read.ok || dueTimeOf(read.value) === null) return refuse('not-a-time');
  const local = { date: dueDay(read.value), minutes: dueMinutes(read.value) };
  const moment = instantOfLocalTime(local, zone);
  return moment > now ? accept(moment) : refuse('past');
}

/** The sentence for a time that can't be planned. */
export function planFaultSentence(fault: PlanFault): string {
  switch (fault) {
    case 'not-a-time':
      return 'Choose a day and a time for handing back, such as 2026-11-25T09:00. The time is a quarter hour.';
    case 'past':
      return 'That time has already passed. Choose a later time, or hand it back now.';
  }
}
