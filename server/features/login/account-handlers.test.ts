// Your own account: the password and the sessions.
import { passwordSentence } from '@elenchus/domain/people/password-rules.ts';
import { expect, test } from 'vitest';
import { onEachEngine } from '../../store/testing/engines.ts';
import { guessTimes, newAddress } from '../../testing/login/failed-guesses.ts';
import { dumpTables } from '../../testing/table-dump.ts';
import { type TestCourse, useApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { DAY, HOUR } from '../../testing/test-course.ts';

const ACCOUNT = 'GET /api/account/{courseID}';
const PASSWORD = 'POST /api/account/password/{courseID}';
const END = 'POST /api/account/end-sessions/{courseID}';
const LOGIN = 'POST /api/authenticate/{courseID}';
const RESET = 'POST /api/reset-password/{courseID}';
const SESSION = 'GET /api/session/{courseID}';

const FIREFOX =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0 secret-part';

function users(rows: readonly string[]): string[] {
  return rows.filter((row) => /^(users|sessions) /.test(row));
}

async function isLoggedIn(client: TestClient): Promise<boolean> {
  return (await client.ask(SESSION)).isLoggedIn;
}

async function withPassword(course: TestCourse): Promise<TestClient> {
  const client = course.nobody();
  const headers = { 'user-agent': FIREFOX };
  await client.ask(LOGIN, { body: { username: 'sam', password: 'sam' }, headers });
  await client.ask(RESET, { body: { username: 'sam', newPassword: 'quiet owl' }, headers });
  return client;
}

onEachEngine('your account', (engine) => {
  const app = useApp(engine);

  test('USR-54 shows one’s own sessions, this one first, with no token and no more than the device', async () => {
    const course = await app().course();
    const sam = await withPassword(course);
    app().clock.now += HOUR;
    const phone = await course.as('sam');
    await course.as('sue');
    const account = await sam.ask(ACCOUNT);
    expect(account).toMatchObject({
      username: 'sam',
      fullName: 'sam samson',
      status: 'student',
      hasPassword: true,
      sessions: [
        { isThis: true, device: 'Firefox on Windows' },
        { isThis: false, device: '' },
      ],
    });
    const [mine, other] = account.sessions;
    expect(other!.since - mine!.since).toBe(HOUR);
    const rows = await dumpTables(app().store, [course.id]);
    expect(rows.filter((row) => row.includes('secret-part'))).toEqual([]);
    for (const token of [...sam.cookies.values(), ...phone.cookies.values()]) {
      expect(JSON.stringify(account)).not.toContain(token);
    }
    app().clock.now += 4 * DAY;
    await sam.call(ACCOUNT);
  });

  test('USR-54 does not list sessions that have expired', async () => {
    const course = await app().course();
    const sam = await course.as('sam');
    await course.as('sam');
    for (let day = 0; day < 2; day += 1) {
      app().clock.now += 2 * DAY;
      await sam.ask(ACCOUNT);
    }
    expect((await sam.ask(ACCOUNT)).sessions).toHaveLength(1);
  });

  test('USR-54 ends one other session, all others, and never this one or another person’s', async () => {
    const course = await app().course();
    const names = ['sam', 'sam', 'sam', 'sue'];
    const clients = await Promise.all(names.map((name) => course.as(name)));
    const [sam, , , sue] = clients;
    const { sessions } = await sam!.ask(ACCOUNT);
    const suesId = (await sue!.ask(ACCOUNT)).sessions[0]!.id;
    const own = sessions.find(({ isThis }) => isThis)!.id;
    const one = sessions.find(({ isThis }) => !isThis)!.id;
    for (const id of [suesId, own, 'no-such-session']) {
      expect((await sam!.ask(END, { body: { id } })).ended).toBe(0);
    }
    expect(await sam!.ask(END, { body: { id: one } })).toEqual({
      message: 'Logged out on 1 other device.',
      ended: 1,
    });
    expect((await sam!.ask(ACCOUNT)).sessions).toHaveLength(2);
    expect((await sam!.ask(END, { body: {} })).ended).toBe(1);
    expect(await Promise.all(clients.map(isLoggedIn))).toEqual([true, false, false, true]);
  });

  test('USR-53 a new password needs the current one, and ends the other sessions', async () => {
    const course = await app().course();
    const sam = await withPassword(course);
    const other = await course.as('sam');
    const before = await dumpTables(app().store, [course.id]);
    const wrong = await sam.refused(PASSWORD, {
      body: { currentPassword: 'a guess', newPassword: 'bright fox' },
    });
    expect(wrong).toMatchObject({ error: 'WRONG_PASSWORD', status: 401 });
    expect(wrong.message).toBe('That isn’t your current password.');
    const after = await dumpTables(app().store, [course.id]);
    expect(users(after)).toEqual(users(before));
    await sam.ask(PASSWORD, { body: { currentPassword: 'quiet owl', newPassword: 'bright fox' } });
    expect([await isLoggedIn(sam), await isLoggedIn(other)]).toEqual([true, false]);
    const logIn = (password: string) =>
      course.nobody().call(LOGIN, { body: { username: 'sam', password } });
    expect((await logIn('quiet owl')).status).toBe(401);
    expect((await logIn('bright fox')).status).toBe(200);
  });

  test.each([
    ['abc', 'Password must be at least 4 characters long.'],
    ['SAM ', 'Password cannot be the same as your username.'],
    ['password', passwordSentence('too-common')],
  ])('USR-53 the rules of a first password hold for %s', async (newPassword, message) => {
    const course = await app().course();
    const sam = await withPassword(course);
    const body = { currentPassword: 'quiet owl', newPassword };
    const refused = await sam.refused(PASSWORD, { body });
    expect(refused.status).toBe(400);
    expect(refused.message).toBe(message);
  });

  test('USR-53 the call of the first login also needs the current password in a session', async () => {
    const course = await app().course();
    const sam = await withPassword(course);
    const body = { username: 'sam', newPassword: 'bright fox' };
    expect(await sam.refused(RESET, { body })).toMatchObject({
      status: 400,
      message: 'Enter your current password.',
    });
    const guess = { ...body, currentPassword: 'a guess' };
    expect((await sam.refused(RESET, { body: guess })).status).toBe(401);
    await sam.ask(RESET, { body: { ...body, currentPassword: 'quiet owl' } });
  });

  test('USR-55 guessing the current password is limited like logging in', async () => {
    const course = await app().course();
    const sam = await withPassword(course);
    const remoteAddress = newAddress();
    const body = { currentPassword: 'a guess', newPassword: 'bright fox' };
    expect(await guessTimes(10, () => sam.call(PASSWORD, { body, remoteAddress }))).toEqual([401]);
    const right = { ...body, currentPassword: 'quiet owl' };
    expect((await sam.call(PASSWORD, { body: right, remoteAddress })).status).toBe(429);
    const login = { username: 'sam', password: 'quiet owl' };
    const reply = await course.nobody().call(LOGIN, { body: login, remoteAddress });
    expect(reply.status).toBe(429);
  });
});
