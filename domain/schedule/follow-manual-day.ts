// Keeps the day that was set by hand at its row when the schedule is edited (SCH-33).
import type { ManualDay } from '../design/registry/setting-forms.ts';
import { rowIndex, scheduleRows, type Schedule, type ScheduleRow } from './schedule.ts';

/** The manual day after an edit: at the same row, or at the last row before it that is still there. */
export function followManualDay(
  before: Schedule,
  after: Schedule,
  day: ManualDay,
): ManualDay | null {
  const rowsAfter = new Map(scheduleRows(after).map((row) => [rowKey(row), row]));
  const row = scheduleRows(before)
    .filter((each) => rowIndex(each) <= day.index)
    .map((each) => rowsAfter.get(rowKey(each)))
    .findLast((each) => each !== undefined);
  if (!row) return null;
  const label = row.kind === 'topic' ? row.date?.label : undefined;
  return { label: label ?? day.label, index: rowIndex(row) };
}

function rowKey({ kind, id }: ScheduleRow): string {
  return `${kind}/${id}`;
}
