// The real application on a new store of one engine, with a settable clock and a new course for every test that asks.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type App, type AppOptions, buildApp } from '../build-app.ts';
import { cookieName, hashToken, newToken } from '../http/session-cookies.ts';
import type { MailSettings } from '../mail/mail-settings.ts';
import { changeBy } from '../store/logs/audit-store.ts';
import { openStore, type Store } from '../store/open-store.ts';
import type { TestEngine, TestPlace } from '../store/testing/engines.ts';
import type { NewUser } from '../store/people/users-store.ts';
import { TestClient } from './test-client.ts';
import { COURSE_ITEMS, NOON, OTHER_PEOPLE, PEOPLE, person } from './test-course.ts';

/** Nothing is sent: only a MailDispatch sends. */
export const TEST_MAIL: MailSettings = {
  smtpUrl: 'smtp://127.0.0.1:9',
  from: 'Elenchus <elenchus@example.edu>',
  publicUrl: 'https://elenchus.example.edu',
};

export interface TestClock {
  now: number;
}

export interface TestCourse {
  readonly id: string;
  /** Of the course beside it, which is there when the test has asked for it. */
  otherId(this: void): string;
  /** A browser in which this user of the course is logged in. */
  as(username: string): Promise<TestClient>;
  /** A browser in this course without a session. */
  nobody(): TestClient;
  /** A browser in this course whose session belongs to the other one, also under this course's cookie. */
  asStranger(username: string): Promise<TestClient>;
  asAdministrator(): Promise<TestClient>;
  /** A browser with the grant of a first login, also under the cookie of the session. */
  atFirstLogin(username: string): Promise<TestClient>;
  /** A browser with a session of a person who is no longer in the course. */
  asRemoved(username: string): Promise<TestClient>;
}

export interface TestApp extends App {
  readonly store: Store;
  readonly clock: TestClock;
  readonly webRoot: string;
  course(parts?: CourseParts): Promise<TestCourse>;
  /** A second server process on the same store. */
  build(options?: Partial<AppOptions>): Promise<App>;
}

interface CourseParts {
  readonly items?: readonly DesignItem[];
  readonly users?: readonly NewUser[];
  /** Makes another course too. Otherwise there is one only for a stranger. */
  readonly hasNeighbour?: boolean;
  /** The application that answers, when it is not the first one. */
  readonly app?: App;
}

/** Builds the application before the tests of this block; the clock is at NOON before each of them. */
export function useApp(
  engine: TestEngine,
  wrap: (store: Store) => Store = (store) => store,
): () => TestApp {
  const clock: TestClock = { now: NOON };
  let place: TestPlace;
  let app: TestApp;
  beforeAll(async () => {
    place = await engine.makeReadyPlace();
    const store = wrap(await openStore(place.location, NOON));
    app = await startApp(store, clock);
  });
  beforeEach(() => {
    clock.now = NOON;
  });
  afterAll(async () => {
    await app.http.close();
    await app.store.close();
    rmSync(app.webRoot, { recursive: true, force: true });
    await place.remove();
  });
  return () => app;
}

/** The application on a store that is already open. */
export async function startApp(store: Store, clock: TestClock): Promise<TestApp> {
  const webRoot = makeWebRoot();
  const build = (options: Partial<AppOptions> = {}) =>
    buildApp({ webRoot, store, clock: () => clock.now, mail: TEST_MAIL, ...options });
  const first = await build();
  let courses = 100;
  async function course(parts: CourseParts = {}): Promise<TestCourse> {
    courses += 1;
    const ids = { id: `phil-${courses}`, otherId: `logic-${courses}` };
    const { items = COURSE_ITEMS, users = PEOPLE, app = first, hasNeighbour = false } = parts;
    await makeCourse(store, ids.id, { items, users });
    const neighbour = new Neighbour(store, ids.otherId);
    if (hasNeighbour) await neighbour.make();
    return testCourse(app, store, clock, ids.id, neighbour);
  }
  return { ...first, store, clock, webRoot, course, build };
}

function makeWebRoot(): string {
  const webRoot = mkdtempSync(join(tmpdir(), 'elenchus-web-'));
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(
    join(webRoot, 'index.html'),
    '<!doctype html><html lang="en"><title>Elenchus</title>',
  );
  return webRoot;
}

async function makeCourse(
  store: Store,
  id: string,
  { items, users }: Required<Pick<CourseParts, 'items' | 'users'>>,
): Promise<void> {
  await store.transact('createCourse', { ...changeBy(id, 'admin', NOON), items, users });
}

/** The course beside a course, made when it is first needed. */
class Neighbour {
  readonly #store: Store;
  readonly #id: string;
  #made: Promise<void> | undefined;

  constructor(store: Store, id: string) {
    this.#store = store;
    this.#id = id;
  }

  async make(): Promise<string> {
    const parts = { items: COURSE_ITEMS, users: OTHER_PEOPLE };
    this.#made ??= makeCourse(this.#store, this.#id, parts);
    await this.#made;
    return this.#id;
  }

  /** A course that isn't there would refuse everything, and prove nothing. */
  get id(): string {
    if (this.#made === undefined) throw new Error('The course was made without a neighbour.');
    return this.#id;
  }
}

async function adminToken(store: Store, clock: TestClock): Promise<string> {
  const token = newToken();
  await store.transact('openAdminSession', { tokenHash: hashToken(token), at: clock.now });
  return token;
}

function testCourse(
  { http }: App,
  store: Store,
  clock: TestClock,
  id: string,
  neighbour: Neighbour,
): TestCourse {
  async function tokenOf(
    course: string,
    username: string,
    kind: 'session' | 'grant' = 'session',
  ): Promise<string> {
    const token = newToken();
    const usernameKey = foldName(username);
    const session = { course, usernameKey, kind, at: clock.now };
    const isOpen = await store.transact('openSession', { ...session, tokenHash: hashToken(token) });
    if (!isOpen) throw new Error(`There is no ${username} in ${course}.`);
    return token;
  }
  /** A browser that sends the token under these names. */
  const bringing = (token: string, ...names: readonly string[]) =>
    new TestClient(
      http,
      id,
      names.map((name) => [name, token]),
    );
  const [session, grant] = [cookieName('session', id), cookieName('grant', id)];
  return {
    id,
    otherId: () => neighbour.id,
    nobody: () => new TestClient(http, id),
    as: async (username) => bringing(await tokenOf(id, username), session),
    async asStranger(username) {
      const otherId = await neighbour.make();
      return bringing(await tokenOf(otherId, username), session, cookieName('session', otherId));
    },
    atFirstLogin: async (username) =>
      bringing(await tokenOf(id, username, 'grant'), grant, session),
    async asRemoved(username) {
      const by = () => changeBy(id, 'ina', clock.now);
      await store.transact('addUsers', { ...by(), users: [person(username)] });
      const token = await tokenOf(id, username);
      await store.transact('deleteUser', { ...by(), usernameKey: foldName(username) });
      return bringing(token, session);
    },
    asAdministrator: async () => bringing(await adminToken(store, clock), cookieName('admin', '')),
  };
}
