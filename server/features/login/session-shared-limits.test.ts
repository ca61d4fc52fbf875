// Several server processes on one database: limits and ended sessions apply in all of them at once.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { expect, test } from 'vitest';
import { changeBy } from '../../store/logs/audit-store.ts';
import { conflicts } from '../../store/engine/postgres-database.ts';
import { sql } from '../../store/engine/sql.ts';
import { openStore, type Store } from '../../store/open-store.ts';
import { onEachEngine, type TestEngine } from '../../store/testing/engines.ts';
import { cookieName } from '../../http/session-cookies.ts';
import { throttleKeys } from '../../store/login/throttle-store.ts';
import { selectOptionalSession } from '../../store/login/sessions-store.ts';
import { startApp, type TestApp } from '../../testing/test-app.ts';
import { TestClient } from '../../testing/test-client.ts';
import { DAY, MINUTE, NOON, person } from '../../testing/test-course.ts';

const LOGIN = 'POST /api/authenticate/{courseID}';
const RESET = 'POST /api/reset-password/{courseID}';
const SESSION = 'GET /api/session/{courseID}';
const EDIT = 'PUT /api/users/{courseID}/{username}';

interface Processes {
  readonly first: TestApp;
  readonly second: TestApp;
  readonly clock: { now: number };
}

/** Two servers, each with its own connections and caches; SQLite allows one process, so there they share a store. */
async function withTwo(
  engine: TestEngine,
  use: (processes: Processes) => Promise<void>,
): Promise<void> {
  const place = await engine.makePlace();
  const open = (): Promise<Store> => openStore(place.location, NOON);
  const store = await open();
  const other = engine.name === 'PostgreSQL' ? await open() : store;
  const clock = { now: NOON };
  const [first, second] = [await startApp(store, clock), await startApp(other, clock)];
  try {
    await use({ first, second, clock });
  } finally {
    await Promise.all([first.http.close(), second.http.close()]);
    await Promise.all(new Set([store, other]).values().map((each) => each.close()));
    await place.remove();
  }
}

/** The same browser at the other process. */
function at({ http }: TestApp, course: string, client: TestClient): TestClient {
  return new TestClient(http, course, client.cookies);
}

async function isIn(client: TestClient): Promise<boolean> {
  return (await client.ask(SESSION)).isLoggedIn;
}

function guess(client: TestClient, remoteAddress: string, password = 'guess') {
  return client.call(LOGIN, { body: { username: 'sam', password }, remoteAddress });
}

/** The procedures that conflicted with another one and ran again while the work was done. */
async function conflictsDuring(work: () => Promise<void>): Promise<readonly unknown[]> {
  const names: unknown[] = [];
  const onConflict = (name: unknown): void => void names.push(name);
  subscribe(conflicts.name, onConflict);
  try {
    await work();
  } finally {
    unsubscribe(conflicts.name, onConflict);
  }
  return names;
}

const CLASS = Array.from({ length: 50 }, (_, place) => `s${place}`);
const CLASS_PEOPLE = [person('ina', 'instructor'), ...CLASS.map((name) => person(name))];

