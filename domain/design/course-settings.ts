// The settings of a course: basics, flags, texts, grading options and time zone, with their defaults (DSN-15 to DSN-18).
import type { DesignItem } from './design-item.ts';
import { BASICS_ENTRIES } from './registry/basics-entries.ts';
import { GRADING_OPTION_ENTRIES } from './registry/grading-option-entries.ts';
import type { SettingsOf } from './registry/setting-entry.ts';
import { readSettings, settingsGroup } from './setting-codec.ts';

export const COURSE_SETTING_ENTRIES = { ...BASICS_ENTRIES, ...GRADING_OPTION_ENTRIES };

export type CourseSettings = SettingsOf<typeof COURSE_SETTING_ENTRIES>;

export const COURSE_SETTINGS = settingsGroup(COURSE_SETTING_ENTRIES);

/** The settings of a course that has stored none. */
export const DEFAULT_COURSE_SETTINGS: CourseSettings = COURSE_SETTINGS.defaults;

/** Reads the settings of a course; what is missing or cannot be read has its default. */
export function readCourseSettings(items: readonly DesignItem[]): CourseSettings {
  return readSettings(COURSE_SETTINGS, items);
}
