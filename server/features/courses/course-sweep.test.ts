// Deleting a course for good: every row of it, nothing else, by one process, in bounded steps.
import { readFileSync } from 'node:fs';
import { DELETION_GRACE } from '@elenchus/domain/people/course-state.ts';
import { expect, test } from 'vitest';
import { changeBy } from '../../store/logs/audit-store.ts';
import { COURSE_TABLES } from '../../store/course-tables.ts';
import { columnsOf } from '../../store/engine/columns.ts';
import { sql, tuples } from '../../store/engine/sql.ts';
import { loginFailuresTable } from '../../store/tables/login-tables.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { liveIn } from '../../testing/lived-in-course.ts';
import { dumpTables } from '../../testing/table-dump.ts';
import { useApp } from '../../testing/test-app.ts';
import { NOON } from '../../testing/test-course.ts';
import { sweepDueCourses } from './course-sweep.ts';

const SCHEMA = readFileSync(new URL('../../store/schema.sql', import.meta.url), 'utf8');

test('USR-92 the list has every table with rows of a course, with its whole key', () => {
  const tables = [...SCHEMA.matchAll(/create table (\w+) \(([\s\S]*?)\n\);/g)].flatMap(
    ([, name = '', columns = '']) => {
      const key = /primary key \((?:course, )?([^)]+)\)/.exec(columns)?.[1]?.split(', ') ?? [];
      return /^\s*course text/m.test(columns) && name !== 'courses' ? [[name, key] as const] : [];
    },
  );
  expect(tables.length).toBeGreaterThan(9);
  expect(COURSE_TABLES).toEqual(Object.fromEntries(tables));
});

function isCourseRow(row: string): boolean {
  return !row.startsWith('login_failures ') && row.includes('"course":"');
}

