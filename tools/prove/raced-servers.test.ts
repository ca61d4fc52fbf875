// Tests calls at the same moment that decide about each other's callers, at two server processes on one PostgreSQL,
// and at the one process that SQLite allows (USR-45, USR-46).
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashToken } from '../../server/http/session-cookies.ts';
import { changeBy } from '../../server/store/logs/audit-store.ts';
import type { DatabaseLocation } from '../../server/store/engine/database.ts';
import { openStore } from '../../server/store/open-store.ts';
import {
  startThrowawayPostgres,
  type ThrowawayPostgres,
} from '../../server/store/testing/throwaway-postgres.ts';
import type { NewUser } from '../../server/store/people/users-store.ts';
import { newDatabase, newFolder, startServerOn } from './proof-stage.ts';

const ROUNDS = 12;

function user(username: string, status: NewUser['status']): NewUser {
  const password = { hash: '', state: 'initial' } as const;
  return {
    usernameKey: username,
    username,
    fullName: `${username} Name`,
    status,
    ta: null,
    password,
  };
}

const PEOPLE = [user('ina', 'instructor'), user('ida', 'instructor'), user('sam', 'student')];

/** A course for each round; everyone's token is the username. */
async function makeCourses(location: DatabaseLocation, courses: readonly string[]): Promise<void> {
  const now = Date.now();
  const store = await openStore(location, now);
  for (const course of courses) {
    await store.transact('createCourse', {
      ...changeBy(course, 'admin', now),
      items: [],
      users: PEOPLE,
    });
    for (const { usernameKey } of PEOPLE) {
      const tokenHash = hashToken(`${usernameKey} in ${course}`);
      await store.transact('openSession', {
        course,
        usernameKey,
        tokenHash,
        at: now,
        kind: 'session',
      });
    }
  }
  await store.close();
}

interface Call {
  readonly method?: string;
  readonly body?: unknown;
  /** A session of its own instead of the one that everyone shares. */
  readonly cookie?: string;
}

