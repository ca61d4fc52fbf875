// Reading the security log: who, what, from where, page by page.
import { beforeAll, expect, test } from 'vitest';
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { dumpTables } from '../../testing/table-dump.ts';
import { useApp } from '../../testing/test-app.ts';
import { DAY, NOON } from '../../testing/test-course.ts';
import { ADMIN_PASSWORD } from '@elenchus/contract/endpoint.examples.ts';
import { hashSecret } from '../login/password-hashing.ts';

const LOG = 'GET /api/security-log/{courseID}';
const ADMIN_LOG = 'GET /api/admin/security-log';
const LOGIN = 'POST /api/authenticate/{courseID}';

type Entry = AnswerOf<typeof LOG>['entries'][number];

/** The events without the one about the new course. */
function eventsOf(entries: readonly Entry[]): string[] {
  return entries.map(({ event }) => event).filter((event) => event !== 'course-created');
}

onEachEngine('the security log', (engine) => {
  const app = useApp(engine);

  beforeAll(async () => {
    const value = await hashSecret(ADMIN_PASSWORD);
    await app().store.transact('setSetting', { name: 'adminPasswordHash', value, at: NOON });
  });

  test('USR-50 tells who did what to whom, and from where, newest first', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const remoteAddress = '192.0.2.44';
    const sam = course.nobody();
    const tick = () => (app().clock.now += 1000);
    tick();
    await sam.ask(LOGIN, { body: { username: 'SAM', password: 'sam' }, remoteAddress });
    tick();
    await sam.ask('POST /api/reset-password/{courseID}', {
      body: { username: 'sam', newPassword: 'quiet owl' },
      remoteAddress,
    });
    tick();
    await sam.ask('POST /api/account/password/{courseID}', {
      body: { currentPassword: 'quiet owl', newPassword: 'bright fox' },
      remoteAddress,
    });
    tick();
    await sam.ask('POST /api/logout/{courseID}', { body: { everywhere: true }, remoteAddress });
    tick();
    await sam.ask(LOGIN, { body: { username: 'sam', password: 'bright fox' }, remoteAddress });
    const about = { params: { username: 'sam' }, remoteAddress: '192.0.2.45' };
    tick();
    await ina.ask('PUT /api/users/{courseID}/{username}', {
      ...about,
      body: { resetPassword: true },
    });
    tick();
    await ina.ask('PUT /api/users/{courseID}/{username}', { ...about, body: { status: 'TA' } });
    tick();
    await ina.ask('DELETE /api/users/{courseID}/{username}', about);
    tick();
    await ina.ask('GET /api/gradesExport/{courseID}', { query: { format: 'spreadsheet' } });
    const { entries, next } = await ina.ask(LOG, { query: {} });
    expect(next).toBeNull();
    expect(eventsOf(entries)).toEqual([
      'grades-exported',
      'user-deleted',
      'role-changed',
      'password-reset',
      'login',
      'logout-everywhere',
      'password-changed',
      'claimed',
      'first-login',
    ]);
    expect(entries[2]).toMatchObject({
      actor: 'ina',
      actorName: 'ina inason',
      subject: 'sam',
      // Deleted since.
      subjectName: '',
      address: '192.0.2.45',
      detail: 'student > ta',
      times: 1,
    });
    expect(entries[4]).toMatchObject({ actor: 'sam', address: remoteAddress });
    // Nobody reads another course's log.
    expect(entries.every((entry) => entry.course === course.id)).toBe(true);
  });

  test('USR-51 a failed login names the account, but never a text that is no account', async () => {
    const course = await app().course();
    const typed = 'MyBankPassword1';
    for (const username of ['sam', 'sam', typed]) {
      await course.nobody().call(LOGIN, { body: { username, password: 'a guess' } });
    }
    const rows = await dumpTables(app().store, [course.id]);
    const kept = rows.filter((row) => row.startsWith('security_log '));
    expect(kept.some((row) => row.toLowerCase().includes(typed.toLowerCase()))).toBe(false);
    const ina = await course.as('ina');
    const { entries } = await ina.ask(LOG, { query: { kind: 'failures' } });
    expect(entries.map(({ subject, times }) => [subject, times])).toEqual([
      ['sam', 2],
      ['', 1],
    ]);
  });

  test('USR-52 is filtered by kind and by a part of a name, also of someone deleted', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    for (const username of ['sam', 'sue']) {
      await course.nobody().ask(LOGIN, { body: { username, password: username } });
    }
    await ina.ask('DELETE /api/users/{courseID}/{username}', { params: { username: 'sue' } });
    const find = async (query: { person?: string; kind?: 'people' | 'logins' }) =>
      eventsOf((await ina.ask(LOG, { query })).entries);
    expect(await find({ kind: 'people' })).toEqual(['user-deleted']);
    expect(await find({ person: 'SAMS' })).toEqual(['first-login']);
    expect(await find({ person: 'Sue', kind: 'logins' })).toEqual(['first-login']);
    expect(await find({ person: 'su' })).toEqual([]);
    expect(await find({ person: '%' })).toEqual([]);
    expect(await find({ person: 'ina' })).toEqual(['user-deleted']);
  });

  test('USR-52 has pages of 50, without gaps and repetitions', async () => {
    const course = await app().course();
    const entry = { course: course.id, actor: 'ina', subject: '', address: '' };
    const event = 'grades-exported';
    for (let place = 0; place < 120; place += 1) {
      const at = app().clock.now - place * 1000;
      await app().store.transact('recordSecurityEvent', { ...entry, event, at });
    }
    const ina = await course.as('ina');
    const found: Entry[] = [];
    let before: string | null | undefined;
    let pages = 0;
    while (before !== null) {
      const page = await ina.ask(LOG, {
        query: { kind: 'exports', ...(before !== undefined && { before }) },
      });
      found.push(...page.entries);
      before = page.next;
      pages += 1;
    }
    expect(pages).toBe(3);
    expect(new Set(found.map(({ id }) => id)).size).toBe(120);
    const times = found.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });

  test('USR-52 the admin reads every course and the installation, or one course', async () => {
    const [course, other] = [await app().course(), await app().course()];
    const admin = course.nobody();
    await admin.call('POST /api/admin/login', { body: { password: 'wrong' } });
    await admin.ask('POST /api/admin/login', { body: { password: ADMIN_PASSWORD } });
    for (const each of [course, other]) {
      await each.nobody().ask(LOGIN, { body: { username: 'sam', password: 'sam' } });
    }
    const all = await admin.ask(ADMIN_LOG, { query: { kind: 'logins' } });
    const courses = new Set(all.entries.map((entry) => entry.course));
    for (const id of [course.id, other.id, '']) expect(courses).toContain(id);
    const one = await admin.ask(ADMIN_LOG, { query: { course: other.id } });
    expect(new Set(one.entries.map((entry) => entry.course))).toEqual(new Set([other.id]));
    expect(eventsOf(one.entries)).toEqual(['first-login']);
    const own = await admin.ask(ADMIN_LOG, { query: { course: '', kind: 'failures' } });
    expect(own.entries).toMatchObject([{ subject: 'admin', event: 'login-failed' }]);
  });

  test('USR-50 shows nothing older than 90 days, even before it is deleted', async () => {
    const course = await app().course();
    await course.nobody().ask(LOGIN, { body: { username: 'sam', password: 'sam' } });
    app().clock.now += 91 * DAY;
    const ina = await course.as('ina');
    expect((await ina.ask(LOG, { query: {} })).entries).toEqual([]);
  });
});
