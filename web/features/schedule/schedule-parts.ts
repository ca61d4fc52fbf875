// The rows of the schedule as the page shows them: each section with its class days, what is due among them, and the days without class between them (VIEW-75).
import type { DueWork } from '@elenchus/domain/grading/due-work.ts';
import { rowsWithDueWork, type DueRow } from '@elenchus/domain/grading/schedule-due-rows.ts';
import type { NoClass } from '@elenchus/domain/schedule/no-class.ts';
import { scheduleRows } from '@elenchus/domain/schedule/schedule.ts';
import type { Schedule, ScheduleRow, Section } from '@elenchus/domain/schedule/schedule.ts';

type DayRow = Extract<ScheduleRow, { kind: 'topic' }>;

export interface ShownDay {
  readonly kind: 'day';
  readonly row: DayRow;
  /** The days without class between this class day and the next one that has a date. */
  readonly noClassAfter: readonly NoClass[];
}

interface SchedulePart {
  /** null for rows above the first section. */
  readonly section: Section | null;
  readonly rows: readonly (ShownDay | DueRow)[];
}

/** All rows in order, split at the sections. */
export function scheduleParts(
  schedule: Schedule,
  work: readonly DueWork[],
  noClass: readonly NoClass[],
): readonly SchedulePart[] {
  const parts: { section: Section | null; rows: (ShownDay | DueRow)[] }[] = [];
  const rows = scheduleRows(schedule);
  const after = noClassByDay(rows, noClass);
  for (const row of rowsWithDueWork(rows, work)) {
    const last = parts.at(-1);
    if (row.kind === 'section') {
      parts.push({ section: row.section, rows: [] });
      continue;
    }
    const shown: ShownDay | DueRow =
      row.kind === 'due' ? row : { kind: 'day', row, noClassAfter: after.get(row.id) ?? [] };
    if (last === undefined) parts.push({ section: null, rows: [shown] });
    else last.rows.push(shown);
  }
  return parts;
}

/**
 * Placed after the last class day that begins before them. Days before the first or after the last class are left
 * out.
 */
function noClassByDay(
  rows: readonly ScheduleRow[],
  noClass: readonly NoClass[],
): ReadonlyMap<string, readonly NoClass[]> {
  const dated = rows.flatMap((row) => {
    const isoDate = row.kind === 'topic' ? row.date?.isoDate : null;
    return isoDate ? [{ id: row.id, isoDate }] : [];
  });
  const found = new Map<string, NoClass[]>();
  for (const range of noClass) {
    const next = dated.findIndex(({ isoDate }) => isoDate >= range.from);
    const before = dated[next - 1];
    if (before) found.set(before.id, [...(found.get(before.id) ?? []), range]);
  }
  return found;
}
