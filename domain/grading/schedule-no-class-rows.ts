// Places days without class among the class days and due dates of the schedule (VIEW-75).
import type { IsoDate } from '../base/calendar.ts';
import { dueDay } from '../base/due-date.ts';
import type { NoClass } from '../schedule/no-class.ts';
import type { ScheduleRow } from '../schedule/schedule.ts';
import type { DueRow } from './schedule-due-rows.ts';

export interface NoClassRow {
  readonly kind: 'no-class';
  readonly id: string;
  readonly range: NoClass;
}

/**
 * The rows of the schedule with the days without class among them: each after the last class day that begins before
 * them, and after what is due on an earlier day. Days before the first or after the last class are left out.
 */
export function withNoClass(
  rows: readonly (ScheduleRow | DueRow)[],
  noClass: readonly NoClass[],
): readonly (ScheduleRow | DueRow | NoClassRow)[] {
  const noClassAfter = Map.groupBy(noClass, (range) => placeBefore(rows, range.from));
  return rows.flatMap((row, index) => [
    row,
    ...(noClassAfter.get(index) ?? []).map((range): NoClassRow => {
      return { kind: 'no-class', id: range.id, range };
    }),
  ]);
}

/** The row after which days without class belong; -1 when they aren't shown. */
function placeBefore(rows: readonly (ScheduleRow | DueRow)[], from: IsoDate): number {
  const next = rows.findIndex((row) => isAtLeast(dayOf(row), from));
  let last = rows.findLastIndex((row, index) => index < next && dayOf(row) !== null);
  if (last === -1) return -1;
  // What is due follows its class day at once, earliest first.
  for (let row = rows[last + 1]; row?.kind === 'due'; row = rows[last + 1]) {
    if (dueDay(row.work.date) >= from) break;
    last += 1;
  }
  return last;
}

/** The date of a class day; null for other rows, and while it isn't known. */
function dayOf(row: ScheduleRow | DueRow): IsoDate | null {
  return row.kind === 'topic' ? (row.date?.isoDate ?? null) : null;
}

function isAtLeast(day: IsoDate | null, from: IsoDate): boolean {
  return day !== null && day >= from;
}
