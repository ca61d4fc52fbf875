import { describe, expect, test } from 'vitest';
import { accept, refuse } from '../base/result.ts';
import {
  loginOutcome,
  loginSentence,
  type LoginAttempt,
  type LoginOutcome,
} from './login-rules.ts';
import {
  decideAttempt,
  THROTTLE_LIMITS,
  THROTTLE_WINDOW,
  throttleSentence,
  type FailureCounts,
} from './login-throttle.ts';
import {
  checkNewPassword,
  PASSWORD_LENGTH_WORDS,
  passwordSentence,
  passwordState,
} from './password-rules.ts';
import {
  GRANT_LIFE,
  isAdminSessionAlive,
  isGrantAlive,
  isSessionAlive,
  LONGEST_ADMIN_SESSION,
  LONGEST_SESSION,
  SESSION_LIFE,
  sessionEnd,
} from './session-life.ts';

describe('a login', () => {
  const attempt: LoginAttempt = {
    username: 'ann1',
    password: 'secret',
    status: 200,
    mustResetPassword: false,
  };
  const general = 'An error occurred during login. Please try again.';

  test.each<[string, Partial<LoginAttempt>, LoginOutcome, string | null]>([
    ['that the server accepts', {}, 'success', null],
    ['with the initial password', { mustResetPassword: true }, 'RESET_PASSWORD', null],
    ['whose password is the username', { password: 'ann1' }, 'RESET_PASSWORD', null],
    ['whose password is the username in capitals', { password: ' ANN1' }, 'RESET_PASSWORD', null],
    [
      'of an unknown user',
      { status: 404 },
      'USER_NOT_FOUND',
      'That username is not among the listed netids for this course. Be sure that you are using your netid rather than your email address or your numeric ID.',
    ],
    [
      'with a wrong password',
      { status: 401 },
      'WRONG_PASSWORD',
      'That is not the password saved for that netid. You can try again, or, if you forgot your password, send an email to the instructor.',
    ],
    [
      'with a wrong password that is the username',
      { status: 401, password: 'ann1' },
      'WRONG_PASSWORD',
      'That is not the password saved for that netid. You can try again, or, if you forgot your password, send an email to the instructor.',
    ],
    ['that the server throttles', { status: 429 }, 'OTHER_ERROR', general],
    ['that breaks the server', { status: 500 }, 'OTHER_ERROR', general],
    ['that no server answers', { status: null }, 'NETWORK_ERROR', general],
  ])('USR-8 %s', (_name, differs, outcome, sentence) => {
    expect(loginOutcome({ ...attempt, ...differs })).toBe(outcome);
    expect(loginSentence(outcome)).toBe(sentence);
  });
});

describe('a new password', () => {
  const typed = { username: 'ann1', password: 'sophia', confirmation: 'sophia' };

  test.each([
    ['of four characters', { password: 'jk7p', confirmation: 'jk7p' }],
    ['of 1,000 characters', { password: 'x'.repeat(1000), confirmation: 'x'.repeat(1000) }],
    ['that contains the username', { password: 'ann12', confirmation: 'ann12' }],
  ])('USR-9 is accepted: %s', (_name, differs) => {
    const input = { ...typed, ...differs };
    expect(checkNewPassword(input)).toEqual(accept(input.password));
  });

  test.each([
    ['another confirmation', { confirmation: 'sophie' }, 'mismatch', 'Passwords do not match.'],
    ['mismatch before length', { password: 'a' }, 'mismatch', 'Passwords do not match.'],
    [
      'three characters',
      { password: 'abc', confirmation: 'abc' },
      'too-short',
      'Password must be at least 4 characters long.',
    ],
    [
      'length before likeness',
      { username: 'abc', password: 'abc', confirmation: 'abc' },
      'too-short',
      'Password must be at least 4 characters long.',
    ],
    [
      '1,001 characters',
      { password: 'x'.repeat(1001), confirmation: 'x'.repeat(1001) },
      'too-long',
      'Password must be at most 1,000 characters long.',
    ],
    [
      'the username in capitals and with spaces',
      { password: ' ANN1 ', confirmation: ' ANN1 ' },
      'same-as-username',
      'Password cannot be the same as your username.',
    ],
    [
      'a common one in capitals',
      { password: 'PassWord1', confirmation: 'PassWord1' },
      'too-common',
      'This password is one of the first that attackers try. Please choose another one.',
    ],
  ] as const)('USR-9 USR-48 is refused: %s', (_name, differs, problem, sentence) => {
    expect(checkNewPassword({ ...typed, ...differs })).toEqual(refuse(problem));
    expect(passwordSentence(problem)).toBe(sentence);
  });

  test('USR-9 needs no confirmation where only one field was sent', () => {
    expect(checkNewPassword({ username: 'ann1', password: 'sophia' })).toEqual(accept('sophia'));
  });

  test('USR-104 the words of every form name the minimum and recommend more', () => {
    expect(PASSWORD_LENGTH_WORDS).toBe('At least 4 characters, better 8 or more');
    const four = checkNewPassword({ username: 'ann', password: 'jk7p' });
    expect(four).toEqual({ ok: true, value: 'jk7p' });
  });

  test('USR-10 a stored password is initial while it is the netID', () => {
    expect(passwordState('ann1', 'Ann1')).toBe('initial');
    expect(passwordState('ann1', 'sophia')).toBe('set');
  });
});

