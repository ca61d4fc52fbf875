import { expect, test } from 'vitest';
import { list, sql } from '../engine/sql.ts';
import { selectIsAdmin, selectOptionalSession } from '../login/sessions-store.ts';
import { readLog } from '../testing/audit-log.ts';
import { selectOptionalClaim } from '../login/claims-store.ts';
import { onEachEngine } from '../testing/engines.ts';
import { byKant, NOON, person, useStore } from '../testing/test-store.ts';
import { throttleKeys } from '../login/throttle-store.ts';
import { selectOptionalUser, selectUsers } from './users-store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const USERS = [
  person('Kant', { status: 'instructor' }),
  person('Tara', { status: 'ta' }),
  person('Ann'),
  person('BOB'),
];

onEachEngine('people', (engine) => {
  const opened = useStore(engine);

  test('a user is found by the folded name and shown as first entered, without the password', async () => {
    const { store, course } = opened();
    const id = await course({ users: USERS });
    expect(await selectOptionalUser(store, id, 'bob')).toEqual({
      usernameKey: 'bob',
      username: 'BOB',
      fullName: 'BOB Name',
      status: 'student',
      ta: null,
      passwordState: 'initial',
      version: NOON,
    });
    expect(await selectOptionalUser(store, id, 'BOB')).toBeUndefined();
    expect(await selectOptionalClaim(store, id, 'bob')).toMatchObject({
      passwordHash: 'hash of BOB',
    });
  });

  test('a list with one name that is taken adds nobody', async () => {
    const { store, course } = opened();
    const id = await course({ users: USERS });
    const users = [person('New'), person('bob'), person('Twice'), person('twice')];
    const outcome = await store.transact('addUsers', { ...byKant(id), users });
    expect(outcome).toEqual({ ok: false, reason: { kind: 'taken', taken: ['twice', 'BOB'] } });
    expect(await selectUsers(store, id)).toHaveLength(4);
  });

  test('5,000 users in one step', async () => {
    const { store, course } = opened();
    const id = await course();
    const users = Array.from({ length: 5000 }, (_, position) => person(`student${position}`));
    const outcome = await store.transact('addUsers', { ...byKant(id), users });
    expect(outcome).toEqual({ ok: true, value: { added: 5000 } });
    expect(await selectUsers(store, id)).toHaveLength(5000);
  });

  test('editing keeps missing fields, and a stale version gets the stored user', async () => {
    const { store, course } = opened();
    const id = await course({ users: USERS });
    const edit = { usernameKey: 'ann', keepTokenHash: null };
    const edited = await store.transact('editUser', {
      ...byKant(id),
      ...edit,
      fullName: 'Ann Ames',
      expectedVersion: NOON,
    });
    expect(edited).toMatchObject({ ok: true, value: { fullName: 'Ann Ames', status: 'student' } });
    expect(
      await store.transact('editUser', {
        ...byKant(id),
        ...edit,
        fullName: 'X',
        expectedVersion: NOON,
      }),
    ).toMatchObject({ reason: { kind: 'conflict', theirs: { fullName: 'Ann Ames' } } });
    expect(
      await store.transact('editUser', {
        ...byKant(id),
        usernameKey: 'nobody',
        keepTokenHash: null,
        expectedVersion: null,
      }),
    ).toMatchObject({ reason: { kind: 'unknown-user' } });
  });

  test('students are assigned to a TA all together or not at all', async () => {
    const { store, course } = opened();
    const id = await course({ users: USERS });
    const assign = (usernameKeys: string[], ta: string | null) =>
      store.transact('assignStudents', { ...byKant(id), usernameKeys, ta });
    expect(await assign(['ann', 'kant'], 'tara')).toEqual({
      ok: false,
      reason: { kind: 'not-a-student', usernames: ['kant'] },
    });
    expect(await assign(['ann'], 'bob')).toEqual({
      ok: false,
      reason: { kind: 'not-a-ta', username: 'bob' },
    });
    expect(await assign(['ann', 'bob', 'ann'], 'tara')).toEqual({
      ok: true,
      value: { assigned: 2 },
    });
    const ofTara = async () =>
      (await selectUsers(store, id)).filter(({ ta }) => ta === 'tara').map((user) => user.username);
    expect(await ofTara()).toEqual(['Ann', 'BOB']);
    expect(await assign(['ann'], null)).toEqual({ ok: true, value: { assigned: 1 } });
    expect(await ofTara()).toEqual(['BOB']);
  });

  test('every change of users is in the log, without a hash', async () => {
    const { store, course } = opened();
    const id = await course({ users: USERS });
    await store.transact('deleteUser', { ...byKant(id, NOON + 1), usernameKey: 'ann' });
    const log = await readLog(store, id);
    const added = log.filter(({ action }) => action === 'user.add');
    expect(added).toHaveLength(USERS.length);
    expect(log.at(-1)).toMatchObject({
      action: 'user.delete',
      before: { username: 'Ann' },
      after: null,
    });
    expect(JSON.stringify(log)).not.toContain('hash of');
  });

  test('an instructor cannot be deleted, nor a person who is not there', async () => {
    const { store, course } = opened();
    const id = await course({ users: USERS });
    const remove = (usernameKey: string) =>
      store.transact('deleteUser', { ...byKant(id), usernameKey });
    expect(await remove('kant')).toEqual({ ok: false, reason: 'instructor' });
    expect(await remove('nobody')).toEqual({ ok: false, reason: 'unknown-user' });
  });
});

