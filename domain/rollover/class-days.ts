// Numbers the class days of a course, and gives each its meeting in a new term (RLL-11 to RLL-15).
import type { IsoDate } from '../base/calendar.ts';
import { scheduleRows, type Schedule, type Topic } from '../schedule/schedule.ts';
import type { RolloverPlan } from './rollover-plan.ts';

/** Topics that are taught together. */
interface ClassDay {
  /** The ID of its first topic. */
  readonly id: string;
  /** 1 for the first class. */
  readonly number: number;
  readonly date: IsoDate | null;
  readonly topics: readonly Topic[];
  /** The name of the section that it belongs to; empty before the first section. */
  readonly section: string;
}

export interface PlacedDay extends ClassDay {
  /** Topics that the new course has. */
  readonly kept: readonly Topic[];
  /** null if no meeting is left for it, or all its topics are dropped. */
  readonly newDate: IsoDate | null;
  readonly newNumber: number | null;
  /** It shares the meeting of the day before. */
  readonly isMerged: boolean;
}

export interface PlacedDays {
  readonly days: readonly PlacedDay[];
  /** Meetings after the last topic. */
  readonly spare: readonly IsoDate[];
}

/** The class days in order. Topics next to each other with the same date are one class day. */
export function numberedDays(schedule: Schedule): readonly ClassDay[] {
  const days: ClassDay[] = [];
  let section = '';
  for (const row of scheduleRows(schedule)) {
    if (row.kind === 'section') {
      section = row.section.name;
      continue;
    }
    const date = row.date?.isoDate ?? null;
    const last = days.at(-1);
    if (last && date !== null && last.date === date) {
      days[days.length - 1] = { ...last, topics: [...last.topics, row.topic] };
    } else {
      days.push({ id: row.id, number: days.length + 1, date, topics: [row.topic], section });
    }
  }
  return days;
}

/** Gives each class day the meeting of its number. Dropped days need none, and merged ones share one. */
export function placeDays(
  days: readonly ClassDay[],
  plan: Pick<RolloverPlan, 'merged' | 'dropped'>,
  meetings: readonly IsoDate[],
): PlacedDays {
  const merged = new Set(plan.merged);
  const dropped = new Set(plan.dropped);
  let used = 0;
  const placed = days.map((day): PlacedDay => {
    const kept = day.topics.filter(({ id }) => !dropped.has(id));
    if (kept.length === 0) {
      return { ...day, kept, newDate: null, newNumber: null, isMerged: false };
    }
    const isMerged = used > 0 && merged.has(day.id);
    if (!isMerged) used += 1;
    return { ...day, kept, newDate: meetings[used - 1] ?? null, newNumber: used, isMerged };
  });
  return { days: placed, spare: meetings.slice(used) };
}
