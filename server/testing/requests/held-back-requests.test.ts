// A request obeys the role of the moment it writes: a body that arrives after a logout, a demotion, a deletion, a new
// password or another assignment changes nothing.
import { ROLES } from '@elenchus/contract/endpoint.examples.ts';
import { endpointTable, type EndpointName } from '@elenchus/contract/endpoint-table.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken } from '../../http/session-cookies.ts';
import { changeBy } from '../../store/logs/audit-store.ts';
import { named } from '../../store/engine/columns.ts';
import { sql, type Statement } from '../../store/engine/sql.ts';
import { COUNT } from '../../store/engine/table.ts';
import { forSqlite } from '../../store/engine/written-sql.ts';
import type { Store } from '../../store/open-store.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { ROWS, USERNAMES } from '../access/access-table.ts';
import { holdBack } from './held-back-body.ts';
import { dumpTables } from '../table-dump.ts';
import { type TestCourse, useApp } from '../test-app.ts';
import { clientAs } from '../access/test-callers.ts';
import type { TestClient } from '../test-client.ts';
import { NOON, PEOPLE, person } from '../test-course.ts';
import { partsOf } from '../access/valid-calls.ts';

/** What happens to the caller while the body is on its way, and the answer that follows. */
interface Ending {
  readonly what: string;
  readonly status: 401 | 403;
  readonly happens: (store: Store, caller: HeldCaller) => Promise<unknown>;
}

interface HeldCaller {
  readonly course: string;
  readonly usernameKey: string;
  readonly tokenHash: string;
}

const NO_EDIT = { expectedVersion: null, keepTokenHash: null };

const ENDINGS: readonly Ending[] = [
  {
    what: 'a logout',
    status: 401,
    happens: (store, { course, tokenHash }) =>
      store.transact('closeSession', { course, tokenHash }),
  },
  {
    what: 'another role',
    status: 403,
    // The session stays, so that the role alone decides.
    happens: (store, { course, usernameKey, tokenHash }) =>
      store.transact('editUser', {
        ...changeBy(course, 'ida', NOON),
        ...NO_EDIT,
        usernameKey,
        status: ['sam', 'gus'].includes(usernameKey) ? 'ta' : 'student',
        keepTokenHash: tokenHash,
      }),
  },
  {
    what: 'a deletion',
    status: 401,
    async happens(store, { course, usernameKey }) {
      const by = changeBy(course, 'ida', NOON);
      await store.transact('editUser', { ...by, ...NO_EDIT, usernameKey, status: 'guest' });
      await store.transact('deleteUser', { ...changeBy(course, 'ida', NOON), usernameKey });
    },
  },
  {
    what: 'a new password',
    status: 401,
    happens: (store, { course, usernameKey }) =>
      store.transact('editUser', {
        ...changeBy(course, 'ida', NOON),
        ...NO_EDIT,
        usernameKey,
        password: { hash: 'another', state: 'set' },
      }),
  },
];

function endingOf(name: string): Ending {
  return ENDINGS.find(({ what }) => what === name)!;
}

/** Everyone may use their own account, whatever the role. */
function endingsOf(endpoint: EndpointName): readonly Ending[] {
  const isOwn = endpointTable[endpoint].gate === 'use your account';
  return ENDINGS.filter(({ status }) => !isOwn || status !== 403);
}

/** One caller who may make each writing call. */
const ALL_HELD_CALLS = Object.entries(endpointTable).flatMap(([name, { gate }]) => {
  const endpoint = name as EndpointName;
  if (name.startsWith('GET ') || gate === 'anyone') return [];
  const rows = ROWS.filter((each) => each.endpoint === endpoint && each.target !== 'unknown');
  const answered = (statuses: readonly number[]) =>
    rows.flatMap((row) =>
      ROLES.filter((role) => statuses.includes(row.expected[role])).map((role) => ({
        endpoint,
        row,
        role,
      })),
    );
  // 400 and 404: the caller may, but the test course has nothing that needs it.
  const [held] = [...answered([200, 400]), ...answered([404])];
  if (!held) throw new Error(`Nobody may call ${name}.`);
  return [held];
});

const HELD_CALLS = ALL_HELD_CALLS.filter(
  ({ endpoint, role }) => role !== 'admin' && endpoint.includes('{courseID}'),
);
const HELD_ADMIN_CALLS = ALL_HELD_CALLS.filter(({ role }) => role === 'admin');

function demote(client: TestClient, username: string) {
  return client.call('PUT /api/users/{courseID}/{username}', {
    params: { username },
    body: { status: 'student' },
  });
}

