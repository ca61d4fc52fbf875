import { COURSE_SETTINGS, type CourseSettings } from './course-settings.ts';
import type { DesignItem } from './design-item.ts';
import type { DesignChanges } from './diff-design.ts';
import { settingsChanges } from './setting-changes.ts';

/** The saves that turn the stored settings of a course into these. */
export function courseSettingsChanges(
  items: readonly DesignItem[],
  after: CourseSettings,
): DesignChanges {
  return settingsChanges(COURSE_SETTINGS, items, after);
}
