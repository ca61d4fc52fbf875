// Finds the class day that comes next: the description names it, and the schedule opens at it (SCH-51, SCH-54).
import type { IsoDate } from '../base/calendar.ts';
import { datesByIndex } from './schedule.ts';
import type { Schedule } from './schedule.ts';

interface NextClass {
  readonly topicId: string;
  readonly topic: string;
  readonly date: IsoDate;
  readonly isToday: boolean;
}

/** The earliest class day from today on, or null when no later one has a date. */
export function nextClass(schedule: Schedule, today: IsoDate): NextClass | null {
  const dates = datesByIndex(schedule.dates);
  let next: NextClass | null = null;
  for (const { id, name, index } of schedule.topics) {
    const date = dates.get(index)?.isoDate ?? null;
    if (date === null || date < today || (next !== null && next.date <= date)) continue;
    next = { topicId: id, topic: name, date, isToday: date === today };
  }
  return next;
}

/** The name of the next class wherever it is shown. */
export function nextClassLabel({ isToday }: Pick<NextClass, 'isToday'>): string {
  return isToday ? 'Class today' : 'Next class';
}

interface ScheduleMark {
  readonly topicId: string;
  readonly label: string;
}

/** The row that the schedule marks: the next class, or the current course day where no class day has a date. */
export function scheduleMark(
  schedule: Schedule,
  today: IsoDate,
  courseDay: number | null,
): ScheduleMark | null {
  const next = nextClass(schedule, today);
  if (next !== null) return { topicId: next.topicId, label: nextClassLabel(next) };
  if (schedule.dates.some(({ isoDate }) => isoDate !== null)) return null;
  const current = schedule.topics.find(({ index }) => index === courseDay);
  return current ? { topicId: current.id, label: 'Current day' } : null;
}
