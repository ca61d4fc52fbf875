// How a course moves from day to day: automatically at a time of day, or by hand (DSN-23).
import { clockTimeText, readClockTime, type ClockTime } from '../base/clock-time.ts';
import { parseIndex } from '../base/ordering.ts';
import { flag } from './course-settings.ts';
import type { DesignItem } from './design-item.ts';
import { readSettings, type SettingCodec, type SettingsGroup } from './setting-codec.ts';

export interface ManualDay {
  readonly label: string;
  /** The place in the common sequence of sections and topics. */
  readonly index: number;
}

export interface ProgressSettings {
  readonly isAutomatic: boolean;
  /** When the content of a day opens; null when no time is saved. */
  readonly timeToShowNewContent: ClockTime | null;
  /** The day that was set by hand; null when none is. */
  readonly manualDay: ManualDay | null;
}

const OPENING_TIME: SettingCodec<ClockTime | null> = {
  dataType: 'timeToShowNewContent',
  dataID: '1',
  read: ({ dataText, questionOptions }) =>
    dataText.trim() === '' ? null : readClockTime(dataText, questionOptions),
  write: (time) => time && { dataText: clockTimeText(time), questionOptions: time.half },
};

const MANUAL_DAY: SettingCodec<ManualDay | null> = {
  dataType: 'currentCourseDate',
  dataID: '1',
  read: ({ dataText, dataIndex }) => {
    const index = parseIndex(dataIndex);
    return index === null ? null : { label: dataText, index };
  },
  write: (day) => day && { dataText: day.label, dataIndex: String(day.index) },
};

export const PROGRESS_SETTINGS: SettingsGroup<ProgressSettings> = {
  defaults: { isAutomatic: false, timeToShowNewContent: null, manualDay: null },
  codecs: {
    isAutomatic: flag('usesAutomaticProgress'),
    timeToShowNewContent: OPENING_TIME,
    manualDay: MANUAL_DAY,
  },
};

/** Reads how the course moves on. */
export function readProgressSettings(items: readonly DesignItem[]): ProgressSettings {
  return readSettings(PROGRESS_SETTINGS, items);
}
