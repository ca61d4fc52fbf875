import { expect, test } from 'vitest';
import { timeZoneOf } from '../base/zoned-time.ts';
import { designItem } from '../design/design-item.ts';
import { lastAskingDay, parseAskingDays, readAskingDays, writeAskingDays } from './asking-days.ts';

test.each([
  ['7', 7],
  [' 14 ', 14],
  ['365', 365],
  ['0', null],
  ['366', null],
  ['1.5', null],
  ['-1', null],
  ['', null],
  ['a week', null],
])('ASK-1 %j is read as %j days', (text, days) => {
  expect(parseAskingDays(text)).toBe(days);
});

test('ASK-1 the setting belongs to an evaluation, and one that can’t be read is off', () => {
  const bad = designItem({ dataType: 'askingDays', dataID: 'END', dataText: 'soon' });
  expect([...readAskingDays([writeAskingDays('MID', 7), bad])]).toEqual([['MID', 7]]);
});

test('ASK-2 the last day is counted from the local day of the hand back, also when clocks change', () => {
  const zone = timeZoneOf('America/New_York');
  // 11:30 PM in New York, already the next day in UTC; the clocks change on Nov 1.
  const since = Date.parse('2026-10-29T03:30:00Z');
  expect(lastAskingDay(since, 7, zone)).toBe('2026-11-04');
});