onEachEngine('sessions', (engine) => {
  const opened = useStore(engine);

  async function annLoggedIn(...tokens: readonly string[]): Promise<string> {
    const { store, course } = opened();
    const id = await course({ users: USERS });
    for (const tokenHash of tokens) {
      const session = {
        course: id,
        usernameKey: 'ann',
        tokenHash,
        kind: 'session',
        at: NOON,
      } as const;
      expect(await store.transact('openSession', session)).toBe(true);
    }
    return id;
  }

  const isAlive = async (course: string, tokenHash: string, at = NOON): Promise<boolean> =>
    (await selectOptionalSession(opened().store, { course, tokenHash, at })) !== undefined;

  test('a session lasts three days after its last use, in its own course only', async () => {
    const id = await annLoggedIn('one');
    const other = await annLoggedIn();
    expect(await isAlive(id, 'one', NOON + 2 * DAY)).toBe(true);
    expect(await isAlive(id, 'one', NOON + 4 * DAY)).toBe(true);
    expect(await isAlive(id, 'one', NOON + 7 * DAY)).toBe(false);
    expect(await isAlive(other, 'one')).toBe(false);
  });

  test('a session is written to at most once a minute', async () => {
    const { store } = opened();
    const id = await annLoggedIn('one');
    const seenAt = async (at: number) =>
      (await selectOptionalSession(store, { course: id, tokenHash: 'one', at }))?.lastSeenAt;
    await seenAt(NOON + MINUTE - 1);
    expect(await seenAt(NOON + MINUTE)).toBe(NOON);
    expect(await seenAt(NOON + MINUTE + 1)).toBe(NOON + MINUTE);
  });

  test('a grant lasts fifteen minutes and is not extended', async () => {
    const { store } = opened();
    const id = await annLoggedIn();
    const grant = {
      course: id,
      usernameKey: 'ann',
      tokenHash: 'grant',
      kind: 'grant',
      at: NOON,
    } as const;
    await store.transact('openSession', grant);
    expect(await isAlive(id, 'grant', NOON + 14 * MINUTE)).toBe(true);
    expect(await isAlive(id, 'grant', NOON + 16 * MINUTE)).toBe(false);
  });

  test('nobody gets a session without being in the course', async () => {
    const { store } = opened();
    const id = await annLoggedIn();
    const session = {
      course: id,
      usernameKey: 'eve',
      tokenHash: 'x',
      kind: 'session',
      at: NOON,
    } as const;
    expect(await store.transact('openSession', session)).toBe(false);
  });

  test('a new password or role ends the other sessions, a new name does not', async () => {
    const { store } = opened();
    const id = await annLoggedIn('kept', 'other');
    const edit = {
      ...byKant(id),
      usernameKey: 'ann',
      expectedVersion: null,
      keepTokenHash: 'kept',
    };
    await store.transact('editUser', { ...edit, fullName: 'Ann Ames', ta: 'tara' });
    expect(await isAlive(id, 'other')).toBe(true);
    await store.transact('editUser', {
      ...edit,
      ...byKant(id),
      password: { hash: 'h', state: 'set' },
    });
    expect([await isAlive(id, 'kept'), await isAlive(id, 'other')]).toEqual([true, false]);
    await store.transact('editUser', { ...edit, ...byKant(id), status: 'ta', keepTokenHash: null });
    expect(await isAlive(id, 'kept')).toBe(false);
  });

  test('deleting a user ends the sessions', async () => {
    const { store } = opened();
    const id = await annLoggedIn('one');
    await store.transact('deleteUser', { ...byKant(id), usernameKey: 'ann' });
    expect(await isAlive(id, 'one')).toBe(false);
  });

  test('choosing a password ends everything and opens the new session', async () => {
    const { store } = opened();
    const id = await annLoggedIn('old');
    const reset = { usernameKey: 'ann', passwordHash: 'new hash', newTokenHash: 'new' };
    const held = { ...reset, heldTokenHash: 'old' };
    await store.transact('resetPassword', { ...byKant(id), ...held });
    // What was sent with the same session, or with none, is too late.
    const late = { ...held, passwordHash: 'late hash', newTokenHash: 'late' };
    const refused = await store.transact('resetPassword', { ...byKant(id), ...late });
    expect(refused).toEqual({ ok: false, reason: { kind: 'ended' } });
    expect([await isAlive(id, 'old'), await isAlive(id, 'new')]).toEqual([false, true]);
    expect(await selectOptionalClaim(store, id, 'ann')).toMatchObject({
      passwordHash: 'new hash',
      passwordState: 'set',
    });
  });

  test('logging out ends one session', async () => {
    const { store } = opened();
    const id = await annLoggedIn('one', 'two');
    await store.transact('closeSession', { course: id, tokenHash: 'one' });
    expect([await isAlive(id, 'one'), await isAlive(id, 'two')]).toEqual([false, true]);
  });

  test('the admin session is separate and ends after 12 hours, whatever the activity', async () => {
    const { store } = opened();
    const isAdmin = (at: number) => selectIsAdmin(store, { tokenHash: 'admin', at });
    expect(await isAdmin(NOON)).toBe(false);
    await store.transact('openAdminSession', { tokenHash: 'admin', at: NOON });
    expect(await isAdmin(NOON + 6 * HOUR)).toBe(true);
    expect(await isAdmin(NOON + 12 * HOUR - 1)).toBe(true);
    expect(await isAdmin(NOON + 12 * HOUR)).toBe(false);
    await store.transact('closeAdminSession', { tokenHash: 'admin' });
    expect(await isAdmin(NOON)).toBe(false);
    await store.transact('openAdminSession', { tokenHash: 'admin', at: NOON });
    await store.transact('closeAllAdminSessions', undefined);
    expect(await isAdmin(NOON)).toBe(false);
  });
});

