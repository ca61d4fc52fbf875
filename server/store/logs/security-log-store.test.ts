import { MOST_FAILURE_ROWS } from '@elenchus/domain/people/security-log.ts';
import { expect, test } from 'vitest';
import { columnsOf } from '../engine/columns.ts';
import { sql } from '../engine/sql.ts';
import { securityLogTable } from '../tables/log-tables.ts';
import { onEachEngine } from '../testing/engines.ts';
import { byKant, NOON, person, useStore } from '../testing/test-store.ts';
import { throttleKeys } from '../login/throttle-store.ts';

const DAY = 86_400_000;
const USERS = [person('Kant', { status: 'instructor' }), person('Ann')];

function failure(course: string, subject: string, address: string, at = NOON) {
  return { course, at, subject, address, keys: throttleKeys(course, subject, address) };
}

onEachEngine('the security log', (engine) => {
  const opened = useStore(engine);

  interface Row {
    readonly event: string;
    readonly actor: string | null;
    readonly subject: string | null;
    readonly address: string | null;
    readonly detail: string;
    readonly times: number;
  }

  /** The entries of a course after the one about its creation. */
  async function logOf(course: string): Promise<Row[]> {
    return opened().store.read(sql`select
        ${columnsOf(securityLogTable, 'event', 'actor', 'subject', 'address', 'detail', 'times')}
      from security_log where course = ${course} and event <> 'course-created'
      order by id`);
  }

  test('USR-50 a login, a new password, another role and a deletion are recorded with their change', async () => {
    const { store, course } = opened();
    const id = await course({ users: USERS });
    const address = '192.0.2.7';
    const by = (at: number) => ({ ...byKant(id, at), address });
    const token = { course: id, usernameKey: 'ann', tokenHash: 'one', kind: 'grant' } as const;
    const login = { event: 'first-login', address } as const;
    await store.transact('openSession', { ...token, at: NOON, login });
    const reset = { usernameKey: 'ann', passwordHash: 'new', newTokenHash: 'two' };
    const own = { ...by(NOON + 1), actor: 'ann' };
    await store.transact('resetPassword', { ...own, ...reset, heldTokenHash: 'one' });
    const edit = { usernameKey: 'ann', expectedVersion: null, keepTokenHash: null };
    const password = { hash: 'h', state: 'initial' } as const;
    await store.transact('editUser', { ...by(NOON + 2), ...edit, password });
    await store.transact('editUser', { ...by(NOON + 3), ...edit, status: 'ta' });
    await store.transact('editUser', { ...by(NOON + 4), ...edit, fullName: 'Ann Ames' });
    await store.transact('deleteUser', { ...by(NOON + 5), usernameKey: 'ann' });
    const ann = { subject: 'ann', address, detail: '', times: 1 };
    expect(await logOf(id)).toEqual([
      { ...ann, event: 'first-login', actor: 'ann' },
      { ...ann, event: 'claimed', actor: 'ann' },
      { ...ann, event: 'password-reset', actor: 'kant' },
      { ...ann, event: 'role-changed', actor: 'kant', detail: 'student > ta' },
      { ...ann, event: 'user-deleted', actor: 'kant' },
    ]);
  });

  test('USR-51 repeated failures share an entry, and the limit of attempts is recorded', async () => {
    const { store, course } = opened();
    const id = await course({ users: USERS });
    const failed = failure(id, 'ann', '192.0.2.7');
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await store.transact('reserveLoginAttempt', { keys: failed.keys, at: NOON });
      await store.transact('recordFailedLogin', failed);
    }
    const entry = { actor: null, subject: 'ann', address: '192.0.2.7', detail: '' };
    expect(await logOf(id)).toEqual([
      { ...entry, event: 'lockout', times: 1 },
      { ...entry, event: 'login-failed', times: 10 },
    ]);
  });

  test('USR-51 failures from ever new addresses do not let the log grow without limit', async () => {
    const { store, course } = opened();
    const id = await course({ users: USERS });
    const at = NOON + DAY;
    const attempts = MOST_FAILURE_ROWS + 25;
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      await store.transact('recordFailedLogin', failure(id, '', `192.0.2.${attempt}`, at));
    }
    const first = failure(id, '', '192.0.2.0', at);
    await store.transact('recordFailedLogin', first);
    const rows = await logOf(id);
    expect(rows).toHaveLength(MOST_FAILURE_ROWS + 1);
    expect(rows.find(({ address }) => address === null)).toMatchObject({
      subject: null,
      times: 25,
    });
    expect(rows.find(({ address }) => address === '192.0.2.0')).toMatchObject({ times: 2 });
  });

  test('USR-50 entries older than 90 days are deleted in every course, newer ones stay', async () => {
    const { store, course } = opened();
    const id = await course({ users: USERS });
    const entry = { course: id, actor: 'kant', subject: '', address: '192.0.2.7' };
    const event = 'grades-exported';
    await store.transact('recordSecurityEvent', { ...entry, event, at: NOON });
    await store.transact('recordSecurityEvent', { ...entry, event, at: NOON + 2 * DAY });
    await store.transact('sweepLogins', { course: 'another', at: NOON + 91 * DAY });
    expect(await logOf(id)).toHaveLength(1);
  });

  test('USR-37 what an erased person did to others stays without the name and the address', async () => {
    const { store, course } = opened();
    const users = [...USERS, person('Ida', { status: 'instructor' })];
    const id = await course({ users });
    const entry = { course: id, at: NOON, actor: 'ida', address: '192.0.2.7' };
    await store.transact('recordSecurityEvent', { ...entry, subject: 'ida', event: 'login' });
    await store.transact('recordSecurityEvent', {
      ...entry,
      subject: 'ann',
      event: 'password-reset',
    });
    await store.transact('recordSecurityEvent', {
      ...entry,
      subject: '',
      event: 'grades-exported',
    });
    await store.transact('erasePerson', { ...byKant(id, NOON + 5), usernameKey: 'ida' });
    const rows = await logOf(id);
    const told = rows.map(
      ({ event, subject, actor }) => `${event} of ${subject ?? 'nobody'} by ${actor}`,
    );
    expect(told.toSorted()).toEqual([
      'grades-exported of nobody by erased/person',
      'password-reset of ann by erased/person',
      'user-erased of nobody by kant',
    ]);
    const kept = await store.read(sql`select * from security_log where course = ${id}`);
    expect(JSON.stringify(kept)).not.toMatch(/ida|192\.0\.2\.7/);
  });
});
