// An archived course can be read but not changed, and a course that is going to be deleted is closed, for every call of
// the contract: a new call can't be forgotten.
import { ADMIN_PASSWORD, type Role, ROLES } from '@elenchus/contract/endpoint.examples.ts';
import type { Endpoint } from '@elenchus/contract/endpoint.ts';
import { endpointTable, type EndpointName } from '@elenchus/contract/endpoint-table.ts';
import {
  COURSE_IS_CLOSED,
  COURSE_TO_BE_DELETED,
} from '@elenchus/domain/people/closed-course-sentences.ts';
import { beforeAll, expect, test } from 'vitest';
import { hashSecret } from '../../features/login/password-hashing.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { ROWS } from './access-table.ts';
import { dumpTables } from '../table-dump.ts';
import { type TestApp, useApp } from '../test-app.ts';
import { clientAs } from './test-callers.ts';
import { NOON } from '../test-course.ts';
import { partsOf } from './valid-calls.ts';

/** Of every call that names a course: one that succeeds while the course is open. */
const CALLS = (Object.keys(endpointTable) as EndpointName[])
  .filter((name) => name.includes('{courseID}'))
  .flatMap((endpoint) => {
    const rows = ROWS.filter((row) => row.endpoint === endpoint && row.target !== 'unknown');
    const found = rows.flatMap((row) => {
      const roles: readonly Role[] = ['instructor', 'admin', 'student', 'nobody'];
      const role = roles.find((each) => row.expected[each] === 200);
      return role ? [{ endpoint, row, role }] : [];
    });
    return found.slice(0, 1);
  });

/** Written by hand: what still works in an archived course besides reading. */
const WORK_IN_ARCHIVED: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'POST /api/authenticate/{courseID}',
  'POST /api/reset-password/{courseID}',
  'POST /api/logout/{courseID}',
  'POST /api/account/password/{courseID}',
  'POST /api/account/end-sessions/{courseID}',
  // It creates another course.
  'POST /api/useAgain/{courseID}',
  'POST /api/account/calendar/{courseID}',
  'POST /api/account/end-calendar/{courseID}',
  'POST /api/notices/seen/{courseID}',
  'POST /api/account/mail/{courseID}',
  'POST /api/account/mail-confirm/{courseID}',
  'POST /api/account/mail-kinds/{courseID}',
  'POST /api/account/end-mail/{courseID}',
  'POST /api/unsubscribe/{courseID}/{secret}',
  'POST /api/courseClosing/{courseID}',
  // They answer, but write nothing.
  'POST /api/designConsequences/{courseID}',
  'POST /api/gradingPresence/{courseID}',
  'POST /api/gradingDesk/{courseID}',
  'POST /api/extensions/preview/{courseID}',
  'POST /api/admin/add-instructor/{courseID}',
  'POST /api/admin/reset-instructor/{courseID}',
  'POST /api/admin/archive-course/{courseID}',
  'POST /api/admin/delete-course/{courseID}',
  'POST /api/admin/keep-course/{courseID}',
]);

/** What the admin can still decide about a course that is going to be deleted. */
const WORK_IN_CLOSING: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'POST /api/admin/delete-course/{courseID}',
  'POST /api/admin/keep-course/{courseID}',
]);

const READS_ONLY: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'POST /api/designConsequences/{courseID}',
  'POST /api/gradingPresence/{courseID}',
  'POST /api/gradingDesk/{courseID}',
  'POST /api/extensions/preview/{courseID}',
]);

const STATE = { course: '', at: NOON, address: '' };

async function archive({ store }: TestApp, course: string): Promise<void> {
  await store.transact('archiveCourse', { ...STATE, course, isArchived: true });
}

async function close({ store }: TestApp, course: string): Promise<void> {
  await store.transact('closeCourse', { ...STATE, course });
}

/** The tests open sessions themselves, an export is recorded, and the first desk makes a secret of the installation. */
function isOfCourse(row: string): boolean {
  return !/^(sessions|admin_sessions|security_log|installation_log|courses|settings) /.test(row);
}

test('every call that names a course is tried', () => {
  const tried = new Set(CALLS.map(({ endpoint }) => endpoint));
  const all = Object.keys(endpointTable).filter((name) => name.includes('{courseID}'));
  // Their only success needs data that the test course does not have, or sign-on (sign-on-accounts.test.ts).
  const untried = [
    'GET /api/calendar/{courseID}/{secret}',
    'POST /api/account/mail-confirm/{courseID}',
    'GET /api/unsubscribe/{courseID}/{secret}',
    'POST /api/unsubscribe/{courseID}/{secret}',
    'GET /api/sign-on/{courseID}',
    'POST /api/admin/keep-personal-data/{courseID}',
    'GET /api/otherCourses/design/{courseID}',
    'POST /api/gradeRequests/{courseID}',
    'POST /api/gradeRequests/change/{courseID}',
    'GET /api/secondReadings/work/{courseID}',
    'POST /api/secondReadings/save/{courseID}',
    'GET /api/similarity/pair/{courseID}',
  ];
  expect(all.filter((name) => !tried.has(name as EndpointName))).toEqual(untried);
});

