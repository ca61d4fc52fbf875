// Course files and other courses over HTTP.
import { FORM_TYPE } from '@elenchus/contract/endpoint.examples.ts';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { expect, test } from 'vitest';
import { columnsOf } from '../../store/engine/columns.ts';
import { sql } from '../../store/engine/sql.ts';
import { usersTable } from '../../store/tables/people-tables.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { dumpTables } from '../../testing/table-dump.ts';
import { type TestCourse, useApp } from '../../testing/test-app.ts';
import { clientAs } from '../../testing/access/test-callers.ts';
import { TestClient } from '../../testing/test-client.ts';
import { courseFileForm } from '../../testing/access/valid-calls.ts';

const DOWNLOAD = 'GET /api/courseFile/{courseID}';
const READ = 'POST /api/courseFile/read/{courseID}';
const OTHERS = 'GET /api/otherCourses/{courseID}';
const DESIGN = 'GET /api/otherCourses/design/{courseID}';
const IMPORT = 'POST /api/admin/import-course';
const headers = { 'content-type': FORM_TYPE };

async function download(client: TestClient): Promise<Buffer> {
  return (await client.call(DOWNLOAD)).response.rawPayload;
}

function together(one: TestClient, other: TestClient): TestClient {
  for (const [name, token] of other.cookies) one.cookies.set(name, token);
  return one;
}

onEachEngine('course files', (engine) => {
  let reads = 0;
  const app = useApp(engine, (store) => ({
    ...store,
    read: (statement) => {
      reads += 1;
      return store.read(statement);
    },
  }));

  async function imported(source: TestCourse, bytes: Buffer): Promise<TestClient> {
    const admin = await clientAs(source, 'admin');
    const courseID = `copy-${source.id}`.slice(0, 60);
    const made = await admin.ask(IMPORT, { payload: courseFileForm(bytes, courseID), headers });
    expect(made.courseID).toBe(courseID);
    const copy = new TestClient(app().http, courseID);
    const own = { username: 'newi', newPassword: 'new secret', currentPassword: 'newi' };
    await copy.ask('POST /api/authenticate/{courseID}', {
      body: { username: 'newi', password: 'newi' },
    });
    await copy.ask('POST /api/reset-password/{courseID}', { body: own });
    const rows = await app().store.read(
      sql`select ${columnsOf(usersTable, 'username')} from users where course = ${courseID}`,
    );
    expect(rows.map(({ username }) => username)).toEqual(['newi']);
    return copy;
  }

  test('FIL-5 a downloaded course can be imported, and the copy downloads as the same bytes', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const { response } = await ina.call(DOWNLOAD);
    expect(response.headers['content-disposition']).toBe(
      `attachment; filename="${course.id}.elenchus.zip"`,
    );
    const copy = await imported(course, response.rawPayload);
    const read = await ina.ask(READ, { payload: courseFileForm(response.rawPayload), headers });
    const items = await app().store.read(
      sql`select data_type, data_text from design_items
        where course = ${`copy-${course.id}`.slice(0, 60)}`,
    );
    expect(items).toContainEqual({ data_type: 'instructorName', data_text: 'New Instructor' });
    expect(read.course.sections.length).toBeGreaterThan(0);
    expect(Buffer.compare(await download(copy), response.rawPayload)).toBe(0);
  });

  test('FIL-66 the list of other courses reads as much for 500 cookies as for one', async () => {
    const course = await app().course();
    const other = await app().course();
    const ina = together(await course.as('ina'), await other.as('ina'));
    const readsOf = async () => {
      const before = reads;
      const taught = await ina.ask(OTHERS);
      return { count: reads - before, courses: taught.map(({ courseID }) => courseID) };
    };
    const alone = await readsOf();
    expect(alone.courses).toEqual([other.id]);
    for (let place = 0; place < 500; place += 1) {
      ina.cookies.set(`elenchus_none-${place}`, `token${place}`);
    }
    expect(await readsOf()).toEqual(alone);
  });

  test('FIL-6 a file that cannot be used changes nothing and says why', async () => {
    const course = await app().course();
    const [ina, admin] = [await course.as('ina'), await clientAs(course, 'admin')];
    const before = await dumpTables(app().store, [course.id]);
    for (const payload of [courseFileForm(Buffer.from('PK no')), courseFileForm(Buffer.alloc(9))]) {
      const read = await ina.refused(READ, { payload, headers });
      const made = await admin.refused(IMPORT, { payload, headers });
      for (const { status, message } of [read, made]) {
        expect(status).toBe(400);
        expect(message).toMatch(/Nothing was changed\.$/);
      }
    }
    const none = await ina.refused(READ, { payload: '--x--\r\n', headers });
    expect(none.status).toBe(400);
    expect(await dumpTables(app().store, [course.id])).toEqual(before);
  });

  test('FIL-6 a taken courseID and missing fields are refused as in the form', async () => {
    const course = await app().course();
    const bytes = await download(await course.as('ina'));
    const admin = await clientAs(course, 'admin');
    const taken = await admin.refused(IMPORT, {
      payload: courseFileForm(bytes, course.id),
      headers,
    });
    expect(taken.status).toBe(409);
    const empty = await admin.refused(IMPORT, { payload: courseFileForm(bytes, ''), headers });
    expect(empty.details).toContainEqual(expect.objectContaining({ field: 'courseID' }));
  });

  test('FIL-15 the design of another course needs an instructor session of both in one browser', async () => {
    const [here, there] = [await app().course(), await app().course()];
    await there.as('ina').then((ina) =>
      ina.ask('POST /api/courseDesign/update/{courseID}', {
        body: {
          designData: [designItem({ dataType: 'courseTitle', dataID: '0', dataText: 'There' })],
        },
      }),
    );
    const query = { from: there.id };
    const alone = await here.as('ina');
    expect(await alone.ask(OTHERS)).toEqual([]);
    const refusals = [
      await alone.refused(DESIGN, { query }),
      await alone.refused(DESIGN, { query: { from: 'no-such-course' } }),
      await together(await here.as('ina'), await there.as('tess')).refused(DESIGN, { query }),
      await together(await here.as('ina'), await there.as('sam')).refused(DESIGN, { query }),
    ];
    expect(new Set(refusals.map(({ status, message }) => `${status} ${message}`)).size).toBe(1);
    expect(refusals[0]?.status).toBe(403);
    const both = together(await here.as('ina'), await there.as('ina'));
    expect(await both.ask(OTHERS)).toEqual([{ courseID: there.id, title: 'There' }]);
    const { course } = await both.ask(DESIGN, { query });
    expect(course.sections.length).toBeGreaterThan(0);
    expect(JSON.stringify(course)).not.toContain('ina');
  });

  test('FIL-15 after a logout there, nothing is read any more', async () => {
    const [here, there] = [await app().course(), await app().course()];
    const [own, other] = [await here.as('ina'), await there.as('ina')];
    const both = together(own, other);
    const kept = new Map(both.cookies);
    await other.ask('POST /api/logout/{courseID}', { body: {} });
    for (const [name, token] of kept) both.cookies.set(name, token);
    expect((await both.refused(DESIGN, { query: { from: there.id } })).status).toBe(403);
    expect(await both.ask(OTHERS)).toEqual([]);
  });
});
