// The stored form of the date generator: first and last day, meeting days, and whether dates were generated (DSN-24).
import type { IsoDate } from '../base/calendar.ts';
import type { DesignItem } from './design-item.ts';
import type { DesignChanges } from './diff-design.ts';
import { DATE_GENERATOR_ENTRIES } from './registry/staff-setting-entries.ts';
import { settingsChanges } from './setting-changes.ts';
import { readSettings, settingsGroup } from './setting-codec.ts';

export const MEETING_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
export type MeetingDay = (typeof MEETING_DAYS)[number];

export interface DateGeneratorSettings {
  readonly startDate: IsoDate | null;
  readonly endDate: IsoDate | null;
  /** In the order of the week, each once. */
  readonly meetingDays: readonly MeetingDay[];
  readonly hasGeneratedDates: boolean;
}

const GROUP = settingsGroup(DATE_GENERATOR_ENTRIES);

/** Reads the form of the date generator. */
export function readDateGeneratorSettings(items: readonly DesignItem[]): DateGeneratorSettings {
  const { startDate, endDate, hasGeneratedDates, ...days } = readSettings(GROUP, items);
  const meetingDays = MEETING_DAYS.filter((day) => days[day]);
  return { startDate, endDate, meetingDays, hasGeneratedDates };
}

/** The saves that turn the stored form into this one; a day without meetings has no item. */
export function dateGeneratorSettingsChanges(
  items: readonly DesignItem[],
  { startDate, endDate, meetingDays, hasGeneratedDates }: DateGeneratorSettings,
): DesignChanges {
  const hasMeetings = new Set(meetingDays);
  return settingsChanges(GROUP, items, {
    startDate,
    endDate,
    hasGeneratedDates,
    Monday: hasMeetings.has('Monday'),
    Tuesday: hasMeetings.has('Tuesday'),
    Wednesday: hasMeetings.has('Wednesday'),
    Thursday: hasMeetings.has('Thursday'),
    Friday: hasMeetings.has('Friday'),
  });
}