onEachEngine('the state of a course', (engine) => {
  const app = useApp(engine);

  beforeAll(async () => {
    const value = await hashSecret(ADMIN_PASSWORD);
    await app().store.transact('setSetting', { name: 'adminPasswordHash', value, at: NOON });
  });

  test.each(CALLS)('USR-90 $endpoint as $role, in an archived course', async (call) => {
    const { endpoint } = call;
    const course = await app().course();
    const client = await clientAs(course, call.role);
    await archive(app(), course.id);
    const before = await dumpTables(app().store, [course.id]);
    const answer = await client.call(endpoint, partsOf(call.row, call.role, course.id));
    const works = endpoint.startsWith('GET ') || WORK_IN_ARCHIVED.has(endpoint);
    const message = works ? undefined : COURSE_IS_CLOSED;
    const code = works ? undefined : 'COURSE_ARCHIVED';
    expect([answer.status, code]).toEqual([
      works ? 200 : 403,
      works ? undefined : answer.error.error,
    ]);
    expect(works ? undefined : answer.error.message).toBe(message);
    const mayWrite = WORK_IN_ARCHIVED.has(endpoint) && !READS_ONLY.has(endpoint);
    const after = mayWrite ? before : await dumpTables(app().store, [course.id]);
    expect(after.filter(isOfCourse)).toEqual(before.filter(isOfCourse));
  });

  test.each(CALLS)('USR-91 $endpoint as $role, in a course to be deleted', async (call) => {
    const { endpoint } = call;
    const course = await app().course();
    await close(app(), course.id);
    const before = await dumpTables(app().store, [course.id]);
    const client = await clientAs(course, call.role);
    const answer = await client.call(endpoint, partsOf(call.row, call.role, course.id));
    const works = WORK_IN_CLOSING.has(endpoint);
    const said = works ? [200] : [answer.status, answer.error.error, answer.error.message];
    expect(said).toEqual(works ? [answer.status] : [403, 'COURSE_CLOSED', COURSE_TO_BE_DELETED]);
    const after = works ? before : await dumpTables(app().store, [course.id]);
    expect(after.filter(isOfCourse)).toEqual(before.filter(isOfCourse));
  });

  test('USR-90 USR-91 are asked again in the transaction that writes', async () => {
    for (const set of [archive, close]) {
      const course = await app().course();
      const write = async (name: EndpointName) => {
        const endpoint: Endpoint = endpointTable[name];
        const access = { course: course.id, worksIn: 'open' } as const;
        expect(endpoint.worksIn).toBeUndefined();
        return app().store.transact('checkCourseState', access);
      };
      expect(await write('POST /api/users/{courseID}/add')).toBeNull();
      await set(app(), course.id);
      expect(await write('POST /api/users/{courseID}/add')).toMatchObject({ kind: 'course-state' });
    }
  });

  test('USR-90 the other roles read an archived course too, and logging in works', async () => {
    const course = await app().course();
    const clients = await Promise.all(ROLES.map((role) => clientAs(course, role)));
    await archive(app(), course.id);
    for (const client of clients) {
      expect((await client.call('GET /api/courseDesign/{courseID}')).status).toBe(200);
    }
    const sam = await course.as('sam');
    expect(await sam.ask('GET /api/session/{courseID}')).toMatchObject({ isArchived: true });
    const una = course.nobody();
    const login = { username: 'una', password: 'una' };
    const first = await una.ask('POST /api/authenticate/{courseID}', { body: login });
    expect(first).toMatchObject({ mustResetPassword: true, isArchived: true });
    const chosen = { username: 'una', newPassword: 'a new secret' };
    await una.ask('POST /api/reset-password/{courseID}', { body: chosen });
    const una2 = await una.ask('GET /api/session/{courseID}');
    expect(una2).toMatchObject({ isLoggedIn: true, isArchived: true });
  });

  test('USR-91 people are where they were when a course is kept', async () => {
    const course = await app().course();
    const [sam, admin] = [await course.as('sam'), await course.asAdministrator()];
    const confirmation = course.id;
    const closed = await admin.ask('POST /api/admin/delete-course/{courseID}', {
      body: { confirmation },
    });
    expect(closed.deleteAfter).toBe(NOON + 30 * 86_400_000);
    expect((await sam.call('GET /api/session/{courseID}')).error.error).toBe('COURSE_CLOSED');
    // Saying it again doesn't put it off.
    app().clock.now += 5000;
    const again = await admin.ask('POST /api/admin/delete-course/{courseID}', {
      body: { confirmation },
    });
    expect(again.deleteAfter).toBe(closed.deleteAfter);
    await admin.ask('POST /api/admin/keep-course/{courseID}');
    expect(await sam.ask('GET /api/session/{courseID}')).toMatchObject({ username: 'sam' });
  });

  test('a PDF can be made by people of an archived course, not of a closed one', async () => {
    const body = { html: '<p>My philosophy</p>' };
    const course = await app().course();
    const sam = await course.as('sam');
    await archive(app(), course.id);
    expect((await sam.call('POST /api/generate-pdf', { body })).status).toBe(200);
    await close(app(), course.id);
    expect((await sam.call('POST /api/generate-pdf', { body })).status).toBe(401);
  });
});
