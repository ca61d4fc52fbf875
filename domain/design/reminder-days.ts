// How many days before a due date students are reminded (NTC-8).
import type { DesignItem } from './design-item.ts';
import type { DesignChanges } from './diff-design.ts';
import { settingsChanges } from './setting-changes.ts';
import { readSettings, textSetting, type SettingsGroup } from './setting-codec.ts';

export const MOST_REMINDER_DAYS = 14;

/** A number of days; undefined when the text isn't one. 0 is off. */
export function parseReminderDays(text: string): number | undefined {
  const typed = text.trim();
  return /^\d{1,2}$/.test(typed) && Number(typed) <= MOST_REMINDER_DAYS ? Number(typed) : undefined;
}

const GROUP: SettingsGroup<{ readonly days: number }> = {
  defaults: { days: 0 },
  codecs: {
    days: textSetting({ dataType: 'reminderDays', dataID: '1' }, parseReminderDays, String),
  },
};

/** The number of days; 0 for never, which is the default. */
export function readReminderDays(items: readonly DesignItem[]): number {
  return readSettings(GROUP, items).days;
}

/** The saves that set the number of days. */
export function reminderDaysChanges(items: readonly DesignItem[], days: number): DesignChanges {
  return settingsChanges(GROUP, items, { days });
}