/** A caller of a course at one of the processes. */
function callerAt(port: number, course: string, username: string) {
  return async (path: string, { method = 'GET', body, cookie }: Call = {}) => {
    const token = encodeURIComponent(`${username} in ${course}`);
    const response = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
      method,
      headers: {
        cookie: cookie ?? `elenchus_${course}=${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return {
      status: response.status,
      cookie: response.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? ''),
      json: await response.json(),
    };
  };
}

type CallAs = ReturnType<typeof callerAt>;

/** The two callers of a round, each at a process of its own where there are two. */
interface Round {
  readonly course: string;
  readonly ina: CallAs;
  readonly ida: CallAs;
  /** At the second process. */
  readonly sam: CallAs;
}

async function instructorsOf({ course, ina, ida }: Round): Promise<number> {
  const lists = await Promise.all([ina, ida].map((call) => call(`users/${course}`)));
  // Only a person who is still an instructor may read the list.
  const users = lists.find(({ status }) => status === 200)?.json as
    | { status: string }[]
    | undefined;
  return users?.filter(({ status }) => status === 'instructor').length ?? 0;
}

const demote = (call: CallAs, course: string, username: string) =>
  call(`users/${course}/${username}`, { method: 'PUT', body: { status: 'student' } });

async function demoteEachOther(round: Round): Promise<void> {
  const { course, ina, ida } = round;
  const replies = await Promise.all([demote(ina, course, 'ida'), demote(ida, course, 'ina')]);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await instructorsOf(round)).toBe(1);
}

async function deleteEachOther(round: Round): Promise<void> {
  const { course, ina, ida } = round;
  const remove = async (call: CallAs, username: string) => {
    await demote(call, course, username);
    return call(`users/${course}/${username}`, { method: 'DELETE' });
  };
  await Promise.all([remove(ina, 'ida'), remove(ida, 'ina')]);
  expect(await instructorsOf(round)).toBe(1);
}

async function demoteAWriter(round: Round): Promise<void> {
  const { course, ina, ida } = round;
  const names = ['ann', 'bob', 'cat', 'dan'];
  const [demoted, ...added] = await Promise.all([
    demote(ina, course, 'ida'),
    ...names.map((username) =>
      ida(`users/${course}/add`, {
        method: 'POST',
        body: { username, fullname: `${username} Name`, status: 'instructor' },
      }),
    ),
  ]);
  expect(demoted.status).toBe(200);
  const users = (await ina(`users/${course}`)).json as { username: string; status: string }[];
  const there = names.map((name) => users.some(({ username }) => username === name));
  expect(there).toEqual(added.map(({ status }) => status === 200));
  expect(users.find(({ username }) => username === 'ida')?.status).toBe('student');
  const late = { username: 'eve', fullname: 'Eve Name', status: 'instructor' };
  const refused = await ida(`users/${course}/add`, { method: 'POST', body: late });
  expect(refused.status).toBe(401);
}

async function logInWithTheOldPassword({ course, ina, sam }: Round): Promise<void> {
  const set = (password: string) =>
    ina(`users/${course}/sam`, { method: 'PUT', body: { password } });
  expect((await set('the old secret')).status).toBe(200);
  const logIn = () =>
    sam(`authenticate/${course}`, {
      method: 'POST',
      body: { username: 'sam', password: 'the old secret' },
      cookie: '',
    });
  const [changed, ...logins] = await Promise.all([set('a new secret'), logIn(), logIn(), logIn()]);
  expect(changed.status).toBe(200);
  for (const { status, cookie } of logins) {
    expect([200, 401]).toContain(status);
    if (status !== 200) continue;
    const session = await sam(`session/${course}`, { cookie: cookie.join('; ') });
    expect(session.json).toMatchObject({ isLoggedIn: false });
  }
}

const RACES = {
  demote: demoteEachOther,
  delete: deleteEachOther,
  write: demoteAWriter,
  login: logInWithTheOldPassword,
} as const;
const COURSES = Object.keys(RACES).flatMap((race) =>
  Array.from({ length: ROUNDS }, (_, round) => `${race}-${round}`),
);

/** Returns how many races finished. */
async function raceOn(location: DatabaseLocation, processes: number): Promise<number> {
  await makeCourses(location, COURSES);
  const servers = await Promise.all(
    Array.from({ length: processes }, () => startServerOn(location)),
  );
  const [first = 0, second = first] = servers.map(({ port }) => port);
  try {
    for (const [index, course] of COURSES.entries()) {
      const race = RACES[course.slice(0, course.indexOf('-')) as keyof typeof RACES];
      // Either of the two may be the faster one.
      const [one, other] = index % 2 === 0 ? [first, second] : [second, first];
      const ina = callerAt(one, course, 'ina');
      await race({
        course,
        ina,
        ida: callerAt(other, course, 'ida'),
        sam: callerAt(other, course, 'sam'),
      });
    }
    return COURSES.length;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** A busy machine takes several times as long as a quiet one. */
const PATIENT = { timeout: 1_800_000 };

test(
  'USR-46 one process on SQLite: a course keeps an instructor, and whoever lost a role or password is out',
  PATIENT,
  async () => {
    const folder = newFolder();
    try {
      const run = await raceOn({ engine: 'sqlite', file: join(folder, 'elenchus.db') }, 1);
      expect(run).toBe(4 * ROUNDS);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

test('USR-46 two processes on PostgreSQL: the same', PATIENT, async (context) => {
  const database: ThrowawayPostgres | string = await startThrowawayPostgres({ isDurable: false });
  if (typeof database === 'string') return context.skip(database);
  try {
    const run = await raceOn({ engine: 'postgres', url: await newDatabase(database) }, 2);
    expect(run).toBe(4 * ROUNDS);
  } finally {
    await database.stop();
  }
});