describe('guessing', () => {
  const noFailures: FailureCounts = { accountAtAddress: null, account: null, address: null };
  const start = 1_000_000_000;
  const since = (failures: number) => ({ failures, windowStart: start });

  test('USR-11 the limits of five minutes are 10, 50 and 300', () => {
    expect(THROTTLE_LIMITS).toEqual({ accountAtAddress: 10, account: 50, address: 300 });
    expect(THROTTLE_WINDOW).toBe(5 * 60 * 1000);
  });

  test.each<[string, Partial<FailureCounts>, number, number | null]>([
    ['nothing failed yet', {}, start, null],
    ['nine failures of an account at an address', { accountAtAddress: since(9) }, start, null],
    ['ten failures of an account at an address', { accountAtAddress: since(10) }, start, 300],
    ['ten failures, a second before the end', { accountAtAddress: since(10) }, start + 299_000, 1],
    [
      'ten failures, a part of a second is whole',
      { accountAtAddress: since(10) },
      start + 299_999,
      1,
    ],
    ['ten failures, the window over', { accountAtAddress: since(10) }, start + 300_000, null],
    ['49 failures of an account anywhere', { account: since(49) }, start, null],
    ['50 failures of an account anywhere', { account: since(50) }, start + 60_000, 240],
    ['299 failures at an address', { address: since(299) }, start, null],
    ['300 failures at an address', { address: since(300) }, start, 300],
    ['a clock set back a minute', { account: since(50) }, start - 60_000, 300],
    ['a clock set back an hour', { account: since(50) }, start - 3_600_000, null],
    [
      'two limits reached: the longer wait counts',
      { accountAtAddress: since(10), account: { failures: 50, windowStart: start + 10_000 } },
      start + 10_000,
      300,
    ],
  ])('USR-11 %s', (_name, differs, now, retryAfterSeconds) => {
    const expected =
      retryAfterSeconds === null ? { allowed: true } : { allowed: false, retryAfterSeconds };
    expect(decideAttempt({ ...noFailures, ...differs }, now)).toEqual(expected);
  });

  test('USR-12 the sentence names the wait in minutes', () => {
    const sentence = 'Too many failed logins. Please try again in';
    expect(throttleSentence(1)).toBe(`${sentence} 1 minute.`);
    expect(throttleSentence(61)).toBe(`${sentence} 2 minutes.`);
  });
});

function active(now: number) {
  return { createdAt: 0, lastSeenAt: now - 1 };
}

describe('how long a session lasts', () => {
  test('USR-13 three days after the last activity it is over', () => {
    expect(SESSION_LIFE).toBe(3 * 24 * 60 * 60 * 1000);
    expect(sessionEnd(500)).toBe(259_200_500);
    const times = { createdAt: 0, lastSeenAt: 0 };
    expect(isSessionAlive(times, 259_199_999)).toBe(true);
    expect(isSessionAlive(times, 259_200_000)).toBe(false);
  });

  test('USR-13 after 30 days it is over even with activity; the admin session after 12 hours', () => {
    expect(LONGEST_SESSION).toBe(30 * 24 * 60 * 60 * 1000);
    expect(isSessionAlive(active(LONGEST_SESSION - 1), LONGEST_SESSION - 1)).toBe(true);
    expect(isSessionAlive(active(LONGEST_SESSION), LONGEST_SESSION)).toBe(false);
    expect(LONGEST_ADMIN_SESSION).toBe(12 * 60 * 60 * 1000);
    expect(isAdminSessionAlive(active(LONGEST_ADMIN_SESSION - 1), LONGEST_ADMIN_SESSION - 1)).toBe(
      true,
    );
    expect(isAdminSessionAlive(active(LONGEST_ADMIN_SESSION), LONGEST_ADMIN_SESSION)).toBe(false);
  });

  test('USR-14 a first-login grant lasts fifteen minutes', () => {
    expect(GRANT_LIFE).toBe(15 * 60 * 1000);
    expect(isGrantAlive(0, 899_999)).toBe(true);
    expect(isGrantAlive(0, 900_000)).toBe(false);
  });
});
