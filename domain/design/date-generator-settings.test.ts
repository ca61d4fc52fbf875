import { expect, test } from 'vitest';
import { isoDateOf } from '../base/calendar.ts';
import {
  dateGeneratorSettingsChanges,
  readDateGeneratorSettings,
  type DateGeneratorSettings,
} from './date-generator-settings.ts';
import { designItem } from './design-item.ts';
import { applyChanges, NO_CHANGES } from './diff-design.ts';

const filled: DateGeneratorSettings = {
  startDate: isoDateOf('2026-08-31'),
  endDate: isoDateOf('2026-12-11'),
  meetingDays: ['Monday', 'Wednesday'],
  hasGeneratedDates: true,
};
const empty: DateGeneratorSettings = {
  startDate: null,
  endDate: null,
  meetingDays: [],
  hasGeneratedDates: false,
};

test('DSN-24 an empty or unreadable form has no dates, no days, and nothing generated', () => {
  expect(readDateGeneratorSettings([])).toEqual(empty);
  const junk = [
    designItem({ dataType: 'startDate', dataID: '1', dataText: '2026-02-30' }),
    designItem({ dataType: 'meetsOnFriday', dataID: '1', dataText: 'maybe' }),
    designItem({ dataType: 'initialDatesGenerator', dataID: '1', dataText: '' }),
  ];
  expect(readDateGeneratorSettings(junk)).toEqual(empty);
});

test('DSN-24 what is written is read again', () => {
  const saved = applyChanges([], dateGeneratorSettingsChanges([], filled));
  expect(readDateGeneratorSettings(saved)).toEqual(filled);
  expect(dateGeneratorSettingsChanges(saved, filled)).toEqual(NO_CHANGES);
  expect(saved.map((item) => [item.dataType, item.dataText])).toEqual([
    ['startDate', '2026-08-31'],
    ['endDate', '2026-12-11'],
    ['initialDatesGenerator', 'true'],
    ['meetsOnMonday', 'true'],
    ['meetsOnWednesday', 'true'],
  ]);
});

test('DSN-24 a day without meetings loses its item', () => {
  const saved = applyChanges([], dateGeneratorSettingsChanges([], filled));
  const after = { ...filled, meetingDays: ['Wednesday'] as const };
  expect(dateGeneratorSettingsChanges(saved, after)).toEqual({
    upserts: [],
    removals: [{ dataType: 'meetsOnMonday', dataID: '1' }],
  });
});
