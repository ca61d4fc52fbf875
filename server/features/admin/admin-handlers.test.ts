// The admin gate, and new courses.
import { expect, test } from 'vitest';
import { openStore } from '../../store/open-store.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { guessTimes, newAddress } from '../../testing/login/failed-guesses.ts';
import { dumpTables } from '../../testing/table-dump.ts';
import { type TestApp, useApp } from '../../testing/test-app.ts';
import { TestClient } from '../../testing/test-client.ts';
import { HOUR, NOON } from '../../testing/test-course.ts';
import { settleAdminPassword } from './admin-handlers.ts';

const LOGIN = 'POST /api/authenticate/{courseID}';
const GATE = 'POST /api/admin/login';
const CREATE = 'POST /api/admin/create-course';
const IS_ADMIN = 'GET /api/admin/session';

async function adminOf(app: TestApp, password = 'open sesame') {
  await settleAdminPassword(app.store, password, NOON);
  return new TestClient(app.http, 'none');
}

onEachEngine('the admin gate', (engine) => {
  const app = useApp(engine);

  test('opens with the password alone, and closes again', async () => {
    const client = await adminOf(app());
    const remoteAddress = newAddress();
    const wrong = await client.call(GATE, { body: { password: 'guess' }, remoteAddress });
    expect(wrong.status).toBe(401);
    expect(wrong.error).toMatchObject({
      error: 'WRONG_ADMIN_PASSWORD',
      message: 'Incorrect password. Please try again.',
    });
    expect(await client.ask(IS_ADMIN)).toEqual({ isAdmin: false });
    const right = await client.call(GATE, { body: { password: 'open sesame' }, remoteAddress });
    expect(right.response.cookies[0]).toMatchObject({
      name: 'elenchus-admin',
      httpOnly: true,
      sameSite: 'Lax',
    });
    expect(await client.ask(IS_ADMIN)).toEqual({ isAdmin: true });
    const kept = new Map(client.cookies);
    await client.ask('POST /api/admin/logout');
    for (const [name, token] of kept) client.cookies.set(name, token);
    expect(await client.ask(IS_ADMIN)).toEqual({ isAdmin: false });
  });

  test('USR-13 closes by itself after 12 hours, and a second login ends the first', async () => {
    const client = await adminOf(app());
    const open = { body: { password: 'open sesame' }, remoteAddress: newAddress() };
    await client.ask(GATE, open);
    const first = new Map(client.cookies);
    await client.ask(GATE, open);
    const old = await adminOf(app());
    for (const [name, token] of first) old.cookies.set(name, token);
    expect(await old.ask(IS_ADMIN)).toEqual({ isAdmin: false });
    app().clock.now += 12 * HOUR - 1;
    expect(await client.ask(IS_ADMIN)).toEqual({ isAdmin: true });
    app().clock.now += 1;
    expect(await client.ask(IS_ADMIN)).toEqual({ isAdmin: false });
  });

  test('is throttled like a login', async () => {
    const client = await adminOf(app());
    const remoteAddress = newAddress();
    const attempt = () => client.call(GATE, { body: { password: 'guess' }, remoteAddress });
    expect(await guessTimes(10, attempt)).toEqual([401]);
    const stopped = await client.call(GATE, { body: { password: 'open sesame' }, remoteAddress });
    expect(stopped.status).toBe(429);
    expect(stopped.response.headers['retry-after']).toBe('300');
  });

  test('ends with a new password at once', async () => {
    const course = await app().course();
    const admin = await course.asAdministrator();
    expect((await admin.ask(IS_ADMIN)).isAdmin).toBe(true);
    await settleAdminPassword(app().store, 'another password', NOON);
    expect((await admin.ask(IS_ADMIN)).isAdmin).toBe(false);
  });

  test('a password is made up once and kept only as a hash', async () => {
    const place = await engine.makeReadyPlace();
    const store = await openStore(place.location, NOON);
    const made = await settleAdminPassword(store, undefined, NOON);
    expect(made).toMatch(/^[\w-]{12}$/);
    expect(await settleAdminPassword(store, undefined, NOON)).toBeNull();
    expect((await dumpTables(store, [])).join('\n')).not.toContain(made);
    await store.close();
    await place.remove();
  });

  test('an admin is no user of a course, and an instructor is no admin', async () => {
    const course = await app().course();
    const [admin, ina] = [await course.asAdministrator(), await course.as('ina')];
    expect((await admin.call('GET /api/users/{courseID}')).status).toBe(401);
    expect((await ina.ask(IS_ADMIN)).isAdmin).toBe(false);
  });
});

