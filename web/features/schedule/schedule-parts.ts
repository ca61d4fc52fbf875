// The rows of the schedule as the page shows them: each section with its class days and what is due among them.
import type { DueWork } from '@elenchus/domain/grading/due-work.ts';
import { rowsWithDueWork, type DueRow } from '@elenchus/domain/grading/schedule-due-rows.ts';
import { scheduleRows } from '@elenchus/domain/schedule/schedule.ts';
import type { Schedule, ScheduleRow, Section } from '@elenchus/domain/schedule/schedule.ts';

export type DayRow = Extract<ScheduleRow, { kind: 'topic' }>;

export interface SchedulePart {
  /** null for rows before the first section. */
  readonly section: Section | null;
  readonly rows: readonly (DayRow | DueRow)[];
}

/** All rows in order, parted at the sections. */
export function scheduleParts(
  schedule: Schedule,
  work: readonly DueWork[],
): readonly SchedulePart[] {
  const parts: { section: Section | null; rows: (DayRow | DueRow)[] }[] = [];
  for (const row of rowsWithDueWork(scheduleRows(schedule), work)) {
    const last = parts.at(-1);
    if (row.kind === 'section') parts.push({ section: row.section, rows: [] });
    else if (last === undefined) parts.push({ section: null, rows: [row] });
    else last.rows.push(row);
  }
  return parts;
}
