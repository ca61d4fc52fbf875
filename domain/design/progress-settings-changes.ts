import type { DesignItem } from './design-item.ts';
import type { DesignChanges } from './diff-design.ts';
import { PROGRESS_SETTINGS, type ProgressSettings } from './progress-settings.ts';
import { settingsChanges } from './setting-changes.ts';

/** The saves that turn the stored progress settings into these. */
export function progressSettingsChanges(
  items: readonly DesignItem[],
  after: ProgressSettings,
): DesignChanges {
  return settingsChanges(PROGRESS_SETTINGS, items, after);
}