onEachEngine('a new course', (engine) => {
  const app = useApp(engine);
  const form = { courseID: 'ethics-1', instructorFullName: 'Im Kant', instructorUserID: 'Kant' };

  test('has its first instructor, who chooses a password at the first login', async () => {
    const admin = await (await app().course()).asAdministrator();
    const made = await admin.ask(CREATE, { body: { ...form, courseID: ' made-1 ' } });
    expect(made).toMatchObject({ courseID: 'made-1' });
    const client = new TestClient(app().http, 'made-1');
    const login = await client.ask(LOGIN, { body: { username: 'kant', password: 'kant' } });
    expect(login).toMatchObject({
      mustResetPassword: true,
      isInstructor: true,
      username: 'Kant',
      fullName: 'Im Kant',
    });
    const design = await client.ask('GET /api/courseDesign/{courseID}');
    expect(design).toMatchObject([{ dataType: 'instructorName', dataText: 'Im Kant' }]);
  });

  test.each([
    ['no courseID', { courseID: '' }, 'courseID', 'A courseID is required.'],
    ['a blank courseID', { courseID: '  ' }, 'courseID', 'A courseID is required.'],
    ['one letter', { courseID: 'a' }, 'courseID', 'A courseID has 2 to 64 characters.'],
    ['65 letters', { courseID: 'a'.repeat(65) }, 'courseID', 'A courseID has 2 to 64 characters.'],
    ['a slash', { courseID: 'a/b' }, 'courseID', 'letters a-z and A-Z'],
    ['a dot', { courseID: 'a..b' }, 'courseID', 'letters a-z and A-Z'],
    ['another alphabet', { courseID: 'ήθος' }, 'courseID', 'letters a-z and A-Z'],
    ['a NUL', { courseID: 'a\0b' }, 'courseID', ''],
    ['the reserved admin', { courseID: 'admin' }, 'courseID', "'admin', 'api' and 'assets'"],
    ['the reserved API', { courseID: 'API' }, 'courseID', "'admin', 'api' and 'assets'"],
    ['the reserved assets', { courseID: 'assets' }, 'courseID', "'admin', 'api' and 'assets'"],
    ['no name', { instructorFullName: ' ' }, 'instructorFullName', 'A full name is required.'],
    ['no user', { instructorUserID: '' }, 'instructorUserID', 'A netID is required.'],
    ['a slash in the user', { instructorUserID: 'a/b' }, 'instructorUserID', 'slash'],
  ])('%s is refused and nothing is made', async (_name, change, field, sentence) => {
    const course = await app().course();
    const admin = await course.asAdministrator();
    const before = await dumpTables(app().store, [course.id]);
    const refused = await admin.refused(CREATE, { body: { ...form, ...change } });
    expect(refused).toMatchObject({ status: 400, error: 'INVALID_INPUT' });
    expect(refused.message).toContain(sentence);
    expect(refused.details).toMatchObject([{ field }]);
    expect(await dumpTables(app().store, [course.id])).toEqual(before);
  });

  test('every missing field is reported at once', async () => {
    const admin = await (await app().course()).asAdministrator();
    const refused = await admin.refused(CREATE, { body: {} });
    expect(refused.details).toMatchObject([
      { field: 'courseID' },
      { field: 'instructorFullName' },
      { field: 'instructorUserID' },
    ]);
  });

  test('a taken courseID is 409, also for two requests at once, and the course stays as it is', async () => {
    const course = await app().course();
    const admin = await course.asAdministrator();
    const taken = await admin.refused(CREATE, { body: { ...form, courseID: course.id } });
    expect(taken).toMatchObject({ status: 409, error: 'ALREADY_EXISTS' });
    const ina = await course.as('ina');
    expect(
      (await ina.ask('GET /api/users/{courseID}')).map(({ username }) => username),
    ).not.toContain('Kant');
    const body = { ...form, courseID: 'race-1' };
    const replies = await Promise.all([1, 2, 3].map(() => admin.call(CREATE, { body })));
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
  });
});
