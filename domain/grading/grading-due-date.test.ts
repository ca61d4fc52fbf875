import { expect, test } from 'vitest';
import { isoDateOf } from '../base/calendar.ts';
import { designItem } from '../design/design-item.ts';
import { applyChanges } from '../design/diff-design.ts';
import { gradingDueDateChange, readGradingDueDates } from './grading-due-date.ts';

test('LOD-18 the date by which grading should be done is set, changed and removed', () => {
  const set = applyChanges([], gradingDueDateChange('E', isoDateOf('2026-11-20')));
  expect([...readGradingDueDates(set)]).toEqual([['E', '2026-11-20']]);
  const moved = applyChanges(set, gradingDueDateChange('E', isoDateOf('2026-11-21')));
  expect([...readGradingDueDates(moved)]).toEqual([['E', '2026-11-21']]);
  expect(applyChanges(moved, gradingDueDateChange('E', null))).toEqual([]);
});

test('LOD-18 a date that cannot be read counts as none', () => {
  const item = designItem({ dataType: 'gradingDueDate', dataID: 'E', dataText: 'soon' });
  expect(readGradingDueDates([item]).size).toBe(0);
});
