// What the admin sees of courses and does with them.
import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { expect, test } from 'vitest';
import { changeBy } from '../../store/logs/audit-store.ts';
import { columnsOf } from '../../store/engine/columns.ts';
import { sql } from '../../store/engine/sql.ts';
import type { Store } from '../../store/open-store.ts';
import { securityLogTable } from '../../store/tables/log-tables.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { liveIn } from '../../testing/lived-in-course.ts';
import { dumpTables } from '../../testing/table-dump.ts';
import { type TestApp, useApp } from '../../testing/test-app.ts';
import { HOUR, MINUTE, NOON, person } from '../../testing/test-course.ts';

const LIST = 'GET /api/admin/courses';
const RENAME = 'POST /api/admin/rename-course/{courseID}';
const ADD = 'POST /api/admin/add-instructor/{courseID}';
const ARCHIVE = 'POST /api/admin/archive-course/{courseID}';
const DELETE = 'POST /api/admin/delete-course/{courseID}';
const KEEP = 'POST /api/admin/keep-course/{courseID}';

/** The store, which counts its reads. */
function countReads(store: Store, onRead: (count: number) => void): Store {
  return {
    ...store,
    read: (statement) => {
      onRead(1);
      return store.read(statement);
    },
    readTogether: (statements) => {
      onRead(statements.length);
      return store.readTogether(statements);
    },
  };
}

function titleOf(place: number): DesignItem {
  return designItem({ dataType: 'courseTitle', dataID: '0', dataText: `Course number ${place}` });
}

async function makeCourses({ store }: TestApp, from: number, to: number): Promise<void> {
  const makes = Array.from({ length: to - from }, (_, offset) => {
    const place = from + offset;
    return store.transact('createCourse', {
      ...changeBy(`made-${String(place).padStart(4, '0')}`, 'admin', NOON),
      items: [titleOf(place)],
      users: [person(`teacher${place}`, 'instructor'), person(`student${place}`)],
    });
  });
  await Promise.all(makes);
}

onEachEngine('the list of courses', (engine) => {
  let reads = 0;
  const app = useApp(engine, (store) => countReads(store, (count) => (reads += count)));

  test('USR-98 shows title, instructors, students, size and last activity', async () => {
    const course = await liveIn(app());
    const admin = await course.asAdministrator();
    const { courses } = await admin.ask(LIST, { query: { q: course.id } });
    expect(courses).toEqual([
      {
        courseID: course.id,
        title: 'Philosophy 101',
        instructors: [{ username: 'ina', fullName: 'ina inason' }],
        students: 3,
        questions: 6,
        answers: 8,
        createdAt: NOON,
        activeAt: NOON,
        archivedAt: null,
        deleteAfter: null,
        personalDataUntil: null,
        personalDataDeletedAt: null,
      },
    ]);
  });

  test('USR-98 activity is noted to the hour', async () => {
    const course = await app().course();
    const admin = await course.asAdministrator();
    const sam = await course.as('sam');
    const activeAt = async () =>
      (await admin.ask(LIST, { query: { q: course.id } })).courses[0]?.activeAt;
    app().clock.now = NOON + 59 * MINUTE;
    await sam.ask('GET /api/session/{courseID}');
    expect(await activeAt()).toBe(NOON);
    app().clock.now = NOON + 2 * HOUR;
    await sam.ask('GET /api/session/{courseID}');
    expect(await activeAt()).toBe(NOON + 2 * HOUR);
  });

  test('USR-93 USR-94 takes as many statements for 10 courses as for 1,000', async () => {
    const admin = await (await app().course()).asAdministrator();
    const count = async (query: { q?: string; page?: string }) => {
      const before = reads;
      const { courses, found } = await admin.ask(LIST, { query });
      return { statements: reads - before, shown: courses.length, found };
    };
    await makeCourses(app(), 0, 10);
    const few = await count({ q: 'number' });
    expect(few).toMatchObject({ shown: 10, found: 10 });
    await makeCourses(app(), 10, 1000);
    const many = await count({ q: 'number' });
    expect(many).toEqual({ statements: few.statements, shown: 50, found: 1000 });
    expect(few.statements).toBeLessThanOrEqual(3);
    const last = await count({ q: 'number', page: '20' });
    expect(last).toEqual({ statements: few.statements, shown: 50, found: 1000 });
    const one = await admin.ask(LIST, { query: { q: 'teacher731' } });
    expect(one.courses.map(({ courseID }) => courseID)).toEqual(['made-0731']);
  });

  test.each([
    ['a page that is no number', { page: 'x' }],
    ['page 0', { page: '0' }],
    ['an unknown order', { order: 'size' }],
    ['a search that is too long', { q: 'x'.repeat(201) }],
  ])('%s is refused', async (_name, query) => {
    const admin = await (await app().course()).asAdministrator();
    const refused = await admin.refused(LIST, { query: query as never });
    expect(refused).toMatchObject({ status: 400, error: 'INVALID_INPUT' });
  });

  test('a search is text, never SQL or a pattern', async () => {
    const admin = await (await app().course()).asAdministrator();
    for (const q of ["' or 1=1 --", '%', '\\', '"; drop table courses']) {
      const { found } = await admin.ask(LIST, { query: { q } });
      expect([q, found]).toEqual([q, 0]);
    }
  });
});

