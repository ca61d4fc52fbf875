import { expect, test } from 'vitest';
import { designItem, type DesignItem } from './design-item.ts';
import { applyChanges, NO_CHANGES } from './diff-design.ts';
import { progressSettingsChanges } from './progress-settings-changes.ts';
import { readProgressSettings, type ProgressSettings } from './progress-settings.ts';

const time = (dataText: string, questionOptions: string): DesignItem =>
  designItem({ dataType: 'timeToShowNewContent', dataID: '1', dataText, questionOptions });
const manual = (dataText: string, dataIndex: string): DesignItem =>
  designItem({ dataType: 'currentCourseDate', dataID: '1', dataText, dataIndex });

test.each<[string, DesignItem[], Partial<ProgressSettings>]>([
  ['nothing stored', [], { isAutomatic: false, timeToShowNewContent: null, manualDay: null }],
  ['a time', [time('08:30', 'PM')], { timeToShowNewContent: { hour: 8, minute: 30, half: 'PM' } }],
  ['a blank time is no time', [time(' ', 'PM')], { timeToShowNewContent: null }],
  [
    'an unreadable time',
    [time('soon', '')],
    { timeToShowNewContent: { hour: 1, minute: 0, half: 'AM' } },
  ],
  ['a day set by hand', [manual('Wed, 9/4', '7')], { manualDay: { label: 'Wed, 9/4', index: 7 } }],
  ['a day without index', [manual('Wed, 9/4', '')], { manualDay: null }],
])('DSN-23 %s', (_name, items, expected) => {
  expect(readProgressSettings(items)).toMatchObject(expected);
});

test('DSN-23 what is written is read again, and clearing removes the item', () => {
  const after: ProgressSettings = {
    isAutomatic: true,
    timeToShowNewContent: { hour: 12, minute: 5, half: 'AM' },
    manualDay: { label: 'Fri, 9/6', index: 3 },
  };
  const saved = applyChanges([], progressSettingsChanges([], after));
  expect(readProgressSettings(saved)).toEqual(after);
  expect(progressSettingsChanges(saved, after)).toEqual(NO_CHANGES);
  expect(progressSettingsChanges(saved, { ...after, timeToShowNewContent: null })).toEqual({
    upserts: [],
    removals: [{ dataType: 'timeToShowNewContent', dataID: '1' }],
  });
});

test('DSN-13 an item is removed under the id that is stored', () => {
  const stored = [{ ...time('08:30', 'PM'), dataID: 'x' }];
  const after = { ...readProgressSettings(stored), timeToShowNewContent: null };
  expect(progressSettingsChanges(stored, after).removals).toEqual([
    { dataType: 'timeToShowNewContent', dataID: 'x' },
  ]);
});
