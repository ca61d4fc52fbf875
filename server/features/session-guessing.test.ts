// Failed logins, the admin gate, new courses, and calls from other sites.
import { describe, expect, test } from 'vitest';
import { settleAdminPassword } from './admin-handlers.ts';
import { openStore } from '../store/open-store.ts';
import { engines, onEachEngine } from '../store/testing/engines.ts';
import { throttleKeys } from '../store/throttle-store.ts';
import { dumpTables } from '../testing/table-dump.ts';
import { type TestApp, type TestCourse, useApp } from '../testing/test-app.ts';
import { TestClient } from '../testing/test-client.ts';
import { DAY, MINUTE, NOON } from '../testing/test-course.ts';

const LOGIN = 'POST /api/authenticate/{courseID}';
const GATE = 'POST /api/admin/login';
const CREATE = 'POST /api/admin/create-course';
const IS_ADMIN = 'GET /api/admin/session';

let places = 0;
/** An address from which nobody has called yet. */
function newAddress(): string {
  places += 1;
  return `10.1.${Math.floor(places / 250)}.${(places % 250) + 1}`;
}

function guess(course: TestCourse, username: string, remoteAddress: string, password = 'guess') {
  return course.nobody().call(LOGIN, { body: { username, password }, remoteAddress });
}

async function guessTimes(times: number, each: () => Promise<{ status: number }>) {
  const statuses = new Set<number>();
  for (let round = 0; round < times; round += 1) statuses.add((await each()).status);
  return [...statuses];
}

/** Failures of many accounts at one address, counted as the login counts them. */
async function failInStore({ store }: TestApp, course: TestCourse, address: string, times: number) {
  for (let round = 0; round < times; round += 1) {
    const keys = throttleKeys(course.id, `user-${round}`, address);
    await store.transact('reserveLoginAttempt', { keys, at: NOON });
  }
}

