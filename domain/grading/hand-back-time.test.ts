import { expect, test } from 'vitest';
import type { IsoDate } from '../base/calendar.ts';
import { designItem, designKeyText, type DesignItem } from '../design/design-item.ts';
import { newEvaluation, writeEvaluation, type Evaluation } from './evaluation.ts';
import {
  handBackRecords,
  parseHandBackTime,
  preselectedEvaluation,
  readHandBackTimes,
  writeHandBackTime,
} from './hand-back-time.ts';

function due(id: string, date: string | null, handedBack = true): Evaluation {
  return { ...newEvaluation(id), dueDate: date as IsoDate | null, handedBack };
}

const early = due('EARLY', '2026-09-01');
const late = due('LATE', '2026-11-01');
const shut = due('SHUT', '2026-12-01', false);

test.each<[string, readonly Evaluation[], Readonly<Record<string, number>>, string | null]>([
  ['none is handed back', [shut], { SHUT: 9 }, null],
  ['the one handed back last, though due first', [early, late], { EARLY: 2, LATE: 1 }, 'EARLY'],
  ['the one handed back last, in any order', [late, early], { EARLY: 2, LATE: 1 }, 'EARLY'],
  ['not one that was taken back', [early, late, shut], { EARLY: 2, LATE: 1, SHUT: 9 }, 'EARLY'],
  ['a recorded time before none', [early, late], { EARLY: 1 }, 'EARLY'],
  ['handed back at once: the one due last', [late, early], { EARLY: 2, LATE: 2 }, 'LATE'],
])('GRD-83 the evaluation that opens first: %s', (_name, list, times, id) => {
  expect(preselectedEvaluation(list, new Map(Object.entries(times)))?.id ?? null).toBe(id);
});

test.each<[string, readonly Evaluation[], string]>([
  ['the one due last of those handed back', [early, late, shut], 'LATE'],
  ['a dated one before an undated one', [late, due('B', null)], 'LATE'],
  ['the last of equal ones', [due('A', null), due('B', null)], 'B'],
])('GRD-29 without recorded times: %s', (_name, list, id) => {
  expect(preselectedEvaluation(list, new Map())?.id).toBe(id);
});

test('GRD-82 a time is read as it was written', () => {
  const written = writeHandBackTime('E', Date.UTC(2026, 10, 25, 4, 59, 7, 5));
  expect(written.dataText).toBe('2026-11-25T04:59:07.005Z');
  expect([...readHandBackTimes([written])]).toEqual([['E', Date.UTC(2026, 10, 25, 4, 59, 7, 5)]]);
});

test.each(['', 'soon', '2026-11-25', '2026-11-25T04:59:07', '2026-13-25T04:59:07Z'])(
  'GRD-82 %j is no time',
  (text) => {
    expect(parseHandBackTime(text)).toBeNull();
    const item = designItem({ dataType: 'handBackTime', dataID: 'E', dataText: text });
    expect(readHandBackTimes([item]).size).toBe(0);
  },
);

const AT = Date.UTC(2026, 10, 25);
const [open, back] = [due('E', '2026-11-01', false), due('E', '2026-11-01')].map(writeEvaluation);

test.each<[string, (DesignItem | undefined)[], (DesignItem | undefined)[], string[], string[]]>([
  ['a new time when it is handed back', [open], [back], ['E'], []],
  ['a new time when it is created handed back', [], [back], ['E'], []],
  ['no new time when another field changes', [back], [back], [], []],
  ['no time when it is taken back', [back], [open], [], ['E']],
])('GRD-82 a save of an evaluation records %s', (_name, before, after, written, removed) => {
  const stored = new Map(before.flatMap((item) => (item ? [[designKeyText(item), item]] : [])));
  const upserts = after.filter((item) => item !== undefined);
  const records = handBackRecords({ stored, upserts, removed: [] }, AT);
  expect(records.upserts).toEqual(written.map((id) => writeHandBackTime(id, AT)));
  expect(records.removals.map(({ dataID }) => dataID)).toEqual(removed);
});

test('GRD-82 the time is removed with its evaluation', () => {
  const removed = [writeEvaluation(due('E', null)), designItem({ dataType: 'topic', dataID: 'T' })];
  const { removals, upserts } = handBackRecords({ stored: new Map(), upserts: [], removed }, AT);
  expect(removals).toEqual([designItem({ dataType: 'handBackTime', dataID: 'E' })]);
  expect(upserts).toEqual([]);
});
