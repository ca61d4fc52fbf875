// Reads and writes how many days before a due date students are reminded (NTC-8).
import type { DesignItem } from './design-item.ts';
import type { DesignChanges } from './diff-design.ts';
import { REMINDER_ENTRIES } from './registry/staff-setting-entries.ts';
import { settingsChanges } from './setting-changes.ts';
import { readSettings, settingsGroup } from './setting-codec.ts';

const GROUP = settingsGroup(REMINDER_ENTRIES);

/** The number of days; 0 for never, which is the default. */
export function readReminderDays(items: readonly DesignItem[]): number {
  return readSettings(GROUP, items).days;
}

/** The saves that set the number of days. */
export function reminderDaysChanges(items: readonly DesignItem[], days: number): DesignChanges {
  return settingsChanges(GROUP, items, { days });
}
