import { describe, expect, test } from 'vitest';
import {
  countNew,
  kindsFor,
  MOST_NOTIFICATIONS,
  notificationOf,
  seenUntil,
  shownNotifications,
} from './course-notification.ts';
import { DAY, NOON, reader } from './testing/notified-course.ts';

const announcement = (id: string, at: number) =>
  notificationOf({ id, at, kind: 'announcement', about: '', name: id });

const ids = (notifications: readonly { readonly id: string }[]) =>
  notifications.map(({ id }) => id);

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

  test('a notification of another kind isn’t shown', () => {
    const reminder = notificationOf({
      id: 'r',
      at: NOON,
      kind: 'reminder',
      about: 'one',
      name: 'Essay',
    });
    expect(shownNotifications([reminder], reader({ status: 'guest' }), NOON)).toEqual([]);
  });
});

describe('NTC-2 notifications are shown for 60 days, the newest first', () => {
  test('older and future ones are left out', () => {
    const notifications = [
      announcement('old', NOON - 61 * DAY),
      announcement('first', NOON - 59 * DAY),
      announcement('last', NOON),
      announcement('future', NOON + 1),
    ];
    expect(ids(shownNotifications(notifications, reader(), NOON))).toEqual(['last', 'first']);
  });

  test('what happened before a person was added isn’t shown to them', () => {
    const notifications = [announcement('before', NOON - 2 * DAY), announcement('after', NOON)];
    const late = reader({ addedAt: NOON - DAY });
    expect(ids(shownNotifications(notifications, late, NOON))).toEqual(['after']);
  });

  test('at most 50 are shown', () => {
    const notifications = Array.from({ length: 60 }, (_, index) =>
      announcement(`${index}`, NOON - index),
    );
    const shown = ids(shownNotifications(notifications, reader(), NOON));
    expect([shown.length, shown[0], shown.at(-1)]).toEqual([MOST_NOTIFICATIONS, '0', '49']);
  });

  test('without a mark, the last 7 days are new', () => {
    const notifications = [
      announcement('old', NOON - 8 * DAY),
      announcement('new', NOON - 6 * DAY),
    ];
    expect(countNew(notifications, seenUntil(null, reader(), NOON))).toBe(1);
    expect(countNew(notifications, seenUntil(NOON, reader(), NOON))).toBe(0);
    expect(countNew(notifications, seenUntil(0, reader(), NOON))).toBe(2);
  });
});
