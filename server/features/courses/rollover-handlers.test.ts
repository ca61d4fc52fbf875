// Using a course again: what the new course has, what it never has, and what is refused.
import { expect, test } from 'vitest';
import { changeBy } from '../../store/logs/audit-store.ts';
import { COURSE_TABLES } from '../../store/course-tables.ts';
import { asStored } from '../../store/engine/read-rows.ts';
import { plainSql, sql } from '../../store/engine/sql.ts';
import type { Store } from '../../store/open-store.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { liveIn } from '../../testing/lived-in-course.ts';
import { dumpTables } from '../../testing/table-dump.ts';
import { useApp } from '../../testing/test-app.ts';
import { NOON } from '../../testing/test-course.ts';

const AGAIN = 'POST /api/useAgain/{courseID}';
const PLAN = {
  startDate: '2027-01-12',
  endDate: '2027-05-06',
  meetingDays: ['Tuesday' as const, 'Thursday' as const],
  daysOff: [{ from: '2027-03-16', to: '2027-03-18', reason: 'Spring break' }],
};

let number = 0;
function request(parts: object = {}) {
  number += 1;
  return { newCourseID: `again-${number}`, title: 'Philosophy again', plan: PLAN, ...parts };
}

/** The rows of a course in one table. */
function rowsIn(store: Store, table: string, course: string) {
  return store.read(asStored(sql`select * from ${plainSql(table)} where course = ${course}`));
}

