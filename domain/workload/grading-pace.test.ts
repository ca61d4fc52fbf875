import { describe, expect, test } from 'vitest';
import { isoDateOf } from '../base/calendar.ts';
import { readTimeZone } from '../base/zoned-time.ts';
import { completedWork, expectedEnds, gradingPace, type CompletionEntry } from './grading-pace.ts';

const read = readTimeZone('America/New_York');
if (!read.ok) throw new Error('The time zone is known.');
// 11 PM on November 16 in New York is already the 17th in UTC.
const clock = { nowEpochMs: Date.parse('2026-11-17T04:00:00Z'), zone: read.value };

function entry(day: string, differs: Partial<CompletionEntry> = {}): CompletionEntry {
  const at = Date.parse(`2026-11-${day}T17:00:00Z`);
  return { grader: 'tom', student: `s${day}`, evaluationId: 'E', at, isComplete: true, ...differs };
}

const paceOf = (...entries: readonly CompletionEntry[]) =>
  gradingPace(completedWork(entries, clock), (grader) => grader === 'tom');

describe('the pace of a grader', () => {
  test('LOD-10 is the students completed on a day of work', () => {
    const entries = [entry('10'), entry('10', { student: 'b' }), entry('12', { student: 'c' })];
    expect(paceOf(...entries)).toEqual({ completed: 3, days: 2, perDay: 1.5 });
    expect(paceOf()).toEqual({ completed: 0, days: 0, perDay: null });
  });

  test('LOD-10 the last 14 days count, by the clock of the course', () => {
    expect(paceOf(entry('02'), entry('03')).completed).toBe(1);
    const at = Date.parse('2026-11-03T04:59:00Z');
    expect(paceOf(entry('03', { at })).completed).toBe(0);
  });

  test.each([
    ['marked twice counts once', [{}, {}], 1],
    ['reopened does not count', [{}, { isComplete: false }], 0],
    ['completed by somebody else later counts for them', [{}, { grader: 'tess' }], 0],
    [
      'reopened by somebody else and completed again',
      [{}, { isComplete: false, grader: 'x' }, {}],
      1,
    ],
    ['in two evaluations counts twice', [{}, { evaluationId: 'F' }], 2],
  ])('LOD-11 the same work %s', (_name, changes, completed) => {
    const entries = changes.map((differs, index) =>
      entry('10', { student: 's', at: Date.parse(`2026-11-1${index}T17:00:00Z`), ...differs }),
    );
    expect(paceOf(...entries).completed).toBe(completed);
  });
});

describe('the expected end', () => {
  const today = isoDateOf('2026-11-16');
  const ends = (perDay: number | null, ...work: readonly [left: number, from?: string][]) =>
    expectedEnds(
      work.map(([left, from]) => ({ left, from: from === undefined ? null : isoDateOf(from) })),
      perDay,
      today,
    );

  test.each([
    [10, [5], '2026-11-16'],
    [10, [10], '2026-11-16'],
    [10, [11], '2026-11-17'],
    [0.5, [2], '2026-11-19'],
  ] as const)('LOD-12 at %d a day, %j are done on %s', (perDay, [left], end) => {
    expect(ends(perDay, [left])).toEqual([end]);
  });

  test('LOD-12 one evaluation follows the other, and none begins before its work is due', () => {
    expect(ends(10, [15], [5], [10])).toEqual(['2026-11-17', '2026-11-17', '2026-11-18']);
    expect(ends(10, [5], [10, '2026-12-01'])).toEqual(['2026-11-16', '2026-12-01']);
  });

  test('LOD-13 nothing left or no pace: no end', () => {
    expect(ends(10, [0])).toEqual([null]);
    expect(ends(null, [7])).toEqual([null]);
  });
});
