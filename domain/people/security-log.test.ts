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

function isShared(first: number, at: number): boolean {
  const { from, to } = sharedSpan(at);
  const id = idOf({ ...failure, at: first });
  return from <= id && id < to;
}

function idOf(entry: SecurityEntry): string {
  return storedEntry(entry).id;
}

test('USR-50 each login has an entry of its own, with its address', () => {
  expect(storedEntry(login).address).toBe('2001:db8::1');
  expect(idOf({ ...login, at: NOON + 2 }) > idOf(login)).toBe(true);
});

test('USR-51 of the address of a failed login, the network is kept', () => {
  expect(storedEntry(failure).address).toBe('2001:db8:0:0::/64');
});

test('USR-51 failures beyond the limit are counted without account and address', () => {
  const other = { ...failure, subject: 'sue', address: '192.0.2.1' };
  expect(idOf(summedEntry(other))).toBe(idOf(summedEntry(failure)));
  expect(idOf(summedEntry(failure))).not.toContain('sam');
});

test('USR-51 a failure shares an entry for 5 minutes', () => {
  expect([0, 1, 5 * MINUTE - 1].map((later) => isShared(NOON, NOON + later))).toEqual([
    true,
    true,
    true,
  ]);
  expect([-1, 5 * MINUTE].map((later) => isShared(NOON, NOON + later))).toEqual([false, false]);
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
