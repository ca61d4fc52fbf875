// Logging in, the first password, and the life of a session.
import { passwordSentence } from '@elenchus/domain/people/password-rules.ts';
import { describe, expect, test } from 'vitest';
import { onEachEngine } from '../../store/testing/engines.ts';
import { cookieName, hashToken } from '../../http/session-cookies.ts';
import type { LightMyRequestResponse } from 'fastify';
import { dumpTables } from '../../testing/table-dump.ts';
import { type TestCourse, useApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { DAY, HOUR, MINUTE, NOON, person } from '../../testing/test-course.ts';

const LOGIN = 'POST /api/authenticate/{courseID}';
const RESET = 'POST /api/reset-password/{courseID}';
const SESSION = 'GET /api/session/{courseID}';
const LOGOUT = 'POST /api/logout/{courseID}';
const ANSWERS = 'GET /api/studentAnswers/{courseID}/{username}';

function logIn(client: TestClient, username: string, password: string) {
  return client.call(LOGIN, { body: { username, password } });
}

async function isLoggedIn(client: TestClient): Promise<boolean> {
  return (await client.ask(SESSION)).isLoggedIn;
}

/** A browser in which sam has just chosen a password. */
async function withPassword(course: TestCourse, username = 'sam', newPassword = 'quiet owl') {
  const client = course.nobody();
  await client.ask(LOGIN, { body: { username, password: username } });
  await client.ask(RESET, { body: { username, newPassword } });
  return client;
}

function cookieOf(response: LightMyRequestResponse, name: string) {
  return response.cookies.find((cookie) => cookie.name === name);
}

onEachEngine('logging in', (engine) => {
  const app = useApp(engine);

  test('has four outcomes, each with its text', async () => {
    const course = await app().course();
    await withPassword(course);
    const unknown = await logIn(course.nobody(), 'nowhere', 'x');
    expect(unknown.status).toBe(404);
    expect(unknown.error).toEqual({
      error: 'USER_NOT_FOUND',
      message:
        'That username is not among the listed netids for this course. Be sure that you are using your netid rather than your email address or your numeric ID.',
      details: [],
    });
    const wrong = await logIn(course.nobody(), 'sam', 'guess');
    expect(wrong.status).toBe(401);
    expect(wrong.error).toEqual({
      error: 'WRONG_PASSWORD',
      message:
        'That is not the password saved for that netid. You can try again, or, if you forgot your password, send an email to the instructor.',
      details: [],
    });
    const initial = await logIn(course.nobody(), 'sue', 'sue');
    expect(initial.status).toBe(200);
    expect(initial.body).toMatchObject({ mustResetPassword: true, isLoggedIn: false });
    const right = await logIn(course.nobody(), 'sam', 'quiet owl');
    expect(right.status).toBe(200);
    expect(right.body).toEqual({
      mustResetPassword: false,
      isLoggedIn: true,
      username: 'sam',
      fullName: 'sam samson',
      isInstructor: false,
      isTA: false,
      status: 'student',
      personTag: expect.any(String) as string,
    });
  });

  test('the netID is no password any more once another was chosen', async () => {
    const course = await app().course();
    await withPassword(course);
    expect((await logIn(course.nobody(), 'sam', 'sam')).status).toBe(401);
  });

  test('usernames are compared ignoring case and spaces and shown as first entered', async () => {
    const course = await app().course();
    const client = course.nobody();
    const first = await logIn(client, '  TOM ', 'tOm');
    expect(first.body).toMatchObject({ username: 'Tom', mustResetPassword: true, isTA: true });
    await client.ask(RESET, { body: { username: 'TOM', newPassword: 'quiet owl' } });
    expect(await client.ask(SESSION)).toMatchObject({ username: 'Tom', isLoggedIn: true });
    // The password must match exactly.
    expect((await logIn(course.nobody(), 'tom', 'SECRET')).status).toBe(401);
    expect((await logIn(course.nobody(), 'tom', ' secret')).status).toBe(401);
  });

  test('the same username in another course is another person', async () => {
    const course = await app().course({ hasNeighbour: true });
    await withPassword(course);
    const elsewhere = await course.nobody().call(LOGIN, {
      params: { courseID: course.otherId() },
      body: { username: 'sam', password: 'quiet owl' },
    });
    expect(elsewhere.status).toBe(401);
  });
});

onEachEngine('the first login', (engine) => {
  const app = useApp(engine);

  test('opens no session: the grant serves to choose a password and for nothing else', async () => {
    const course = await app().course();
    const client = course.nobody();
    await client.ask(LOGIN, { body: { username: 'sam', password: 'sam' } });
    expect([...client.cookies.keys()]).toEqual([cookieName('grant', course.id)]);
    expect(await isLoggedIn(client)).toBe(false);
    const grant = client.cookies.get(cookieName('grant', course.id)) ?? '';
    client.cookies.set(cookieName('session', course.id), grant);
    expect(await isLoggedIn(client)).toBe(false);
    expect((await client.call(ANSWERS, { params: { username: 'sam' } })).status).toBe(401);
    expect((await client.call('POST /api/generate-pdf', { body: { html: 'x' } })).status).toBe(401);
  });

  test('a successful reset opens the session and uses the grant up', async () => {
    const course = await app().course();
    const client = course.nobody();
    await client.ask(LOGIN, { body: { username: 'sam', password: 'sam' } });
    const grant = client.cookies.get(cookieName('grant', course.id)) ?? '';
    const answer = await client.ask(RESET, { body: { username: 'sam', newPassword: 'quiet owl' } });
    expect(answer).toMatchObject({
      message: 'Password updated successfully',
      session: { isLoggedIn: true, username: 'sam' },
    });
    expect([...client.cookies.keys()]).toEqual([cookieName('session', course.id)]);
    expect(await isLoggedIn(client)).toBe(true);
    const thief = course.nobody();
    thief.cookies.set(cookieName('grant', course.id), grant);
    const again = await thief.call(RESET, { body: { username: 'sam', newPassword: 'stolen' } });
    expect(again.status).toBe(401);
  });

  test('the grant lasts 15 minutes', async () => {
    const course = await app().course();
    const client = course.nobody();
    await client.ask(LOGIN, { body: { username: 'sam', password: 'sam' } });
    const late = await client.call(LOGIN, { body: { username: 'sue', password: 'sue' } });
    expect(late.status).toBe(200);
    app().clock.now += 15 * MINUTE;
    const refused = await client.refused(RESET, {
      body: { username: 'sue', newPassword: 'quiet owl' },
    });
    expect(refused).toMatchObject({ status: 401, error: 'NOT_LOGGED_IN' });
    app().clock.now -= 1;
    await client.ask(RESET, { body: { username: 'sue', newPassword: 'quiet owl' } });
  });

  test.each([
    ['without anything', null, 'sam', 401, 'NOT_LOGGED_IN'],
    ['for another user with a grant', 'sue', 'sam', 403, 'FORBIDDEN'],
    ['for an unknown user with a grant', 'sue', 'nowhere', 403, 'FORBIDDEN'],
    ['for an instructor with a grant', 'sue', 'ina', 403, 'FORBIDDEN'],
  ])('a reset %s is refused', async (_name, granted, username, status, error) => {
    const course = await app().course();
    const client = course.nobody();
    if (granted) await client.ask(LOGIN, { body: { username: granted, password: granted } });
    const refused = await client.refused(RESET, { body: { username, newPassword: 'quiet owl' } });
    expect(refused).toMatchObject({ status, error });
    expect((await logIn(course.nobody(), 'sam', 'sam')).body.mustResetPassword).toBe(true);
  });

  test('a grant of another course is none', async () => {
    const course = await app().course({ hasNeighbour: true });
    const client = course.nobody();
    const params = { courseID: course.otherId() };
    await client.ask(LOGIN, { params, body: { username: 'sam', password: 'sam' } });
    const grant = client.cookies.get(cookieName('grant', course.otherId())) ?? '';
    client.cookies.set(cookieName('grant', course.id), grant);
    const refused = await client.refused(RESET, {
      body: { username: 'sam', newPassword: 'quiet owl' },
    });
    expect(refused.status).toBe(401);
  });

  test('a leftover grant does not keep the current session from choosing a password', async () => {
    const course = await app().course();
    const client = await course.as('sam');
    await client.ask(LOGIN, { body: { username: 'sue', password: 'sue' } });
    const body = { username: 'sam', newPassword: 'quiet owl', currentPassword: 'sam' };
    await client.ask(RESET, { body });
    expect((await logIn(course.nobody(), 'sam', 'quiet owl')).body.isLoggedIn).toBe(true);
  });

  test.each([
    ['abc', 'Password must be at least 4 characters long.'],
    ['', 'Password must be at least 4 characters long.'],
    ['🦉🦉🦉', 'Password must be at least 4 characters long.'],
    ['samantha', 'Password cannot be the same as your username.'],
    ['SAMANTHA', 'Password cannot be the same as your username.'],
    ['x'.repeat(1001), 'Password must be at most 1,000 characters long.'],
  ])('the server refuses the new password %o', async (newPassword, message) => {
    const course = await app().course({ users: [person('samantha')] });
    const client = course.nobody();
    await client.ask(LOGIN, { body: { username: 'samantha', password: 'samantha' } });
    const refused = await client.refused(RESET, { body: { username: 'samantha', newPassword } });
    expect(refused).toMatchObject({ status: 400, error: 'INVALID_INPUT', message });
    // The grant is still good: the person may try again.
    await client.ask(RESET, { body: { username: 'samantha', newPassword: 'good enough' } });
  });
});

onEachEngine('a session', (engine) => {
  const app = useApp(engine);

  test('ends after 3 days without activity, not before, and activity prolongs it', async () => {
    const course = await app().course();
    const client = await course.as('sam');
    app().clock.now = NOON + 3 * DAY - 1;
    expect(await isLoggedIn(client)).toBe(true);
    app().clock.now += 3 * DAY - 1;
    expect(await isLoggedIn(client)).toBe(true);
    app().clock.now += 3 * DAY;
    expect(await isLoggedIn(client)).toBe(false);
    expect((await client.call(ANSWERS, { params: { username: 'sam' } })).status).toBe(401);
  });

  test('is prolonged by any call, so that who works every other day is never logged out', async () => {
    const course = await app().course();
    const client = await course.as('sam');
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      app().clock.now += 50 * HOUR;
      statuses.push((await client.call(ANSWERS, { params: { username: 'sam' } })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200]);
  });

  test('USR-13 it ends after 30 days, whatever the activity', async () => {
    const course = await app().course();
    const client = await course.as('sam');
    for (let day = 2; day < 30; day += 2) {
      app().clock.now = NOON + day * DAY;
      expect(await isLoggedIn(client)).toBe(true);
    }
    app().clock.now = NOON + 30 * DAY;
    expect(await isLoggedIn(client)).toBe(false);
  });

  test('USR-48 a common password is refused, and the old one stays', async () => {
    const course = await app().course();
    const client = await withPassword(course);
    const body = { username: 'sam', newPassword: 'Password123' };
    expect(await client.refused(RESET, { body })).toMatchObject({
      status: 400,
      message: passwordSentence('too-common'),
    });
    expect((await logIn(course.nobody(), 'sam', 'quiet owl')).status).toBe(200);
  });

  test('the cookie outlives three days, because the server prolongs the session', async () => {
    const course = await app().course();
    await withPassword(course);
    const { response } = await logIn(course.nobody(), 'sam', 'quiet owl');
    const cookie = cookieOf(response, cookieName('session', course.id));
    expect(cookie?.maxAge).toBeGreaterThan((30 * DAY) / 1000);
  });

  test('logout ends it on the server, not only in the browser', async () => {
    const course = await app().course();
    const client = await course.as('sam');
    const other = await course.as('sam');
    const kept = new Map(client.cookies);
    await client.ask(LOGOUT);
    expect(client.cookies.size).toBe(0);
    for (const [name, token] of kept) client.cookies.set(name, token);
    expect(await isLoggedIn(client)).toBe(false);
    expect(await isLoggedIn(other)).toBe(true);
  });

  test('logout everywhere ends all sessions of this user and no others', async () => {
    const course = await app().course();
    const clients = await Promise.all(['sam', 'sam', 'sue'].map((name) => course.as(name)));
    await clients[0]!.ask(LOGOUT, { body: { everywhere: true } });
    expect(await Promise.all(clients.map(isLoggedIn))).toEqual([false, false, true]);
  });

  test('a new password ends the other sessions at once and gives this browser a new one', async () => {
    const course = await app().course();
    const [here, there] = [await course.as('sam'), await course.as('sam')];
    const before = here.cookies.get(cookieName('session', course.id));
    const body = { username: 'sam', newPassword: 'quiet owl', currentPassword: 'sam' };
    await here.ask(RESET, { body });
    expect(here.cookies.get(cookieName('session', course.id))).not.toBe(before);
    expect([await isLoggedIn(here), await isLoggedIn(there)]).toEqual([true, false]);
  });

  const EDIT = 'PUT /api/users/{courseID}/{username}';
  test.each([
    ['a password set by the instructor', { password: 'given by ina' }, false],
    ['a password set back to the netID', { resetPassword: true }, false],
    ['a new role', { status: 'TA' }, false],
    ['the same role', { status: 'student' }, true],
    ['a new name', { fullname: 'Samuel' }, true],
    ['another TA', { TA: 'tess' }, true],
    ['a record sent back as it was read', { password: 'initial', status: 'student' }, true],
  ])('%s: the session stays valid %o', async (_name, body, isLoggedInAfter) => {
    const course = await app().course();
    const [ina, sam] = [await course.as('ina'), await course.as('sam')];
    await ina.ask(EDIT, { params: { username: 'sam' }, body });
    expect(await isLoggedIn(sam)).toBe(isLoggedInAfter);
    expect(await isLoggedIn(ina)).toBe(true);
  });

  test('a grant is not valid after the instructor sets a password', async () => {
    const course = await app().course();
    const sam = course.nobody();
    await sam.ask(LOGIN, { body: { username: 'sam', password: 'sam' } });
    const ina = await course.as('ina');
    await ina.ask(EDIT, { params: { username: 'sam' }, body: { password: 'given by ina' } });
    const refused = await sam.refused(RESET, { body: { username: 'sam', newPassword: 'mine' } });
    expect(refused.status).toBe(401);
    // Set by an instructor and not the netID: it opens a session.
    expect((await logIn(sam, 'sam', 'given by ina')).body.mustResetPassword).toBe(false);
  });

  test('after a reset a new password must be chosen', async () => {
    const course = await app().course();
    await withPassword(course);
    const ina = await course.as('ina');
    const params = { username: 'sam' };
    const { user } = await ina.ask(EDIT, { params, body: { resetPassword: true } });
    expect(user.password).toBe('initial');
    expect((await logIn(course.nobody(), 'sam', 'quiet owl')).status).toBe(401);
    expect((await logIn(course.nobody(), 'sam', 'sam')).body.mustResetPassword).toBe(true);
  });

  test('a deleted user is out at once, and a user of the same name added later gets a new session only by logging in', async () => {
    const course = await app().course();
    const [ina, sam] = [await course.as('ina'), await course.as('sam')];
    await ina.ask('DELETE /api/users/{courseID}/{username}', { params: { username: 'sam' } });
    expect(await isLoggedIn(sam)).toBe(false);
    const body = { username: 'sam', fullname: 'Another Sam' };
    await ina.ask('POST /api/users/{courseID}/add', { body });
    expect(await isLoggedIn(sam)).toBe(false);
  });

  test('a role taken away counts in the very next call of that session', async () => {
    const course = await app().course();
    const [ina, tess] = [await course.as('ina'), await course.as('tess')];
    await ina.ask(EDIT, { params: { username: 'tess' }, body: { status: 'student' } });
    expect((await tess.call(ANSWERS, { params: { username: 'sue' } })).status).toBe(401);
  });

  test('only the hash of a token is stored', async () => {
    const course = await app().course();
    const client = await withPassword(course);
    const token = client.cookies.get(cookieName('session', course.id)) ?? '';
    const stored = (await dumpTables(app().store, [course.id])).join('\n');
    expect(token).toHaveLength(43);
    expect(stored).toContain(hashToken(token));
    expect(stored).not.toContain(token);
    expect(stored).not.toContain('"secret"');
    // Its cost is checked where it is lowered for tests: quick-argon2.ts.
    expect(stored).toMatch(/\$argon2id\$v=19\$m=/);
  });
});

onEachEngine('cookies', (engine) => {
  const app = useApp(engine);

  describe.each([
    ['http', undefined, false],
    ['http behind a public address', 'http://course.example.edu', false],
    ['https', 'https://course.example.edu', true],
  ])('over %s', (_name, publicUrl, secure) => {
    test('are for the server alone, for this site alone', async () => {
      const built = await app().build({ publicUrl });
      const course = await app().course({ app: built });
      const client = course.nobody();
      const initial = await logIn(client, 'sam', 'sam');
      const grant = cookieOf(initial.response, cookieName('grant', course.id, secure));
      const attributes = { path: '/', httpOnly: true, sameSite: 'Lax' };
      expect(grant).toMatchObject({ ...attributes, maxAge: 900 });
      const reset = await client.call(RESET, {
        body: { username: 'sam', newPassword: 'quiet owl' },
      });
      const prefix = secure ? '__Host-' : '';
      const session = cookieOf(reset.response, `${prefix}elenchus_${course.id}`);
      expect(session).toMatchObject(attributes);
      const out = await client.call(LOGOUT);
      const gone = cookieOf(out.response, `${prefix}elenchus_${course.id}`);
      expect(gone).toMatchObject({ ...attributes, value: '' });
      for (const cookie of [grant, session, gone]) expect(cookie?.secure ?? false).toBe(secure);
      await built.http.close();
    });
  });

  test.each([
    ['a proxy on this machine that got it over TLS', '127.0.0.1', 'https', true],
    ['the same without TLS', '127.0.0.1', 'http', false],
    ['a caller who only claims it', '203.0.113.9', 'https', false],
  ])('without a public address, from %s', async (_name, remoteAddress, protocol, secure) => {
    const course = await app().course();
    const client = course.nobody();
    const { response } = await client.call(LOGIN, {
      body: { username: 'sam', password: 'sam' },
      headers: { 'x-forwarded-proto': protocol },
      remoteAddress,
    });
    const grant = cookieOf(response, cookieName('grant', course.id, secure));
    expect([response.statusCode, grant?.secure ?? false]).toEqual([200, secure]);
  });

  test('behind TLS, a cookie without the prefix is not looked at: any site of the domain could have set it', async () => {
    const built = await app().build({ publicUrl: 'https://course.example.edu' });
    const course = await app().course({ app: built });
    const client = await course.as('sam');
    expect(await isLoggedIn(client)).toBe(false);
    const token = client.cookies.get(cookieName('session', course.id)) ?? '';
    client.cookies.set(cookieName('session', course.id, true), token);
    expect(await isLoggedIn(client)).toBe(true);
    await built.http.close();
  });

  test('a planted second value of the cookie logs out; it never logs in as somebody else', async () => {
    const course = await app().course();
    const [sam, sue] = [await course.as('sam'), await course.as('sue')];
    const name = cookieName('session', course.id);
    const planted = sue.cookies.get(name) ?? '';
    const own = sam.cookies.get(name) ?? '';
    for (const [first, second] of [
      [planted, own],
      [own, planted],
    ] as const) {
      sam.cookies.set(name, `${first}; ${name}=${second}`);
      expect(await isLoggedIn(sam)).toBe(false);
    }
    sam.cookies.set(name, `${own}; ${name}=${own}`);
    expect(await sam.ask(SESSION)).toMatchObject({ isLoggedIn: true, username: 'sam' });
  });

  test('logging in again ends the session that the browser had', async () => {
    const course = await app().course();
    const client = await withPassword(course);
    const before = client.cookies.get(cookieName('session', course.id)) ?? '';
    await client.ask(LOGIN, { body: { username: 'sam', password: 'quiet owl' } });
    const other = course.nobody();
    other.cookies.set(cookieName('session', course.id), before);
    expect(await isLoggedIn(other)).toBe(false);
    expect(await isLoggedIn(client)).toBe(true);
  });

  test('a token that the browser sent is never reused', async () => {
    const course = await app().course();
    await withPassword(course);
    const victim = course.nobody();
    const planted = 'A'.repeat(43);
    victim.cookies.set(cookieName('session', course.id), planted);
    await victim.ask(LOGIN, { body: { username: 'sam', password: 'quiet owl' } });
    expect(victim.cookies.get(cookieName('session', course.id))).not.toBe(planted);
    const attacker = course.nobody();
    attacker.cookies.set(cookieName('session', course.id), planted);
    expect(await isLoggedIn(attacker)).toBe(false);
  });

  test('one browser has sessions of two courses, and each ends separately', async () => {
    const course = await app().course();
    const client = await course.as('sam');
    const stranger = await course.asStranger('otto');
    const other = stranger.cookies.get(cookieName('session', course.otherId())) ?? '';
    client.cookies.set(cookieName('session', course.otherId()), other);
    const there = { params: { courseID: course.otherId() } };
    expect(await client.ask(SESSION)).toMatchObject({ username: 'sam', isInstructor: false });
    expect(await client.ask(SESSION, there)).toMatchObject({
      username: 'otto',
      isInstructor: true,
    });
    await client.ask(LOGOUT);
    expect(await isLoggedIn(client)).toBe(false);
    expect((await client.ask(SESSION, there)).isLoggedIn).toBe(true);
  });

  test('no name of a course can be mistaken for another cookie', () => {
    const courses = ['x', 'grant_x', 'grant-x', '-admin', 'admin_', 'grant_grant_x'];
    const kinds = ['session', 'grant', 'admin'] as const;
    const names = kinds.flatMap((kind) => courses.map((course) => cookieName(kind, course)));
    const admin = courses.length;
    expect(new Set(names).size).toBe(names.length - admin + 1);
  });
});
