// The rows of the schedule as they stand on the page: each section with the days under it.
import { scheduleRows } from '@elenchus/domain/schedule/schedule.ts';
import type { Schedule, ScheduleRow, Section } from '@elenchus/domain/schedule/schedule.ts';

export type DayRow = Extract<ScheduleRow, { kind: 'topic' }>;

export interface SchedulePart {
  /** null for days that stand before the first section. */
  readonly section: Section | null;
  readonly days: readonly DayRow[];
}

/** All rows in order, parted at the sections. */
export function scheduleParts(schedule: Schedule): readonly SchedulePart[] {
  const parts: { section: Section | null; days: DayRow[] }[] = [];
  for (const row of scheduleRows(schedule)) {
    const last = parts.at(-1);
    if (row.kind === 'section') parts.push({ section: row.section, days: [] });
    else if (last === undefined) parts.push({ section: null, days: [row] });
    else last.days.push(row);
  }
  return parts;
}
