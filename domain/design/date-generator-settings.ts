// The stored form of the date generator: first and last day, meeting days, and whether dates were generated (DSN-24).
import { parseIsoDate, type IsoDate } from '../base/calendar.ts';
import type { DataType } from './data-types.ts';
import type { DesignItem } from './design-item.ts';
import type { DesignChanges } from './diff-design.ts';
import { settingsChanges } from './setting-changes.ts';
import {
  readSettings,
  textSetting,
  type SettingCodec,
  type SettingsGroup,
} from './setting-codec.ts';

export const MEETING_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
export type MeetingDay = (typeof MEETING_DAYS)[number];

export interface DateGeneratorSettings {
  readonly startDate: IsoDate | null;
  readonly endDate: IsoDate | null;
  /** In the order of the week, each once. */
  readonly meetingDays: readonly MeetingDay[];
  readonly hasGeneratedDates: boolean;
}

type StoredSettings = Pick<DateGeneratorSettings, 'startDate' | 'endDate' | 'hasGeneratedDates'> &
  Record<MeetingDay, boolean>;

const GROUP: SettingsGroup<StoredSettings> = {
  defaults: {
    startDate: null,
    endDate: null,
    hasGeneratedDates: false,
    Monday: false,
    Tuesday: false,
    Wednesday: false,
    Thursday: false,
    Friday: false,
  },
  codecs: {
    startDate: dateSetting('startDate'),
    endDate: dateSetting('endDate'),
    hasGeneratedDates: textSetting(
      { dataType: 'initialDatesGenerator', dataID: '1' },
      isTrueText,
      String,
    ),
    Monday: meetingDay('meetsOnMonday'),
    Tuesday: meetingDay('meetsOnTuesday'),
    Wednesday: meetingDay('meetsOnWednesday'),
    Thursday: meetingDay('meetsOnThursday'),
    Friday: meetingDay('meetsOnFriday'),
  },
};

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

function dateSetting(dataType: DataType): SettingCodec<IsoDate | null> {
  return textSetting({ dataType, dataID: '1' }, parseDate, (date) => date);
}

function meetingDay(dataType: DataType): SettingCodec<boolean> {
  return textSetting({ dataType, dataID: '1' }, isTrueText, (meetingDays) =>
    meetingDays ? 'true' : null,
  );
}

function parseDate(text: string): IsoDate | null {
  const date = parseIsoDate(text);
  return date.ok ? date.value : null;
}

function isTrueText(text: string): boolean {
  return text.trim().toLowerCase() === 'true';
}
