import { expect, test } from 'vitest';
import { isoDateOf } from '../base/calendar.ts';
import { dueDateOf } from '../base/due-date.ts';
import { readTimeZone } from '../base/zoned-time.ts';
import type { User } from '../people/user.ts';
import { graderWorkload, type WorkloadInput } from './grader-workload.ts';

const read = readTimeZone('America/New_York');
if (!read.ok) throw new Error('The time zone is known.');
const clock = { nowEpochMs: Date.parse('2026-11-16T17:00:00Z'), zone: read.value };

function person(username: string, status: User['status'], ta: string | null = null): User {
  return { username, fullName: username, status, ta, password: 'set' };
}

const done = new Set(['ada E', 'bob E']);
const base: WorkloadInput = {
  users: [
    person('tom', 'ta'),
    person('tess', 'ta'),
    ...['ada', 'bob', 'cid', 'dan'].map((name) => person(name, 'student', 'tom')),
    person('eve', 'student'),
  ],
  hasTAs: true,
  evaluations: [
    { id: 'E', dueDate: dueDateOf('2026-11-10') },
    { id: 'F', dueDate: dueDateOf('2026-11-20') },
  ],
  gradingDueDates: new Map([['E', isoDateOf('2026-11-16')]]),
  isComplete: (username, id) => done.has(`${username} ${id}`),
  essaysOf: (username) =>
    username === 'cid' ? { essays: 3, words: 900 } : { essays: 1, words: 50 },
  completions: ['ada', 'bob'].map((student, index) => ({
    grader: 'tom',
    student,
    evaluationId: 'E',
    at: clock.nowEpochMs - (index + 1) * 86_400_000,
    isComplete: true,
  })),
  clock,
};

const rowOf = (name: string, differs: Partial<WorkloadInput> = {}) =>
  graderWorkload({ ...base, ...differs }).find((row) => row.name === name);

test('LOD-14 a grader’s row counts the students, the complete ones, and the essays and words of the others', () => {
  expect(rowOf('tom')).toMatchObject({ ta: 'tom', pace: { completed: 2, days: 2, perDay: 1 } });
  expect(rowOf('tom')?.evaluations[0]).toEqual({
    evaluationId: 'E',
    students: 4,
    complete: 2,
    left: 2,
    essaysLeft: 4,
    wordsLeft: 950,
    expectedEnd: '2026-11-17',
    isLate: true,
  });
  expect(rowOf('tess')?.evaluations[0]).toMatchObject({ students: 0, left: 0, expectedEnd: null });
});

test('LOD-15 students without a TA are in a row of their own, with the pace of the instructors', () => {
  const completions = [{ ...base.completions[0], grader: 'ina' }] as WorkloadInput['completions'];
  expect(rowOf('Unassigned', { completions })).toMatchObject({ ta: null, pace: { completed: 1 } });
  expect(rowOf('tom', { completions })?.pace.completed).toBe(0);
});

test('LOD-15 without TAs there is one row, and everyone who grades counts', () => {
  expect(rowOf('All students', { hasTAs: false })).toMatchObject({ pace: { completed: 2 } });
});

test('LOD-16 work that is not due yet is expected after its due date', () => {
  expect(rowOf('tom')?.evaluations[1]?.expectedEnd).toBe('2026-11-24');
});

test.each([
  ['the expected end is later', '2026-11-16', {}, true],
  ['the expected end is in time', '2026-11-17', {}, false],
  ['the date has passed and no pace is known', '2026-11-15', { completions: [] }, true],
  ['no pace is known and the date is ahead', '2026-11-18', { completions: [] }, false],
  ['nothing is left', '2026-11-01', { isComplete: () => true }, false],
])('LOD-17 late or not: %s', (_name, date, differs, isLate) => {
  const gradingDueDates = new Map([['E', isoDateOf(date)]]);
  expect(rowOf('tom', { gradingDueDates, ...differs })?.evaluations[0]?.isLate).toBe(isLate);
  const none = { ...differs, gradingDueDates: new Map() };
  expect(rowOf('tom', none)?.evaluations[0]?.isLate).toBe(false);
});
