import { describe, expect, test } from 'vitest';
import {
  countNew,
  kindsFor,
  MOST_NOTICES,
  noticeOf,
  seenUntil,
  shownNotices,
} from './course-notice.ts';
import { DAY, NOON, reader } from './testing/noticed-course.ts';

const announcement = (id: string, at: number) =>
  noticeOf({ id, at, kind: 'announcement', about: '', name: id });

const ids = (notices: readonly { readonly id: string }[]) => notices.map(({ id }) => id);

describe('NTC-1 each role has its kinds', () => {
  test.each([
    [
      'student',
      ['handed-back', 'answered', 'date-moved', 'section-opened', 'announcement', 'reminder'],
    ],
    ['ta', ['handed-back', 'date-moved', 'announcement']],
    ['instructor', ['date-moved', 'announcement']],
    ['guest', ['date-moved', 'section-opened', 'announcement']],
  ] as const)('%s', (status, kinds) => {
    expect(kindsFor(status)).toEqual(kinds);
  });

  test('a notice of another kind isn’t shown', () => {
    const reminder = noticeOf({ id: 'r', at: NOON, kind: 'reminder', about: 'one', name: 'Essay' });
    expect(shownNotices([reminder], reader({ status: 'guest' }), NOON)).toEqual([]);
  });
});

describe('NTC-2 notices are shown for 60 days, the newest first', () => {
  test('older and future ones are left out', () => {
    const notices = [
      announcement('old', NOON - 61 * DAY),
      announcement('first', NOON - 59 * DAY),
      announcement('last', NOON),
      announcement('future', NOON + 1),
    ];
    expect(ids(shownNotices(notices, reader(), NOON))).toEqual(['last', 'first']);
  });

  test('what happened before a person was added isn’t shown to them', () => {
    const notices = [announcement('before', NOON - 2 * DAY), announcement('after', NOON)];
    const late = reader({ addedAt: NOON - DAY });
    expect(ids(shownNotices(notices, late, NOON))).toEqual(['after']);
  });

  test('at most 50 are shown', () => {
    const notices = Array.from({ length: 60 }, (_, index) =>
      announcement(`${index}`, NOON - index),
    );
    const shown = ids(shownNotices(notices, reader(), NOON));
    expect([shown.length, shown[0], shown.at(-1)]).toEqual([MOST_NOTICES, '0', '49']);
  });

  test('without a mark, the last 7 days are new', () => {
    const notices = [announcement('old', NOON - 8 * DAY), announcement('new', NOON - 6 * DAY)];
    expect(countNew(notices, seenUntil(null, reader(), NOON))).toBe(1);
    expect(countNew(notices, seenUntil(NOON, reader(), NOON))).toBe(0);
    expect(countNew(notices, seenUntil(0, reader(), NOON))).toBe(2);
  });
});
