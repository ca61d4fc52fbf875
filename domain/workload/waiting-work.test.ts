import { expect, test } from 'vitest';
import { DEFAULT_TIME_ZONE } from '../base/zoned-time.ts';
import {
  changedNote,
  waitingCount,
  waitingReasons,
  waitingSince,
  waitingWords,
  WAITING_KINDS,
  type WaitingFacts,
} from './waiting-work.ts';

const NOW = 1000;
const base: WaitingFacts = {
  dueAt: 500,
  isComplete: false,
  isBegun: false,
  gradesDeletedAt: null,
  changedAt: null,
};

const kinds = (differs: Partial<WaitingFacts>) =>
  waitingReasons({ ...base, ...differs }, NOW).map(({ kind, since }) => [kind, since]);

test.each<[string, Partial<WaitingFacts>, unknown]>([
  ['LOD-20 work that is due and not graded', {}, [['ungraded', 500]]],
  ['LOD-20 work that is due this moment', { dueAt: NOW }, [['ungraded', NOW]]],
  ['LOD-20 work that is not due yet', { dueAt: NOW + 1 }, []],
  ['LOD-20 work without a due date', { dueAt: null }, []],
  ['LOD-21 work that was begun', { isBegun: true }, [['begun', 500]]],
  ['LOD-21 work that is complete', { isBegun: true, isComplete: true }, []],
  ['LOD-22 deleted grades', { gradesDeletedAt: 700 }, [['grades-deleted', 700]]],
  [
    'LOD-22 deleted grades, with a comment left',
    { gradesDeletedAt: 700, isBegun: true },
    [['grades-deleted', 700]],
  ],
  ['LOD-22 deleted grades before the new due date', { gradesDeletedAt: 700, dueAt: 2000 }, []],
  ['LOD-22 deleted grades, complete again', { gradesDeletedAt: 700, isComplete: true }, []],
  ['LOD-23 a change after complete', { isComplete: true, changedAt: 400 }, [['changed', 400]]],
  [
    'LOD-23 a change while work can still change',
    { isComplete: true, changedAt: 400, dueAt: 2000 },
    [],
  ],
  ['LOD-23 a change of work that is not complete', { changedAt: 400 }, [['ungraded', 500]]],
])('%s', (_name, differs, expected) => {
  expect(kinds(differs)).toEqual(expected);
});

test('LOD-24 every kind has a heading, advice and the word of its date', () => {
  for (const kind of WAITING_KINDS) {
    const { label, advice } = waitingWords(kind);
    expect([label, advice].every((text) => text.trim() !== '')).toBe(true);
  }
  // Midnight in New York.
  const moment = Date.parse('2026-11-04T05:00:00Z');
  const labels = WAITING_KINDS.map((kind) => waitingSince(kind, moment, DEFAULT_TIME_ZONE));
  expect(labels).toEqual([
    'Waiting since Nov 4',
    'Due Nov 3',
    'Deleted Nov 4',
    'Changed Nov 4',
    'Due Nov 3',
    'Due Nov 3',
  ]);
});

test('LOD-35 requests come first, and no facts about grading make one', () => {
  expect(WAITING_KINDS[0]).toBe('request');
  expect(waitingWords('request').noun).toBe('request');
  const facts = [true, false].flatMap((isComplete) =>
    [null, 400].map((at) => ({ isComplete, gradesDeletedAt: at, changedAt: at })),
  );
  expect(facts.flatMap(kinds).map(([kind]) => kind)).not.toContain('request');
});

test('LOD-37 the mark in the student list', () => {
  expect(changedNote(Date.parse('2026-11-04T05:00:00Z'), DEFAULT_TIME_ZONE)).toBe('changed Nov 4');
});

test.each([
  [0, 'Nothing is waiting for you.'],
  [1, '1 thing is waiting for you.'],
  [1200, '1,200 things are waiting for you.'],
])('LOD-25 %i: %s', (count, sentence) => {
  expect(waitingCount(count)).toBe(sentence);
});