onEachEngine('requests that are held back', (engine) => {
  let sessionReads = 0;
  let afterSessionRead: (() => Promise<unknown>) | null = null;
  const app = useApp(engine, (store) =>
    noteReads(store, async () => {
      sessionReads += 1;
      await afterSessionRead?.();
    }),
  );

  beforeAll(async () => {
    await app().http.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => {
    app().http.server.closeAllConnections();
  });

  async function countCourses(): Promise<number> {
    const rows = await app().store.read(sql`select ${named({ found: COUNT })} from courses`);
    return Number(rows[0]?.found);
  }

  async function hold(course: TestCourse, client: TestClient, held: (typeof HELD_CALLS)[number]) {
    const parts = partsOf(held.row, held.role, course.id);
    const [method = '', template = ''] = held.endpoint.split(' ');
    const params = { ...parts.params, courseID: course.id } as Record<string, string>;
    const path = template.replaceAll(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? '');
    const before = sessionReads;
    const sent = holdBack(app().http, {
      method,
      path,
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      body: parts.payload ?? parts.body ?? {},
      ...(parts.headers && { contentType: parts.headers['content-type'] ?? '' }),
    });
    // The gate has looked at the session: from here on the caller is in.
    await expect.poll(() => sessionReads, { timeout: 10_000, interval: 2 }).toBeGreaterThan(before);
    return sent;
  }

  test.each(HELD_CALLS)('USR-45 $endpoint as $role', async (held) => {
    for (const { what, status, happens } of endingsOf(held.endpoint)) {
      const course = await app().course({ users: [...PEOPLE, person('ida', 'instructor')] });
      const client = await clientAs(course, held.role);
      const request = await hold(course, client, held);
      const [token = ''] = client.cookies.values();
      const usernameKey = USERNAMES[held.role];
      const tokenHash = hashToken(token);
      await happens(app().store, { course: course.id, usernameKey, tokenHash });
      const before = await dumpTables(app().store, [course.id]);
      const answer = await request.finish();
      expect([what, answer.status]).toEqual([what, status]);
      expect(await dumpTables(app().store, [course.id])).toEqual(before);
    }
  });

  test('USR-45 a person who is deleted while the gate asks about them is not logged in', async () => {
    const course = await app().course({ users: [...PEOPLE, person('ida', 'instructor')] });
    const client = await course.as('ina');
    afterSessionRead = async () => {
      afterSessionRead = null;
      await endingOf('a deletion').happens(app().store, {
        course: course.id,
        usernameKey: 'ina',
        tokenHash: '',
      });
    };
    const answer = await client.call('DELETE /api/sign-on/{courseID}/{username}', {
      params: { username: 'ina' },
    });
    expect(answer.status).toBe(401);
  });

  test.each(HELD_ADMIN_CALLS)('USR-45 $endpoint as an admin who logged out', async (held) => {
    const course = await app().course({ users: [...PEOPLE, person('ida', 'instructor')] });
    const client = await clientAs(course, held.role);
    const request = await hold(course, client, held);
    const [token = ''] = client.cookies.values();
    await app().store.transact('closeAdminSession', { tokenHash: hashToken(token) });
    const [before, courses] = [await dumpTables(app().store, [course.id]), await countCourses()];
    expect((await request.finish()).status).toBe(401);
    expect(await dumpTables(app().store, [course.id])).toEqual(before);
    expect(await countCourses()).toBe(courses);
  });

  test('USR-45 a TA may not grade a student who was assigned to another TA', async () => {
    const course = await app().course();
    const row = ROWS.find(
      ({ endpoint, target }) =>
        endpoint === 'POST /api/studentGrades/update/{courseID}' && target === 'sue',
    );
    const tess = await course.as('tess');
    const held = { endpoint: row!.endpoint, row: row!, role: 'ta' } as const;
    const request = await hold(course, tess, held);
    await app().store.transact('assignStudents', {
      ...changeBy(course.id, 'ina', NOON),
      usernameKeys: ['sue'],
      ta: 'tom',
    });
    const before = await dumpTables(app().store, [course.id]);
    expect((await request.finish()).status).toBe(403);
    expect(await dumpTables(app().store, [course.id])).toEqual(before);
  });

  test('USR-45 a call that is under way when its caller is demoted writes nothing', async () => {
    for (let round = 0; round < 10; round += 1) {
      const course = await app().course({ users: [...PEOPLE, person('ida', 'instructor')] });
      const [ina, ida] = [await course.as('ina'), await course.as('ida')];
      const [demoted, added] = await Promise.all([
        demote(ina, 'ida'),
        ida.call('POST /api/users/{courseID}/add', {
          body: { username: 'friend', fullname: 'A Friend', status: 'instructor' },
        }),
      ]);
      expect(demoted.status).toBe(200);
      expect([200, 401, 403]).toContain(added.status);
      const users = await ina.ask('GET /api/users/{courseID}');
      expect(users.some(({ username }) => username === 'friend')).toBe(added.status === 200);
    }
  });

  test('USR-46 two instructors who demote each other leave one', async () => {
    for (let round = 0; round < 10; round += 1) {
      const course = await app().course({ users: [...PEOPLE, person('ida', 'instructor')] });
      const [ina, ida] = [await course.as('ina'), await course.as('ida')];
      const answers = await Promise.all([demote(ina, 'ida'), demote(ida, 'ina')]);
      expect(answers.map(({ status }) => status)).toContain(200);
      const rows = await app().store.read(
        sql`select ${named({ found: COUNT })} from users
          where course = ${course.id} and status = 'instructor'`,
      );
      expect(Number(rows[0]?.found)).toBe(1);
    }
  });
});

/** The store, with a note of each time that a session was read. */
function noteReads(store: Store, onSessionRead: () => Promise<unknown>): Store {
  async function noted<Rows>(statement: Statement, rows: Promise<Rows>): Promise<Rows> {
    const found = await rows;
    if (/from (?:admin_)?sessions/.test(forSqlite(statement).text)) await onSessionRead();
    return found;
  }
  return {
    ...store,
    read: (statement) => noted(statement, store.read(statement)),
    readByKey: (statement) =>
      noted(statement, store.readByKey?.(statement) ?? store.read(statement)),
  };
}