onEachEngine('using a course again', (engine) => {
  const app = useApp(engine);

  test('RLL-3 zero personal rows but the instructor and the chosen TA, in every table', async () => {
    const course = await liveIn(app());
    const { store } = app();
    await store.transact('deleteUser', {
      ...changeBy(course.id, 'ina', NOON),
      usernameKey: 'sue',
    });
    const ina = await course.as('ina');
    const { courseID } = await ina.ask(AGAIN, { body: request({ tas: ['Tess'] }) });
    const counts: Record<string, number> = {};
    let everything = '';
    for (const table of Object.keys(COURSE_TABLES)) {
      const rows = await rowsIn(store, table, courseID);
      if (rows.length > 0 && table !== 'design_items') counts[table] = rows.length;
      everything += JSON.stringify(rows);
    }
    expect(counts).toEqual({
      audit_log: 2,
      design_versions: 1,
      security_log: 2,
      sessions: 1,
      users: 2,
    });
    expect(everything).not.toContain('Secret');
    for (const name of ['sam', 'sue', 'una', 'gus', 'tom']) {
      expect(everything).not.toMatch(new RegExp(`"${name}"`, 'u'));
    }
    const items = await rowsIn(store, 'design_items', courseID);
    const types = items.map((row) => String(row['data_type']));
    expect(types.filter((type) => /newUser|LastVisited|handBackTime/u.test(type))).toEqual([]);
    const people = await rowsIn(store, 'users', courseID);
    expect(
      people.map((row) => `${String(row['username_key'])} ${String(row['status'])}`).toSorted(),
    ).toEqual(['ina instructor', 'tess ta']);
  });

  test('RLL-4 the instructor has the same password and accounts there and is logged in', async () => {
    const course = await app().course();
    const { store } = app();
    const ina = await course.as('ina');
    const { courseID } = await ina.ask(AGAIN, { body: request() });
    const hash = async (id: string) =>
      (await rowsIn(store, 'users', id)).find((row) => row['username_key'] === 'ina')?.[
        'password_hash'
      ];
    expect(await hash(courseID)).toBe(await hash(course.id));
    const session = await ina.ask('GET /api/session/{courseID}', { params: { courseID } });
    expect(session).toMatchObject({ isLoggedIn: true, username: 'ina', isInstructor: true });
    const design = await ina.ask('GET /api/courseDesign/{courseID}', { params: { courseID } });
    expect(design.find(({ dataType }) => dataType === 'courseTitle')?.dataText).toBe(
      'Philosophy again',
    );
    expect(
      design
        .filter(({ dataType }) => dataType === 'courseDate')
        .map((item) => item.questionLogic + item.questionCourseDate + item.dataText)
        .join(' '),
    ).toContain('2027-01-12');
    const log = await ina.ask('GET /api/security-log/{courseID}', {});
    expect(log.entries[0]).toMatchObject({ event: 'course-reused', detail: courseID });
  });

  test('RLL-5 a taken courseID is refused and nothing is written, also for two calls at once', async () => {
    const course = await app().course({ hasNeighbour: true });
    const ina = await course.as('ina');
    const body = request();
    const both = await Promise.all([ina.call(AGAIN, { body }), ina.call(AGAIN, { body })]);
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    expect(await rowsIn(app().store, 'users', body.newCourseID)).toHaveLength(1);
    const before = await dumpTables(app().store, [course.id, course.otherId()]);
    const taken = await ina.call(AGAIN, { body: request({ newCourseID: course.otherId() }) });
    expect(taken.status).toBe(409);
    expect(await dumpTables(app().store, [course.id, course.otherId()])).toEqual(before);
  });

  test.each([
    ['a courseID with a space', { newCourseID: 'phil 102' }, 'A courseID consists of'],
    ['a reserved courseID', { newCourseID: 'admin' }, 'can’t be used'],
    ['no title', { title: ' ' }, 'A title is required.'],
    ['no last day', { plan: { ...PLAN, endDate: '' } }, 'last day'],
    ['an end before the start', { plan: { ...PLAN, endDate: '2026-01-01' } }, 'before its first'],
    ['no weekday', { plan: { ...PLAN, meetingDays: [] } }, 'at least one day'],
    [
      'days off that end early',
      { plan: { ...PLAN, daysOff: [{ from: '2027-02-02', to: '2027-02-01' }] } },
      'before the first one',
    ],
    [
      'a meeting that is no date',
      { plan: { ...PLAN, addedMeetings: ['2027-02-30'] } },
      'added meeting',
    ],
    ['a TA who is none', { tas: ['sam'] }, 'no longer in this course'],
  ])('RLL-6 refused with a sentence: %s', async (_what, parts, sentence) => {
    const course = await app().course();
    const ina = await course.as('ina');
    const answer = await ina.call(AGAIN, { body: request(parts) });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(sentence);
  });

  test('RLL-7 where only the admin creates courses, the call is refused and says so', async () => {
    const other = await app().build({ instructorsCreateCourses: false });
    const course = await app().course({ app: other });
    const ina = await course.as('ina');
    expect((await ina.ask('GET /api/useAgain/{courseID}', {})).mayCreate).toBe(false);
    const answer = await ina.call(AGAIN, { body: request() });
    expect(answer.status).toBe(403);
    expect(JSON.stringify(answer.body)).toContain('only the admin creates courses');
  });

  test('RLL-8 with a public address, a chosen TA gets a code that is shown once', async () => {
    const other = await app().build({ publicUrl: 'http://course.example.edu' });
    const course = await app().course({ app: other });
    const ina = await course.as('ina');
    const body = request({ tas: ['tess'] });
    const { slips } = await ina.ask(AGAIN, { body });
    expect(slips.map(({ username }) => username)).toEqual(['tess']);
    expect(slips[0]?.link).toContain(body.newCourseID);
  });

  test('RLL-34 public holidays of a country, with its regions', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const query = { country: 'US', from: '2027-01-12', to: '2027-05-06' };
    const found = await ina.ask('GET /api/publicHolidays/{courseID}', { query });
    expect(found.holidays).toContainEqual({
      from: '2027-01-18',
      to: '2027-01-18',
      reason: 'Martin Luther King Jr. Day',
    });
    expect(found.countries.length).toBeGreaterThan(100);
    const names = found.countries.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Italy', 'Eswatini', 'Togo', 'Hong Kong']));
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect(found.regions).toContainEqual({ code: 'NY', name: 'New York' });
    const unknown = await ina.ask('GET /api/publicHolidays/{courseID}', {
      query: { country: '??' },
    });
    expect(unknown).toMatchObject({ regions: [], holidays: [] });
    const late = await ina.ask('GET /api/publicHolidays/{courseID}', {
      query: { country: 'US', from: '2090-01-12', to: '2090-05-06' },
    });
    expect(late.holidays).toEqual([]);
    expect(late.known.from < '2027-01-12' && late.known.to < '2090-01-12').toBe(true);
  });
});
