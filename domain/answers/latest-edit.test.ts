import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hasWaited,
  isOutdated,
  latestEdits,
  serverEditTime,
  timeOfEdit,
  UNTIMED_EDIT,
} from './latest-edit.ts';

const NOW = 1_000_000;
/** The time at which an edit is stored; null when the stored one stays. */
function savedAs(claimed: number, now: number, stored: number | null): number | null {
  const time = timeOfEdit(claimed, now, stored);
  return stored !== null && isOutdated(time, stored) ? null : time;
}

const edit = (questionID: string, editedAt: number, text = '') => ({ questionID, editedAt, text });

test.each([
  ['one of each question', [edit('a', 1), edit('b', 2)], ['a1', 'b2']],
  ['the later one, whatever the order', [edit('a', 5), edit('a', 3), edit('b', 1)], ['a5', 'b1']],
  ['one without a time', [edit('a', UNTIMED_EDIT), edit('a', NOW)], [`a${UNTIMED_EDIT}`]],
  ['none of none', [], []],
])(
  'ANS-50 of several edits in one list the latest of each question counts: %s',
  (_name, edits, left) => {
    expect(latestEdits(edits).map(({ questionID, editedAt }) => questionID + editedAt)).toEqual(
      left,
    );
  },
);

test('ANS-50 of two edits with the same time, the one later in the list counts', () => {
  expect(latestEdits([edit('a', 1, 'first'), edit('a', 1, 'second')])).toEqual([
    edit('a', 1, 'second'),
  ]);
});

test.each([
  ['nothing', [], false],
  ['an edit of just now', [edit('a', NOW - 1000), edit('b', NOW + 99)], false],
  ['an edit without a time', [edit('a', UNTIMED_EDIT)], false],
  ['one edit of two minutes ago', [edit('a', NOW), edit('b', NOW - 120_000)], true],
])('ANS-55 whether edits waited on a device: %s', (_name, edits, expected) => {
  expect(hasWaited(edits, NOW)).toBe(expected);
});

describe('the time of an edit', () => {
  test.each([
    ['ANS-51 the first edit keeps its time', NOW - 5, null, NOW - 5],
    ['ANS-51 a later edit keeps its time', NOW - 5, NOW - 9, NOW - 5],
    ['ANS-51 an edit of the same time is saved', NOW - 5, NOW - 5, NOW - 5],
    ['ANS-51 an earlier edit is not saved', NOW - 9, NOW - 5, null],
    ['ANS-52 a clock ahead counts as now', NOW + 99, NOW - 5, NOW],
    ['ANS-52 a clock ahead counts as now, also for the first edit', NOW + 99, null, NOW],
    ['ANS-52 an edit without a time is made now', UNTIMED_EDIT, NOW - 5, NOW],
    [
      'ANS-51 an edit before the stored one is not saved by a server that is behind',
      NOW,
      NOW + 50,
      null,
    ],
    [
      'ANS-52 a server whose clock was set back saves at the time of the stored edit',
      NOW + 60,
      NOW + 50,
      NOW + 50,
    ],
  ])('%s', (_name, claimed, stored, time) => {
    expect(savedAs(claimed, NOW, stored)).toBe(time);
  });

  test('ANS-52 an edit made by a right clock after any other edit is always saved', () => {
    const moment = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(moment, moment, moment, (claimed, first, wait) => {
        const stored = timeOfEdit(claimed, first, null);
        const now = first + wait;
        expect(savedAs(now, now, stored)).toBe(now);
      }),
    );
  });

  test('ANS-53 an edit that the server makes is not replaced by one made before it', () => {
    const moment = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(moment, moment, moment, (now, stored, earlier) => {
        const time = serverEditTime(now, stored);
        expect(time).toBeGreaterThanOrEqual(Math.max(now, stored));
        fc.pre(earlier < time);
        expect(savedAs(earlier, now, time)).toBeNull();
      }),
    );
  });
});