onEachEngine('failed logins', (engine) => {
  const opened = useStore(engine);

  function attempt(username: string, address: string, at = NOON) {
    const keys = throttleKeys('phil', username, address);
    return opened().store.transact('reserveLoginAttempt', { keys, at });
  }

  test('ten attempts at once on one account are let through, the eleventh waits', async () => {
    const decisions = await Promise.all(
      Array.from({ length: 15 }, () => attempt('ann', '10.0.0.1')),
    );
    expect(decisions.filter(({ allowed }) => allowed)).toHaveLength(10);
    expect(await attempt('ann', '10.0.0.1')).toEqual({ allowed: false, retryAfterSeconds: 300 });
    expect(await attempt('ann', '10.0.0.2')).toEqual({ allowed: true });
    expect(await attempt('ann', '10.0.0.1', NOON + 5 * MINUTE)).toEqual({ allowed: true });
  });

  test('USR-12 failures count up within a window and restart after it', async () => {
    const { store } = opened();
    const counted = () =>
      store.read(sql`select failures, window_start as "windowStart" from login_failures
        where scope = ${throttleKeys('phil', 'cleo', '10.2.0.1').account}`);
    await attempt('cleo', '10.2.0.1');
    await attempt('cleo', '10.2.0.1', NOON + 5 * MINUTE - 1);
    expect(await counted()).toEqual([{ failures: 2, windowStart: NOON }]);
    await attempt('cleo', '10.2.0.1', NOON + 5 * MINUTE);
    expect(await counted()).toEqual([{ failures: 1, windowStart: NOON + 5 * MINUTE }]);
    // A clock that was set back begins a window too.
    await attempt('cleo', '10.2.0.1', NOON);
    expect(await counted()).toEqual([{ failures: 1, windowStart: NOON }]);
  });

  test('an attempt that one limit refuses is not counted by the others', async () => {
    const { store } = opened();
    await Promise.all(Array.from({ length: 30 }, () => attempt('dora', '10.3.0.1')));
    const counts = await store.read(sql`select failures from login_failures
      where scope in ${list(Object.values(throttleKeys('phil', 'dora', '10.3.0.1')))}`);
    expect(counts).toEqual([{ failures: 10 }, { failures: 10 }, { failures: 10 }]);
  });

  test('a success clears the account and removes its own count from the address', async () => {
    const { store } = opened();
    const keys = throttleKeys('phil', 'bob', '10.1.0.1');
    for (let round = 0; round < 400; round += 1) {
      expect(await attempt('bob', '10.1.0.1')).toEqual({ allowed: true });
      await store.transact('clearLoginFailures', { keys });
    }
  });
});