onEachEngine('a class that begins', (engine) => {
  test('fifty people log in at once at two processes behind one address; none of them conflicts with another', async () => {
    await withTwo(engine, async ({ first, second }) => {
      const course = await first.course({ users: CLASS_PEOPLE });
      const rerun = await conflictsDuring(async () => {
        const replies = await Promise.all(
          CLASS.map((username, place) => {
            const client = new TestClient((place % 2 ? first : second).http, course.id);
            const body = { username, password: username };
            return client.call(LOGIN, { body, remoteAddress: '10.9.3.1' });
          }),
        );
        expect(replies.map(({ status }) => status)).toEqual(CLASS.map(() => 200));
      });
      expect(rerun).toEqual([]);
      // No login failed, so nothing is left of the count.
      const left = await first.store.read(sql`select scope from login_failures`);
      expect(left).toEqual([]);
    });
  });

  test('new passwords and sessions of fifty people at once do not conflict', async () => {
    await withTwo(engine, async ({ first, second, clock }) => {
      const { id: course } = await first.course({ users: CLASS_PEOPLE });
      const storeOf = (place: number) => (place % 2 ? first : second).store;
      const { now } = clock;
      const rerun = await conflictsDuring(async () => {
        const done = await Promise.all(
          CLASS.map(async (usernameKey, place) => {
            const store = storeOf(place);
            const keys = throttleKeys(course, usernameKey, `10.9.4.${place}`);
            const token = { course, usernameKey, tokenHash: `grant of ${usernameKey}`, at: now };
            await store.transact('reserveLoginAttempt', { keys, at: now });
            await store.transact('clearLoginFailures', { keys });
            await store.transact('openSession', { ...token, kind: 'grant' });
            const reset = await store.transact('resetPassword', {
              ...changeBy(course, usernameKey, now),
              usernameKey,
              passwordHash: 'hashed',
              newTokenHash: `session of ${usernameKey}`,
              heldTokenHash: token.tokenHash,
            });
            const session = { course, tokenHash: `session of ${usernameKey}`, at: now + MINUTE };
            // Marked as used: a minute has passed.
            const found = await selectOptionalSession(store, session);
            return reset.ok && found?.usernameKey === usernameKey;
          }),
        );
        expect(done).toEqual(CLASS.map(() => true));
      });
      expect(rerun).toEqual([]);
    });
  });

  test('a login that overlaps a new password never outlives it', async () => {
    await withTwo(engine, async ({ first, second, clock }) => {
      const { id: course } = await first.course({ users: CLASS_PEOPLE });
      const { now } = clock;
      const outlived = await Promise.all(
        CLASS.map(async (usernameKey) => {
          const token = { course, usernameKey, at: now };
          const held = { ...token, tokenHash: `held by ${usernameKey}`, kind: 'session' } as const;
          await first.store.transact('openSession', held);
          const late = { ...token, tokenHash: `late ${usernameKey}`, kind: 'session' } as const;
          await Promise.all([
            second.store.transact('openSession', { ...late, passwordHash: '' }),
            first.store.transact('resetPassword', {
              ...changeBy(course, usernameKey, now),
              usernameKey,
              passwordHash: 'hashed',
              newTokenHash: `new of ${usernameKey}`,
              heldTokenHash: held.tokenHash,
            }),
          ]);
          return selectOptionalSession(first.store, late);
        }),
      );
      expect(outlived).toEqual(CLASS.map(() => undefined));
    });
  });

  test('what has expired is deleted from time to time, at any login', async () => {
    await withTwo(engine, async ({ first, clock }) => {
      const course = await first.course({ users: CLASS_PEOPLE });
      const guessed = await guess(course.nobody(), '10.9.5.1');
      expect(guessed.status).toBe(404);
      await course.as('s1');
      const rows = async () => [
        await first.store.read(sql`select scope from login_failures`),
        await first.store.read(sql`select token_hash from sessions where course = ${course.id}`),
      ];
      expect((await rows()).map(({ length }) => length)).toEqual([3, 1]);
      clock.now += 3 * DAY + 1;
      const body = { username: 's2', password: 's2' };
      await course.nobody().ask(LOGIN, { body, remoteAddress: '10.9.5.2' });
      expect((await rows()).map(({ length }) => length)).toEqual([0, 1]);
    });
  });
});

