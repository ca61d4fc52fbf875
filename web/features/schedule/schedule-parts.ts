// The rows of the schedule as the page shows them: each section with its class days and the days without class between them (VIEW-75).
import type { NoClass } from '@elenchus/domain/schedule/no-class.ts';
import { scheduleRows } from '@elenchus/domain/schedule/schedule.ts';
import type { Schedule, ScheduleRow, Section } from '@elenchus/domain/schedule/schedule.ts';

export type DayRow = Extract<ScheduleRow, { kind: 'topic' }>;

export interface SchedulePart {
  /** null for days above the first section. */
  readonly section: Section | null;
  readonly days: readonly ShownDay[];
}

export interface ShownDay {
  readonly row: DayRow;
  /** The days without class between this class day and the next one that has a date. */
  readonly noClassAfter: readonly NoClass[];
}

/** All rows in order, split at the sections. */
export function scheduleParts(
  schedule: Schedule,
  noClass: readonly NoClass[] = [],
): readonly SchedulePart[] {
  const parts: { section: Section | null; days: ShownDay[] }[] = [];
  const rows = scheduleRows(schedule);
  const after = noClassByDay(rows, noClass);
  for (const row of rows) {
    const last = parts.at(-1);
    if (row.kind === 'section') {
      parts.push({ section: row.section, days: [] });
      continue;
    }
    const day = { row, noClassAfter: after.get(row.id) ?? [] };
    if (last === undefined) parts.push({ section: null, days: [day] });
    else last.days.push(day);
  }
  return parts;
}

/** By the last class day that begins before them; what lies before the first or after the last class is of no interest. */
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