onEachEngine('a course whose 30 days are over', (engine) => {
  const app = useApp(engine);
  const close = (course: string) =>
    app().store.transact('closeCourse', { course, at: NOON, address: '' });
  const sweepAt = (at: number) => sweepDueCourses({ store: app().store, clock: () => at });

  /** Somebody has logged in through the university, and somebody else is about to. */
  async function signOnTo(course: string): Promise<void> {
    const { store } = app();
    const attempt = { course, browserHash: 'b', nonce: 'n', verifier: 'v', view: '', at: NOON };
    await store.transact('beginSignOn', { ...attempt, stateHash: `state of ${course}` });
    const entered = await store.transact('enterBySignOn', {
      ...changeBy(course, 'una', NOON),
      issuer: 'https://login.example.edu',
      client: 'elenchus',
      subject: 'subject of una',
      usernameKey: 'una',
      tokenHash: `token for ${course}`,
      replacedTokenHash: null,
      device: '',
    });
    expect(entered.ok).toBe(true);
  }

  test('USR-92 is deleted with every row, and no other course is touched', async () => {
    const [course, other] = [await liveIn(app()), await liveIn(app())];
    const { store } = app();
    const failures = [
      `account ${course.id} sam`,
      `at 10.0.0.1 account ${course.id} sam`,
      `account ${other.id} sam`,
      `account ${other.id} x account ${course.id} sam`,
    ];
    await store.transact('reserveLoginAttempt', {
      keys: { account: failures[0]!, address: 'address 10.0.0.1', accountAtAddress: failures[1]! },
      at: NOON,
    });
    await store.transact('reserveLoginAttempt', {
      keys: { account: failures[2]!, address: 'address 10.0.0.2', accountAtAddress: failures[3]! },
      at: NOON,
    });
    for (const { id } of [course, other]) await signOnTo(id);
    const kept = await dumpTables(store, [other.id, other.otherId(), course.otherId()]);
    await close(course.id);
    await sweepAt(NOON + DELETION_GRACE - 1);
    expect((await dumpTables(store, [course.id])).length).toBeGreaterThan(50);
    await sweepAt(NOON + DELETION_GRACE);
    const rest = await dumpTables(store, [course.id, '']);
    const mentions = rest.filter((row) => row.includes(`"${course.id}"`));
    expect(mentions).toEqual([expect.stringContaining('"event":"course-erased"')]);
    const scopes = await store.read(
      sql`select ${columnsOf(loginFailuresTable, 'scope')} from login_failures where scope in (values ${tuples(failures.map((scope) => [scope]))})`,
    );
    expect(scopes.map(({ scope }) => scope).toSorted()).toEqual(failures.slice(2).toSorted());
    const now = await dumpTables(store, [other.id, other.otherId(), course.otherId()]);
    expect(now.filter(isCourseRow)).toEqual(kept.filter(isCourseRow));
  });

  test('USR-92 is kept if the admin said so, or if nobody asked', async () => {
    const course = await app().course();
    await close(course.id);
    await app().store.transact('keepCourse', { course: course.id, at: NOON, address: '' });
    await sweepAt(NOON + 2 * DELETION_GRACE);
    expect(await (await course.as('sam')).ask('GET /api/session/{courseID}')).toMatchObject({
      isLoggedIn: true,
    });
  });

  test('USR-92 its courseID starts again from nothing', async () => {
    const course = await app().course();
    const visitor = course.nobody();
    const design = () => visitor.call('GET /api/courseDesign/{courseID}');
    const before = await design();
    await close(course.id);
    await sweepAt(NOON + DELETION_GRACE);
    const unknown = await design();
    expect(unknown.error.error).toBe('COURSE_NOT_FOUND');
    const admin = await course.asAdministrator();
    app().clock.now += 1000;
    await admin.ask('POST /api/admin/create-course', {
      body: { courseID: course.id, instructorFullName: 'Someone New', instructorUserID: 'new' },
    });
    const headers = { 'if-none-match': String(before.response.headers['etag']) };
    const fresh = await visitor.call('GET /api/courseDesign/{courseID}', { headers });
    expect(fresh.status).toBe(200);
    expect(fresh.response.body).not.toContain('Philosophy 101');
  });

  test('one process deletes at a time, and another goes on where a dead one stopped', async () => {
    const course = await liveIn(app());
    await close(course.id);
    const at = NOON + DELETION_GRACE;
    const step = (holder: string, moment: number) =>
      app().store.transact('sweepCourses', { holder, at: moment });
    expect(await step('first', at)).toBe('more');
    expect(await step('second', at + 1)).toBe('taken');
    expect(await step('first', at + 2)).toBe('more');
    expect(await step('second', at + 600_002)).toBe('more');
    expect(await step('first', at + 600_003)).toBe('taken');
    let outcome = 'more';
    for (let count = 0; outcome === 'more' && count < 100; count += 1) {
      outcome = await step('second', at + 600_004);
    }
    expect(outcome).toBe('done');
    expect(await step('first', at + 600_005)).toBe('done');
  });

  test('a step deletes at most 500 rows', async () => {
    const course = await app().course();
    const { store } = app();
    for (let place = 0; place < 6; place += 1) {
      const answers = Array.from({ length: 200 }, (_, question) => ({
        questionID: `q${place}-${question}`,
        questionAnswer: '1',
        questionEssayAnswer: '',
        editedAt: NOON,
      }));
      const about = { course: course.id, usernameKey: 'sam', at: NOON };
      await store.transact('saveAnswers', { ...about, timeZone: 'America/New_York', answers });
    }
    await close(course.id);
    const count = async () => (await dumpTables(store, [course.id])).length;
    let before = await count();
    const at = NOON + DELETION_GRACE;
    for (let steps = 0; steps < 8; steps += 1) {
      await store.transact('sweepCourses', { holder: 'one', at });
      const now = await count();
      expect(before - now).toBeLessThanOrEqual(500);
      before = now;
    }
  });
});