onEachEngine('what the admin does with a course', (engine) => {
  const app = useApp(engine);

  async function logOf(course: string): Promise<string[]> {
    const rows = await app().store.read(
      sql`select ${columnsOf(securityLogTable, 'event', 'actor')} from security_log where course = ${course} order by id`,
    );
    return rows.map(({ event, actor }) => `${event} by ${actor}`);
  }

  test('USR-95 a new title is a change of the design, with its version', async () => {
    const course = await app().course();
    const [admin, ina] = [await course.asAdministrator(), await course.as('ina')];
    const versions = () =>
      ina.call('GET /api/courseDesign/{courseID}', { query: { versions: 'yes' } as never });
    const before = await versions();
    await admin.ask(RENAME, { body: { title: ' Beast and Man ' } });
    const design = await ina.ask('GET /api/courseDesign/{courseID}');
    expect(design).toContainEqual(
      expect.objectContaining({ dataType: 'courseTitle', dataID: '0', dataText: 'Beast and Man' }),
    );
    expect((await versions()).response.headers['etag']).not.toBe(before.response.headers['etag']);
    const items = await app().store.read(sql`select i.data_type, i.changed_by, i.version
      from design_items i join courses c on c.course = i.course and c.design_version = i.version
      where i.course = ${course.id}`);
    expect(items).toEqual([{ data_type: 'courseTitle', changed_by: 'admin', version: 2 }]);
    expect(await logOf(course.id)).toContain('course-renamed by admin');
    // The same again changes nothing.
    const stored = await dumpTables(app().store, [course.id]);
    await admin.ask(RENAME, { body: { title: 'Beast and Man' } });
    expect(await dumpTables(app().store, [course.id])).toEqual(stored);
  });

  test('USR-95 a title that is no title is refused', async () => {
    const course = await app().course();
    const admin = await course.asAdministrator();
    const refused = await admin.refused(RENAME, { body: { title: ' ' } });
    expect(refused).toMatchObject({ status: 400, message: 'A title is required.' });
  });

  test('USR-97 another instructor is added, who logs in and chooses a password', async () => {
    const course = await app().course();
    const admin = await course.asAdministrator();
    const body = { instructorFullName: 'Mary Midgley', instructorUserID: 'MM1' };
    await admin.ask(ADD, { body });
    const mary = course.nobody();
    const login = await mary.ask('POST /api/authenticate/{courseID}', {
      body: { username: 'mm1', password: 'mm1' },
    });
    expect(login).toMatchObject({ isInstructor: true, mustResetPassword: true });
    expect(await logOf(course.id)).toContain('instructor-added by admin');
    const taken = await admin.refused(ADD, { body: { ...body, instructorUserID: 'SAM' } });
    expect(taken).toMatchObject({ status: 409, error: 'ALREADY_EXISTS' });
    const empty = await admin.refused(ADD, { body: {} });
    expect(empty.details).toMatchObject([
      { field: 'instructorUserID' },
      { field: 'instructorFullName' },
    ]);
  });

  test('USR-90 USR-92 archiving, reopening, deleting and keeping are recorded', async () => {
    const course = await app().course();
    const admin = await course.asAdministrator();
    app().clock.now += 1;
    await admin.ask(ARCHIVE, { body: { isArchived: true } });
    // Nothing changes the second time, and nothing is recorded.
    await admin.ask(ARCHIVE, { body: { isArchived: true } });
    app().clock.now += 1;
    await admin.ask(ARCHIVE, { body: { isArchived: false } });
    app().clock.now += 1;
    await admin.ask(DELETE, { body: { confirmation: course.id } });
    app().clock.now += 1;
    await admin.ask(KEEP);
    await admin.ask(KEEP);
    expect((await logOf(course.id)).filter((line) => line.startsWith('course-'))).toEqual([
      'course-created by admin',
      'course-archived by admin',
      'course-reopened by admin',
      'course-deleted by admin',
      'course-restored by admin',
    ]);
  });

  test('USR-92 a wrong courseID deletes nothing', async () => {
    const course = await app().course({ hasNeighbour: true });
    const admin = await course.asAdministrator();
    const before = await dumpTables(app().store, [course.id]);
    const refused = await admin.refused(DELETE, { body: { confirmation: course.otherId() } });
    expect(refused).toMatchObject({ status: 400, error: 'INVALID_INPUT' });
    expect(await dumpTables(app().store, [course.id])).toEqual(before);
  });

  test('USR-96 the address / never leads to a course that is going to be deleted', async () => {
    const course = await app().course();
    const other = await app().build({ defaultCourse: course.id });
    const target = async () =>
      (await other.http.inject({ url: '/' })).headers['location']?.toString();
    expect(await target()).toBe(`/${course.id}`);
    await app().store.transact('closeCourse', { course: course.id, at: NOON, address: '' });
    expect(await target()).not.toBe(`/${course.id}`);
    const page = await other.http.inject({
      url: `/${course.id}`,
      headers: { accept: 'text/html' },
    });
    expect(page.statusCode).toBe(404);
    expect(page.body).not.toContain('Philosophy 101');
    await other.http.close();
  });

  test('a courseID stays taken until the course is deleted for good', async () => {
    const course = await app().course();
    const admin = await course.asAdministrator();
    await admin.ask(DELETE, { body: { confirmation: course.id } });
    const body = { courseID: course.id, instructorFullName: 'New', instructorUserID: 'new' };
    const refused = await admin.refused('POST /api/admin/create-course', { body });
    expect(refused).toMatchObject({ status: 409 });
  });
});
