// The rows of the schedule as the page shows them: each section with its class days, and between them what is due and the days without class (VIEW-75).
import type { DueWork } from '@elenchus/domain/grading/due-work.ts';
import { rowsWithDueWork, type DueRow } from '@elenchus/domain/grading/schedule-due-rows.ts';
import { withNoClass, type NoClassRow } from '@elenchus/domain/grading/schedule-no-class-rows.ts';
import type { NoClass } from '@elenchus/domain/schedule/no-class.ts';
import { scheduleRows } from '@elenchus/domain/schedule/schedule.ts';
import type { Schedule, ScheduleRow, Section } from '@elenchus/domain/schedule/schedule.ts';

type DayRow = Extract<ScheduleRow, { kind: 'topic' }>;

type ShownRow = DayRow | DueRow | NoClassRow;

interface SchedulePart {
  /** null for rows above the first section. */
  readonly section: Section | null;
  readonly rows: readonly ShownRow[];
}

/** All rows in order, split at the sections. */
export function scheduleParts(
  schedule: Schedule,
  work: readonly DueWork[],
  noClass: readonly NoClass[],
): readonly SchedulePart[] {
  const parts: { section: Section | null; rows: ShownRow[] }[] = [];
  const rows = rowsWithDueWork(scheduleRows(schedule), work);
  for (const row of withNoClass(rows, noClass)) {
    const last = parts.at(-1);
    if (row.kind === 'section') parts.push({ section: row.section, rows: [] });
    else if (last === undefined) parts.push({ section: null, rows: [row] });
    else last.rows.push(row);
  }
  return parts;
}