onEachEngine('two server processes', (engine) => {
  test('count failed logins together, also at the same moment', async () => {
    await withTwo(engine, async ({ first, second, clock }) => {
      const course = await first.course();
      const clients = [first, second].map(({ http }) => new TestClient(http, course.id));
      const replies = await Promise.all(
        Array.from({ length: 16 }, (_, place) => guess(clients[place % 2]!, '10.9.0.1')),
      );
      const refused = replies.filter(({ status }) => status === 429);
      expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
      expect(refused).toHaveLength(6);
      for (const client of clients) {
        expect((await guess(client, '10.9.0.1', 'sam')).status).toBe(429);
        // A person who guesses elsewhere doesn't lock sam out at sam's own address.
        expect((await guess(client, '10.9.0.2', 'sam')).status).toBe(200);
      }
      clock.now += 5 * MINUTE;
      expect((await guess(clients[1]!, '10.9.0.1', 'sam')).status).toBe(200);
    });
  });

  test('learn at once of a logout, a new password, a new role and a deleted user', async () => {
    await withTwo(engine, async ({ first, second }) => {
      const course = await first.course();
      const ina = at(second, course.id, await course.as('ina'));
      const people = ['sam', 'sue', 'tess', 'una'];
      const clients = await Promise.all(people.map((name) => course.as(name)));
      const elsewhere = clients.map((client) => at(second, course.id, client));
      const loggedIn = async () =>
        Promise.all(elsewhere.map(async (client) => (await client.ask(SESSION)).isLoggedIn));
      expect(await loggedIn()).toEqual([true, true, true, true]);
      await clients[0]!.ask('POST /api/logout/{courseID}', { body: { everywhere: true } });
      const body = { username: 'sue', newPassword: 'my own secret', currentPassword: 'sue' };
      await clients[1]!.ask(RESET, { body });
      await ina.ask(EDIT, { params: { username: 'tess' }, body: { status: 'student' } });
      await ina.ask('DELETE /api/users/{courseID}/{username}', { params: { username: 'una' } });
      expect(await loggedIn()).toEqual([false, false, false, false]);
      const asTess = await clients[2]!.call('GET /api/students/{courseID}');
      expect(asTess.status).toBe(401);
    });
  });

  test('a session ends after 3 days without activity at either of them, and activity at any of them extends it', async () => {
    await withTwo(engine, async ({ first, second, clock }) => {
      const course = await first.course();
      const [here, idle] = [await course.as('sam'), await course.as('sue')];
      const there = at(second, course.id, here);
      // Two days here, two days there: never three without activity.
      for (const client of [here, there, here]) {
        clock.now += 2 * DAY;
        expect(await isIn(client)).toBe(true);
      }
      for (const app of [first, second]) expect(await isIn(at(app, course.id, idle))).toBe(false);
      clock.now += 3 * DAY;
      const late = [here, there].map(async (client) => [
        await isIn(client),
        (
          await client.call('GET /api/studentAnswers/{courseID}/{username}', {
            params: { username: 'sam' },
          })
        ).status,
      ]);
      expect(await Promise.all(late)).toEqual([
        [false, 401],
        [false, 401],
      ]);
    });
  });

  test('of two new passwords at the same moment one is kept, and only its browser is logged in', async () => {
    await withTwo(engine, async ({ first, second }) => {
      const course = await first.course();
      const owner = new TestClient(first.http, course.id);
      const thief = new TestClient(second.http, course.id);
      for (const client of [owner, thief])
        expect((await guess(client, '10.9.2.1', 'sam')).status).toBe(200);
      const passwords = ['mine forever', 'stolen by me'];
      const replies = await Promise.all(
        [owner, thief].map((client, place) =>
          client.call(RESET, { body: { username: 'sam', newPassword: passwords[place] ?? '' } }),
        ),
      );
      expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
        200, 401,
      ]);
      const inside = await Promise.all(
        [owner, thief].map(async (client) => (await client.ask(SESSION)).isLoggedIn),
      );
      expect(inside).toEqual(replies.map(({ status }) => status === 200));
      const known = await Promise.all(
        passwords.map(
          async (password) =>
            (await guess(new TestClient(first.http, course.id), '10.9.2.1', password)).status,
        ),
      );
      expect(known).toEqual(replies.map(({ status }) => status));
    });
  });

  test('a class behind one address is not locked out by one who keeps guessing there', async () => {
    await withTwo(engine, async ({ first, second }) => {
      const students = Array.from({ length: 20 }, (_, place) => person(`s${place}`));
      const course = await first.course({ users: [person('ina', 'instructor'), ...students] });
      const remoteAddress = '10.9.1.1';
      const logIn = (app: TestApp, username: string, password: string) =>
        new TestClient(app.http, course.id).call(LOGIN, {
          body: { username, password },
          remoteAddress,
        });
      // One account: at most ten of its failures count, then it is refused without being counted.
      for (let round = 0; round < 40; round += 1)
        await logIn(round % 2 ? first : second, 's0', 'guess');
      const others = await Promise.all(
        students.slice(1).map(({ username }) => logIn(first, username, username)),
      );
      expect(others.map(({ status }) => status)).toEqual(others.map(() => 200));
    });
  });

  test('a token that an attacker planted is never adopted, at a login or a new password', async () => {
    await withTwo(engine, async ({ first, second }) => {
      const course = await first.course();
      const planted = 'P'.repeat(43);
      const kinds = ['session', 'grant'] as const;
      const victim = course.nobody();
      for (const kind of kinds) victim.cookies.set(cookieName(kind, course.id), planted);
      await victim.ask(LOGIN, { body: { username: 'sam', password: 'sam' } });
      await victim.ask(RESET, { body: { username: 'sam', newPassword: 'my own secret' } });
      const attacker = new TestClient(
        second.http,
        course.id,
        kinds.map((kind) => [cookieName(kind, course.id), planted]),
      );
      expect((await attacker.ask(SESSION)).isLoggedIn).toBe(false);
      const reset = { username: 'sam', newPassword: 'stolen' };
      expect((await attacker.call(RESET, { body: reset })).status).toBe(401);
    });
  });

  test('a logout sent twice is a logout, and a kept cookie opens nothing', async () => {
    await withTwo(engine, async ({ first, second }) => {
      const course = await first.course();
      const sam = await course.as('sam');
      const kept = at(second, course.id, sam);
      await sam.ask('POST /api/logout/{courseID}');
      for (const client of [kept, at(first, course.id, kept)]) {
        const cookies = new Map(client.cookies);
        expect((await client.call('POST /api/logout/{courseID}')).status).toBe(200);
        for (const [name, token] of cookies) client.cookies.set(name, token);
        expect((await client.ask(SESSION)).isLoggedIn).toBe(false);
      }
      const other = await course.as('sam');
      expect((await other.ask(SESSION)).isLoggedIn).toBe(true);
    });
  });
});
