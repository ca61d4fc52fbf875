import { describe, expect, test } from 'vitest';
import { notificationOf, type NotificationKind } from './course-notification.ts';
import {
  digestKinds,
  isDigestDue,
  isGivenUp,
  isPermanent,
  readMailAddress,
  retryPause,
  verifiedAddress,
} from './mail-rules.ts';
import { confirmationMail, digestMail, oneLine } from './mail-text.ts';
import { KIND_LABELS, notificationSentence } from './notification-words.ts';
import { DAY, NOON } from './testing/notified-course.ts';

const notification = (kind: NotificationKind, at: number) =>
  notificationOf({ id: `${kind}${at}`, at, kind, about: 'one', name: 'Essay 1' });

test('NTC-9 each kind of notification has a sentence and a label', () => {
  expect(notificationSentence(notification('handed-back', NOON))).toBe('Essay 1 was handed back.');
  expect(notificationSentence(notification('answered', NOON))).toBe(
    'Your question about Essay 1 was answered.',
  );
  expect(notificationSentence(notification('section-opened', NOON))).toBe('Essay 1 is open.');
  expect(notificationSentence(notification('announcement', NOON))).toBe('Essay 1');
  expect(Object.values(KIND_LABELS).every((label) => label !== '')).toBe(true);
});

describe('NTC-10 a digest', () => {
  const state = {
    mailedUntil: NOON,
    lastDigestAt: null,
    seenUntil: NOON,
    off: new Set<NotificationKind>(),
  };

  test('goes out at most once in 24 hours', () => {
    expect(isDigestDue({ lastDigestAt: null }, NOON)).toBe(true);
    expect(isDigestDue({ lastDigestAt: NOON - DAY + 1 }, NOON)).toBe(false);
    expect(isDigestDue({ lastDigestAt: NOON - DAY }, NOON)).toBe(true);
  });

  test('has what is newer than the last one and wasn’t seen in the product', () => {
    const notifications = [
      notification('announcement', NOON),
      notification('handed-back', NOON + 1),
    ];
    expect(digestKinds(notifications, state)).toEqual(['handed-back']);
    expect(digestKinds(notifications, { ...state, seenUntil: NOON + 1 })).toEqual([]);
  });

  test('leaves out the kinds that are switched off', () => {
    const off = new Set<NotificationKind>(['handed-back']);
    expect(digestKinds([notification('handed-back', NOON + 1)], { ...state, off })).toEqual([]);
  });
});

describe('NTC-11 a mail', () => {
  const links = {
    courseLink: 'https://x/c',
    settingsLink: 'https://x/s',
    unsubscribeLink: 'https://x/u',
  };

  test('names the course and the kinds of news, and nothing else', () => {
    const mail = digestMail({
      courseTitle: 'Philosophy 101',
      kinds: ['date-moved', 'handed-back'],
      ...links,
    });
    expect(mail.subject).toBe('New in Philosophy 101: work handed back, a due date changed');
    expect(mail.text.split('\n\n').slice(0, 3)).toEqual([
      'New in Philosophy 101:',
      '- work handed back\n- a due date changed',
      'Open the course: https://x/c',
    ]);
    expect(mail.text).toContain('Stop these emails: https://x/u');
  });

  test('a title with line breaks stays in one line', () => {
    const courseTitle = 'Philosophy\r\nBcc: everyone@example.edu\u2028x';
    const subjects = [
      digestMail({ courseTitle, kinds: ['announcement'], ...links }).subject,
      confirmationMail({ courseTitle, confirmLink: 'https://x' }).subject,
    ];
    for (const subject of subjects) expect(subject).not.toMatch(/[\r\n\u2028]/u);
    expect(oneLine('x'.repeat(200))).toHaveLength(120);
  });
});

describe('NTC-12 an address', () => {
  test.each(['a@example.edu', ' ada.lovelace+x@mail.example.edu ', 'ä@exämple.de'])(
    '%s',
    (text) => {
      expect(readMailAddress(text)).toEqual({ ok: true, value: text.trim() });
    },
  );

  test.each([
    '',
    'ada',
    'ada@localhost',
    'a@b.edu, c@d.edu',
    'a@b.edu\nBcc: c@d.edu',
    '<a@b.edu>',
    'a b@c.edu',
    'a..b@c.edu',
    `${'x'.repeat(250)}@b.edu`,
  ])('%j is refused', (text) => {
    expect(readMailAddress(text).ok).toBe(false);
  });

  test('from the university counts only if the university has verified it', () => {
    const email = 'ada@example.edu';
    expect(verifiedAddress({ email, email_verified: true })).toBe(email);
    for (const claim of [false, 'true', undefined]) {
      expect(verifiedAddress({ email, email_verified: claim })).toBeNull();
    }
  });
});

describe('NTC-13 a mail that fails', () => {
  test('is tried again after growing pauses of at most 12 hours, and given up after 9 attempts', () => {
    const minutes = [1, 2, 3, 4, 5, 6, 7].map((attempts) => retryPause(attempts) / 60_000);
    expect(minutes).toEqual([1, 4, 16, 64, 256, 720, 720]);
    expect([isGivenUp(8), isGivenUp(9)]).toEqual([false, true]);
  });

  test.each([
    [550, 'RCPT TO', true],
    [554, 'DATA', true],
    [450, 'RCPT TO', false],
    [535, 'AUTH PLAIN', false],
    [550, 'MAIL FROM', false],
    [0, 'CONN', false],
  ])('%d after %s is final: %s', (code, command, isFinal) => {
    expect(isPermanent({ code, command })).toBe(isFinal);
  });
});