onEachEngine('failed logins', (engine) => {
  const app = useApp(engine);

  test('10 of one account from one address, then 429 with the time to wait', async () => {
    const course = await app().course();
    const address = newAddress();
    expect(await guessTimes(10, () => guess(course, 'sam', address))).toEqual([401]);
    app().clock.now += MINUTE;
    const stopped = await guess(course, 'SAM ', address);
    expect(stopped.status).toBe(429);
    expect(stopped.error).toEqual({
      error: 'TOO_MANY_ATTEMPTS',
      message: 'Too many failed logins. Please try again in 4 minutes.',
      details: [],
    });
    expect(stopped.response.headers['retry-after']).toBe('240');
    // The right password does not help either, or guessing would go on.
    expect((await guess(course, 'sam', address, 'sam')).status).toBe(429);
    // Other accounts at that address and this account elsewhere are free.
    expect((await guess(course, 'sue', address, 'sue')).status).toBe(200);
    expect((await guess(course, 'sam', newAddress(), 'sam')).status).toBe(200);
    app().clock.now += 4 * MINUTE;
    expect((await guess(course, 'sam', address, 'sam')).status).toBe(200);
  });

  test('50 of one account from many addresses', async () => {
    const course = await app().course();
    expect(await guessTimes(50, () => guess(course, 'sam', newAddress()))).toEqual([401]);
    expect((await guess(course, 'sam', newAddress(), 'sam')).status).toBe(429);
  });

  test('300 from one address, whatever the accounts, known or not', async () => {
    const course = await app().course();
    const address = newAddress();
    await failInStore(app(), course, address, 299);
    expect((await guess(course, 'nowhere', address)).status).toBe(404);
    expect((await guess(course, 'sam', address, 'sam')).status).toBe(429);
    expect((await guess(course, 'sam', newAddress(), 'sam')).status).toBe(200);
  });

  test('a class behind one address that logs in without fault takes nothing from the count', async () => {
    const course = await app().course();
    const address = newAddress();
    await failInStore(app(), course, address, 299);
    expect(await guessTimes(12, () => guess(course, 'sam', address, 'sam'))).toEqual([200]);
  });

  test('success clears the count of the account', async () => {
    const course = await app().course();
    const address = newAddress();
    await guessTimes(9, () => guess(course, 'sam', address));
    expect((await guess(course, 'sam', address, 'sam')).status).toBe(200);
    expect(await guessTimes(10, () => guess(course, 'sam', address))).toEqual([401]);
    expect((await guess(course, 'sam', address)).status).toBe(429);
  });

  test('two server processes share the count, and many at once are counted too', async () => {
    const second = await app().build();
    const course = await app().course();
    const address = newAddress();
    const clients = [course.nobody(), new TestClient(second.http, course.id)];
    const body = { username: 'sam', password: 'guess' };
    const replies = await Promise.all(
      Array.from({ length: 24 }, (_, place) =>
        clients[place % 2]!.call(LOGIN, { body, remoteAddress: address }),
      ),
    );
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(14);
    await second.http.close();
  });

  test('a made-up username cannot use up the attempts of somebody else', async () => {
    const course = await app().course();
    const victim = newAddress();
    const name = `sam at ${victim}`;
    await guessTimes(10, () => guess(course, name, newAddress()));
    expect((await guess(course, 'sam', victim, 'sam')).status).toBe(200);
  });

  test('a forwarded address counts when it comes from a proxy on this machine, and only then', async () => {
    const course = await app().course();
    const said = newAddress();
    const through = (remoteAddress: string) =>
      course.nobody().call(LOGIN, {
        body: { username: 'sam', password: 'guess' },
        remoteAddress,
        headers: { 'x-forwarded-for': said },
      });
    expect(await guessTimes(10, () => through('127.0.0.1'))).toEqual([401]);
    expect((await guess(course, 'sam', said)).status).toBe(429);
    // Somebody from outside who names another address at every attempt is counted at the own one.
    const outside = newAddress();
    const forged = () =>
      course.nobody().call(LOGIN, {
        body: { username: 'sue', password: 'guess' },
        remoteAddress: outside,
        headers: { 'x-forwarded-for': newAddress() },
      });
    expect(await guessTimes(11, forged)).toEqual([401, 429]);
  });

  test('a proxy on another machine is believed when the settings name its network', async () => {
    const second = await app().build({ trustedProxies: ['10.88.0.0/16'] });
    const course = await app().course({ app: second });
    const forwarded = (remoteAddress: string, username: string) =>
      course.nobody().call(LOGIN, {
        body: { username, password: 'guess' },
        remoteAddress,
        headers: { 'x-forwarded-for': newAddress() },
      });
    expect(await guessTimes(11, () => forwarded('10.88.0.1', 'sam'))).toEqual([401]);
    expect(await guessTimes(11, () => forwarded('10.89.0.1', 'sue'))).toEqual([401, 429]);
    await second.http.close();
  });
});

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

  test('is throttled like a login', async () => {
    const client = await adminOf(app());
    const remoteAddress = newAddress();
    const attempt = () => client.call(GATE, { body: { password: 'guess' }, remoteAddress });
    expect(await guessTimes(10, attempt)).toEqual([401]);
    const stopped = await client.call(GATE, { body: { password: 'open sesame' }, remoteAddress });
    expect(stopped.status).toBe(429);
    expect(stopped.response.headers['retry-after']).toBe('300');
  });

  test('ends after three days without activity, and with a new password at once', async () => {
    const course = await app().course();
    const admin = await course.asAdministrator();
    app().clock.now += 3 * DAY - 1;
    expect((await admin.ask(IS_ADMIN)).isAdmin).toBe(true);
    await settleAdminPassword(app().store, 'another password', NOON);
    expect((await admin.ask(IS_ADMIN)).isAdmin).toBe(false);
  });

  test('a password is made up once and kept only as a hash', async () => {
    const place = await engine.makePlace();
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

  test('every missing field is told at once', async () => {
    const admin = await (await app().course()).asAdministrator();
    const refused = await admin.refused(CREATE, { body: {} });
    expect(refused.details).toMatchObject([
      { field: 'courseID' },
      { field: 'instructorFullName' },
      { field: 'instructorUserID' },
    ]);
  });

  test('a taken courseID is 409, also when two ask at once, and the course stays as it is', async () => {
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

describe('calls from other sites', () => {
  const app = useApp(engines[0]!);

  test.each([
    ['its own host', undefined, 'localhost', 'http://localhost', 200],
    ['its own host with a port', undefined, 'course.edu:3000', 'http://course.edu:3000', 200],
    ['another port', undefined, 'course.edu:3000', 'http://course.edu:4000', 403],
    ['another site', undefined, 'course.edu', 'https://evil.example', 403],
    ['a site that begins alike', undefined, 'course.edu', 'https://course.edu.evil.example', 403],
    ['a site that ends alike', undefined, 'course.edu', 'https://evilcourse.edu', 403],
    ['a sandboxed page', undefined, 'course.edu', 'null', 403],
    ['nothing', undefined, 'course.edu', '', 403],
    ['the public address', 'https://course.edu', '127.0.0.1:3000', 'https://course.edu', 200],
    ['another one behind a proxy', 'https://course.edu', '127.0.0.1:3000', 'https://evil.edu', 403],
  ])('with an Origin of %s', async (_name, publicUrl, host, origin, status) => {
    const built = publicUrl ? await app().build({ publicUrl }) : app();
    const course = await app().course({ app: built });
    const client = await course.as('sam');
    const headers = { origin, host };
    const out = await client.call('POST /api/logout/{courseID}', { headers });
    const error = status === 403 ? 'FOREIGN_ORIGIN' : undefined;
    expect([out.status, out.error.error]).toEqual([status, error]);
    const session = await client.ask('GET /api/session/{courseID}', { headers });
    expect(session.isLoggedIn).toBe(status === 403);
    if (publicUrl) await built.http.close();
  });
});
