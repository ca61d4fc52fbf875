// What generating dates would do to the schedule, shown before it is done.
import { longDateLabel, type IsoDate } from '@elenchus/domain/base/calendar.ts';
import { attachDates } from '@elenchus/domain/schedule/date-generator.ts';
import type { Schedule } from '@elenchus/domain/schedule/schedule.ts';
import { countOf } from '../../../../ui/count-words.ts';

/** One or two sentences: how many dates there are, and which class days are added or get no date. */
export function generatorOutcome(schedule: Schedule, dates: readonly IsoDate[]): string {
  const after = attachDates(schedule, dates, passingIds());
  const newDays = after.topics.length - schedule.topics.length;
  const withoutDate = after.dates.filter(({ isoDate }) => isoDate === null).length;
  const meetings = `The class meets ${countOf(dates.length, 'time')}.`;
  if (withoutDate > 0) {
    return `${meetings} ${countOf(withoutDate, 'class day')} will have no date (‘??’).`;
  }
  if (newDays === 0) return `${meetings} Each of your class days gets a date.`;
  return newDays === after.topics.length
    ? `${meetings} Each date becomes a class day. You name the class days in the Schedule Maker.`
    : `${meetings} Your class days come first, followed by ${countOf(newDays, 'new one')}.`;
}

/** A warning about a wrong year, shown before saving; null where the term has a day in the future. */
export function pastTermSentence(dates: readonly IsoDate[], today: IsoDate): string | null {
  const last = dates.at(-1);
  return last !== undefined && last < today
    ? `All these dates are in the past. The last one was ${longDateLabel(last)}. Is the year right?`
    : null;
}

/** For a schedule that is never kept. */
function passingIds() {
  let last = 0;
  const next = (): string => `new ${(last += 1)}`;
  return { section: next, topic: next, courseDate: next };
}
