// The next class day, for the facts next to the description.
import type { IsoDate } from '@elenchus/domain/base/calendar.ts';
import { datesByIndex } from '@elenchus/domain/schedule/schedule.ts';
import type { Schedule } from '@elenchus/domain/schedule/schedule.ts';

interface NextClass {
  readonly topic: string;
  readonly date: IsoDate;
  readonly isToday: boolean;
}

/** The first dated class day that is not over, or null. */
export function nextClass(schedule: Schedule, today: IsoDate): NextClass | null {
  const dates = datesByIndex(schedule.dates);
  let next: NextClass | null = null;
  for (const { name, index } of schedule.topics) {
    const date = dates.get(index)?.isoDate ?? null;
    if (date === null || date < today || (next !== null && next.date <= date)) continue;
    next = { topic: name, date, isToday: date === today };
  }
  return next;
}
