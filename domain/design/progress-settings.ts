// Reads how a course moves from day to day: automatically at a time of day, or by hand (DSN-23).
import type { DesignItem } from './design-item.ts';
import { PROGRESS_ENTRIES } from './registry/progress-entries.ts';
import type { SettingsOf } from './registry/setting-entry.ts';
import { readSettings, settingsGroup } from './setting-codec.ts';

/** The time is null when none is saved, and the manual day when none is set by hand. */
export type ProgressSettings = SettingsOf<typeof PROGRESS_ENTRIES>;

export const PROGRESS_SETTINGS = settingsGroup(PROGRESS_ENTRIES);

/** Reads how the course moves on. */
export function readProgressSettings(items: readonly DesignItem[]): ProgressSettings {
  return readSettings(PROGRESS_SETTINGS, items);
}
