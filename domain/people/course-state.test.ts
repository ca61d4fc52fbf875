import { describe, expect, test } from 'vitest';
import {
  confirmDeletion,
  courseStateOf,
  defaultCourse,
  deletionTime,
  isDeletionDue,
  stoppedBy,
  type CourseState,
} from './course-state.ts';

const DAY = 86_400_000;

describe('the state of a course', () => {
  test.each([
    ['open', null, null, 'open'],
    ['closed', 5, null, 'closed'],
    ['going to be deleted', null, 9, 'scheduledForDeletion'],
    ['closed before it was deleted', 5, 9, 'scheduledForDeletion'],
  ] as const)('USR-91 %s', (_name, archivedAt, deleteAfter, state) => {
    expect(courseStateOf({ archivedAt, deleteAfter })).toBe(state);
  });

  // For each state: what stops reading, an ordinary write, a write about the caller's own account, an admin's decision.
  test.each<[CourseState, ...(CourseState | null)[]]>([
    ['open', null, null, null, null],
    ['closed', null, 'closed', null, null],
    [
      'scheduledForDeletion',
      'scheduledForDeletion',
      'scheduledForDeletion',
      'scheduledForDeletion',
      null,
    ],
  ])('USR-90 USR-91 in an %s course', (state, reading, writing, account, decision) => {
    const stops = [
      stoppedBy(state, { isWriting: false, worksIn: 'open' }),
      stoppedBy(state, { isWriting: true, worksIn: 'open' }),
      stoppedBy(state, { isWriting: true, worksIn: 'closed' }),
      stoppedBy(state, { isWriting: true, worksIn: 'scheduledForDeletion' }),
    ];
    expect(stops).toEqual([reading, writing, account, decision]);
  });
});

describe('deleting a course', () => {
  test('USR-92 happens after 30 days, not before', () => {
    const due = deletionTime(1000);
    expect(due).toBe(1000 + 30 * DAY);
    expect(isDeletionDue(due, due - 1)).toBe(false);
    expect(isDeletionDue(due, due)).toBe(true);
    expect(isDeletionDue(null, due)).toBe(false);
  });

  test.each([
    ['phil-101', true],
    [' phil-101 ', true],
    ['Phil-101', false],
    ['phil-1011', false],
    ['', false],
  ])('USR-92 typing "%s" confirms: %s', (typed, isConfirmed) => {
    expect(confirmDeletion('phil-101', typed).ok).toBe(isConfirmed);
  });
});

function course(name: string, archivedAt: number | null, deleteAfter: number | null) {
  return { course: name, archivedAt, deleteAfter };
}

describe('the course that opens first', () => {
  const [old, gone, open] = [
    course('old', 1, null),
    course('gone', null, 2),
    course('open', null, null),
  ];

  test.each([
    ['the one of the settings', [gone, open, old], 'old', 'old'],
    ['the first open one if that is deleted', [gone, old, open], 'gone', 'open'],
    ['the first open one without a setting', [old, gone, open], undefined, 'open'],
    ['a closed one if there is no other', [gone, old], undefined, 'old'],
    ['none if all are deleted', [gone], 'gone', undefined],
  ])('USR-96 is %s', (_name, courses, wanted, found) => {
    expect(defaultCourse(courses, wanted)?.course).toBe(found);
  });
});
