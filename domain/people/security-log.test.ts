import { expect, test } from 'vitest';
import {
  oldestKeptId,
  sharedSpan,
  storedEntry,
  summedEntry,
  timeOfId,
  type SecurityEntry,
} from './security-log.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const NOON = Date.UTC(2026, 8, 7, 16);

const login: SecurityEntry = {
  course: 'phil',
  at: NOON + 1,
  event: 'login',
  actor: 'sam',
  subject: 'sam',
  address: '2001:db8::1',
};
const failure: SecurityEntry = { ...login, event: 'login-failed', actor: '' };

function idOf(entry: SecurityEntry): string {
  return storedEntry(entry).id;
}

test('USR-50 each login has an entry of its own, with its time and address', () => {
  const { at, address } = storedEntry(login);
  expect({ at, address }).toEqual({ at: NOON + 1, address: '2001:db8::1' });
  expect(idOf({ ...login, at: NOON + 2 })).not.toBe(idOf(login));
  expect(idOf({ ...login, at: NOON + 2 }) > idOf(login)).toBe(true);
});

test('USR-51 failed logins of an account from a network share an entry for 5 minutes', () => {
  const later = { ...failure, at: NOON + 4 * MINUTE, address: '2001:db8::2' };
  expect(idOf(later)).toBe(idOf(failure));
  expect(storedEntry(failure)).toMatchObject({ at: NOON, address: '2001:db8:0:0::/64' });
  expect(idOf({ ...failure, at: NOON + 5 * MINUTE })).not.toBe(idOf(failure));
  expect(idOf({ ...failure, subject: 'sue' })).not.toBe(idOf(failure));
  expect(idOf({ ...failure, address: '192.0.2.1' })).not.toBe(idOf(failure));
});

test('USR-51 failures beyond the limit share an entry without account and address', () => {
  const other = { ...failure, subject: 'sue', address: '192.0.2.1' };
  expect(idOf(summedEntry(other))).toBe(idOf(summedEntry(failure)));
});

test('USR-51 the span of a failure contains it and nothing later', () => {
  const { from, to } = sharedSpan(NOON + 3 * MINUTE);
  for (const at of [NOON, NOON + 4 * MINUTE]) {
    const id = idOf({ ...failure, at });
    expect(from <= id && id < to).toBe(true);
  }
  for (const at of [NOON - 1, NOON + 5 * MINUTE]) {
    const id = idOf({ ...failure, at });
    expect(from <= id && id < to).toBe(false);
  }
});

test('USR-50 entries are kept for 90 days', () => {
  const { at } = login;
  expect(idOf(login) < oldestKeptId(at + 90 * DAY)).toBe(false);
  expect(idOf(login) < oldestKeptId(at + 90 * DAY + 1)).toBe(true);
});

test('USR-50 a long detail is cut', () => {
  expect(storedEntry({ ...login, detail: '𝛼'.repeat(500) }).detail).toBe('𝛼'.repeat(200));
});

test('USR-36 the time of an id names nobody', () => {
  expect(timeOfId(idOf(login))).not.toContain('sam');
  expect(idOf(login).startsWith(timeOfId(idOf(login)))).toBe(true);
});
