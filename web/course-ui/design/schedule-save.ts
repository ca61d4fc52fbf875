// The saves of a changed schedule. If the current day was set by hand, it follows its row.
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { joinChanges, type DesignChanges } from '@elenchus/domain/design/diff-design.ts';
import { progressSettingsChanges } from '@elenchus/domain/design/progress-settings-changes.ts';
import { followManualDay } from '@elenchus/domain/schedule/follow-manual-day.ts';
import { scheduleChanges } from '@elenchus/domain/schedule/schedule-codec.ts';
import type { Schedule } from '@elenchus/domain/schedule/schedule.ts';

/** Everything that has to be saved so that the course has this schedule. */
export function scheduleSave(
  items: readonly DesignItem[],
  { schedule, progress }: Pick<CourseModel, 'schedule' | 'progress'>,
  after: Schedule,
): DesignChanges {
  const rows = scheduleChanges(items, after);
  if (progress.manualDay === null) return rows;
  const manualDay = followManualDay(schedule, after, progress.manualDay);
  return joinChanges(rows, progressSettingsChanges(items, { ...progress, manualDay }));
}
