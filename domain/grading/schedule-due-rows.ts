// Places due dates among the class days of the schedule (VIEW-67).
import { dueDay } from '../base/due-date.ts';
import type { ScheduleRow } from '../schedule/schedule.ts';
import type { DueWork } from './due-work.ts';

export interface DueRow {
  readonly kind: 'due';
  readonly id: string;
  readonly work: DueWork;
}

/**
 * The rows of the schedule with what is due among them: each after the class day with the latest date up to the
 * due date, or first of all, under the first section, when every class day is later.
 */
export function rowsWithDueWork(
  rows: readonly ScheduleRow[],
  work: readonly DueWork[],
): readonly (ScheduleRow | DueRow)[] {
  const top = rows[0]?.kind === 'section' ? 1 : 0;
  const dueAfter = Map.groupBy(work, (each) => placeBefore(rows, each) + 1 || top);
  const dueRows = (index: number): readonly DueRow[] =>
    (dueAfter.get(index) ?? []).map((each) => {
      return { kind: 'due', id: `due-${each.evaluation.id}`, work: each };
    });
  return [...rows.flatMap((row, index) => [...dueRows(index), row]), ...dueRows(rows.length)];
}

/** The row after which something due belongs; -1 before every dated row. */
function placeBefore(rows: readonly ScheduleRow[], { date }: DueWork): number {
  let found = -1;
  let latest = '';
  for (const [index, row] of rows.entries()) {
    const day = row.kind === 'topic' ? row.date?.isoDate : null;
    if (!day || day > dueDay(date) || day < latest) continue;
    found = index;
    latest = day;
  }
  return found;
}
