// Claiming accounts on a server with a public address: nobody gets in with a netID that can be guessed.
import { readClaimFragment } from '@elenchus/domain/people/claim-code.ts';
import { beforeAll, expect, test } from 'vitest';
import { columnsOf, named } from '../../store/engine/columns.ts';
import { sql } from '../../store/engine/sql.ts';
import { auditLogTable, securityLogTable } from '../../store/tables/log-tables.ts';
import { usersTable } from '../../store/tables/people-tables.ts';
import { claimFields } from './claim-codes.ts';
import { hashPassword } from './password-hashing.ts';
import { changeBy } from '../../store/logs/audit-store.ts';
import { selectUnclaimed } from '../../store/login/claims-store.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { dumpTables } from '../../testing/table-dump.ts';
import { type TestApp, type TestCourse, useApp } from '../../testing/test-app.ts';
import { TestClient } from '../../testing/test-client.ts';
import { DAY, NOON, person } from '../../testing/test-course.ts';

const PUBLIC_URL = 'http://phil.example.edu';
const LOGIN = 'POST /api/authenticate/{courseID}';
const RESET = 'POST /api/reset-password/{courseID}';
const EDIT = 'PUT /api/users/{courseID}/{username}';
const RENEW = 'POST /api/users/{courseID}/renew';
const CLASS = 'POST /api/firstLogins/{courseID}';

/** The accounts of a course in which ina alone has chosen a password. */
const USERS = [
  { ...person('ina', 'instructor'), password: await hashPassword('ina', 'her own secret') },
  person('Tom', 'ta'),
  person('sam', 'student', 'Tom'),
  person('una'),
  person('gus', 'guest'),
];

const logIn = (client: TestClient, username: string, password: string) =>
  client.call(LOGIN, { body: { username, password } });
const tryNetID = async (course: TestCourse, name: string) =>
  (await logIn(course.nobody(), name, name)).status;

/** Logs in with the code and chooses a password. */
async function claimWith(course: TestCourse, username: string, code: string) {
  const client = course.nobody();
  const entered = await logIn(client, username, code);
  if (entered.status !== 200) return entered.status;
  return (await client.call(RESET, { body: { username, newPassword: 'my own secret' } })).status;
}

async function add(course: TestCourse, username: string, status: string) {
  const ina = await course.as('ina');
  const body = { username, fullname: `${username} Name`, status };
  return ina.ask('POST /api/users/{courseID}/add', { body });
}

async function listed(course: TestCourse, name: string) {
  const users = await (await course.as('ina')).ask('GET /api/users/{courseID}');
  return users.find(({ username }) => username === name);
}

async function createCourse(course: TestCourse) {
  const admin = await course.asAdministrator();
  const courseID = `made-${course.id}`;
  const body = { courseID, instructorFullName: 'Nora New', instructorUserID: 'Nora' };
  return { admin, courseID, made: await admin.ask('POST /api/admin/create-course', { body }) };
}

onEachEngine('claiming accounts', (engine) => {
  const app = useApp(engine);
  let open: Awaited<ReturnType<TestApp['build']>>;
  let second: typeof open;
  beforeAll(async () => {
    open = await app().build({ publicUrl: PUBLIC_URL });
    second = await app().build({ publicUrl: PUBLIC_URL });
  });

  const publicCourse = () => app().course({ app: open, users: USERS });

  test('USR-60 a stranger cannot claim a new instructor with the netID', async () => {
    const course = await publicCourse();
    const { courseID, made } = await createCourse(course);
    const stranger = course.nobody();
    const params = { courseID };
    const tried = await stranger.call(LOGIN, {
      params,
      body: { username: 'nora', password: 'nora' },
    });
    expect(tried.status).toBe(401);
    expect(stranger.cookies.size).toBe(0);
    expect(made.slip).toMatchObject({ username: 'Nora', until: NOON + 14 * DAY });
    const body = { username: 'nora', password: made.slip?.code ?? '' };
    const entered = await course.nobody().call(LOGIN, { params, body });
    expect(entered.body).toMatchObject({ mustResetPassword: true, isLoggedIn: false });
  });

  test.each(['ta', 'instructor'])(
    'USR-60 a stranger cannot claim a new %s with the netID',
    async (role) => {
      const course = await publicCourse();
      const { slip, user } = await add(course, 'Newt', role);
      expect(user).toMatchObject({ password: 'initial', claim: 'code' });
      expect(await tryNetID(course, 'newt')).toBe(401);
      expect(await claimWith(course, 'newt', slip?.code ?? '')).toBe(200);
    },
  );

  test('USR-60 an unclaimed student who becomes a TA needs a code from then on', async () => {
    const course = await publicCourse();
    const early = course.nobody();
    expect((await logIn(early, 'una', 'una')).status).toBe(200);
    const ina = await course.as('ina');
    const edit = { params: { username: 'una' }, body: { status: 'ta' } };
    const { slip, user } = await ina.ask(EDIT, edit);
    expect(user).toMatchObject({ status: 'ta', claim: 'code' });
    expect(await tryNetID(course, 'una')).toBe(401);
    const late = await early.call(RESET, { body: { username: 'una', newPassword: 'stolen it' } });
    expect(late.status).toBe(401);
    expect(await claimWith(course, 'una', slip?.code ?? '')).toBe(200);
  });

  test('USR-60 staff from before who have only the netID need a code', async () => {
    const course = await publicCourse();
    expect(await tryNetID(course, 'tom')).toBe(401);
    const before = await listed(course, 'Tom');
    expect(before).toMatchObject({ claim: 'missing', claimSince: NOON });
    const ina = await course.as('ina');
    const { slip } = await ina.ask(RENEW, { body: { username: 'tom', seen: NOON } });
    expect(await claimWith(course, 'tom', slip?.code ?? '')).toBe(200);
    expect(await listed(course, 'Tom')).toMatchObject({ password: 'set', claim: '' });
  });

  test('USR-60 students and guests keep the netID, and a local server asks nobody for a code', async () => {
    const course = await publicCourse();
    expect([await tryNetID(course, 'sam'), await tryNetID(course, 'gus')]).toEqual([200, 200]);
    const local = await app().course({ users: USERS });
    expect(await tryNetID(local, 'tom')).toBe(200);
    const { slip, user } = await add(local, 'newt', 'ta');
    expect([slip, user.claim]).toEqual([null, 'netID']);
    const refused = await (await local.as('ina')).call(CLASS, { body: { students: 'code' } });
    expect(refused.status).toBe(400);
  });

  test('USR-61 the netID stops working after 14 days, and one call gives 14 more', async () => {
    const course = await app().course({ users: USERS });
    app().clock.now = NOON + 14 * DAY;
    expect(await tryNetID(course, 'sam')).toBe(401);
    expect(await listed(course, 'sam')).toMatchObject({
      claim: 'expired',
      claimUntil: NOON + 14 * DAY,
    });
    const ina = await course.as('ina');
    const { user, slip } = await ina.ask(RENEW, { body: { username: 'sam' } });
    expect([user.claim, slip]).toEqual(['netID', null]);
    expect(await tryNetID(course, 'sam')).toBe(200);
    expect(await tryNetID(course, 'una')).toBe(401);
  });

  test('USR-61 a password that was set back lasts 14 days too, a code as well', async () => {
    const course = await publicCourse();
    const ina = await course.as('ina');
    const { slip } = await ina.ask(RENEW, { body: { username: 'tom', seen: NOON } });
    app().clock.now = NOON + 20 * DAY;
    expect(await claimWith(course, 'tom', slip?.code ?? '')).toBe(401);
    const later = await course.as('ina');
    const back = { params: { username: 'sam' }, body: { resetPassword: true } };
    expect((await later.ask(EDIT, back)).user).toMatchObject({ claim: 'netID' });
    app().clock.now = NOON + 34 * DAY - 1;
    expect(await tryNetID(course, 'sam')).toBe(200);
    app().clock.now = NOON + 34 * DAY;
    expect(await tryNetID(course, 'sam')).toBe(401);
  });

  test('USR-63 a code works once, in any case and without hyphens, and its link names both', async () => {
    const course = await publicCourse();
    const { slip } = await add(course, "o'Neil", 'ta');
    const code = slip?.code ?? '';
    expect(slip?.link).toMatch(`${PUBLIC_URL}/${course.id}?view=login#claim=`);
    const fragment = slip?.link.slice(slip.link.indexOf('#')) ?? '';
    expect(readClaimFragment(fragment)).toEqual({ username: "o'Neil", code });
    const typed = code.toLowerCase().replaceAll('-', ' ');
    expect(await claimWith(course, "O'NEIL", typed)).toBe(200);
    expect(await claimWith(course, "o'neil", code)).toBe(401);
  });

  test('USR-63 a person who did not finish can use the code again, which ends the first try', async () => {
    const course = await publicCourse();
    const code = (await add(course, 'newt', 'ta')).slip?.code ?? '';
    const [first, again] = [course.nobody(), course.nobody()];
    expect((await logIn(first, 'newt', code)).status).toBe(200);
    expect((await logIn(again, 'newt', code)).status).toBe(200);
    const body = { username: 'newt', newPassword: 'my own secret' };
    expect((await first.call(RESET, { body })).status).toBe(401);
    expect((await again.call(RESET, { body })).status).toBe(200);
  });

  test('USR-63 of several claims with one code at the same time exactly one succeeds', async () => {
    for (let round = 0; round < 3; round += 1) {
      const course = await publicCourse();
      const code = (await add(course, 'newt', 'ta')).slip?.code ?? '';
      const other: TestCourse = { ...course, nobody: () => new TestClient(second.http, course.id) };
      const statuses = await Promise.all(
        [course, other, course, other].map((at) => claimWith(at, 'newt', code)),
      );
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    }
  });

  test('USR-63 a renewed code is dead, also for a person who is choosing a password with it', async () => {
    const course = await publicCourse();
    const old = (await add(course, 'newt', 'ta')).slip?.code ?? '';
    const client = course.nobody();
    expect((await logIn(client, 'newt', old)).status).toBe(200);
    const { claimSince = 0 } = (await listed(course, 'newt')) ?? {};
    const ina = await course.as('ina');
    app().clock.now += 1000;
    const { slip } = await ina.ask(RENEW, { body: { username: 'newt', seen: claimSince } });
    const late = await client.call(RESET, { body: { username: 'newt', newPassword: 'too late' } });
    expect([late.status, await claimWith(course, 'newt', old)]).toEqual([401, 401]);
    expect(await claimWith(course, 'newt', slip?.code ?? '')).toBe(200);
  });

  test('USR-64 a repeated call keeps the code that was shown', async () => {
    const course = await publicCourse();
    const ina = await course.as('ina');
    app().clock.now += 1000;
    const body = { username: 'tom', seen: NOON };
    const { slip } = await ina.ask(RENEW, { body });
    const again = await ina.call(RENEW, { body });
    expect(again).toMatchObject({ status: 409, error: { error: 'CHANGED_MEANWHILE' } });
    const edit = { params: { username: 'tom' }, body: { status: 'instructor' } };
    expect((await ina.ask(EDIT, edit)).slip).toBeNull();
    expect(await claimWith(course, 'tom', slip?.code ?? '')).toBe(200);
    const claimed = await ina.call(RENEW, { body });
    expect(claimed.error.message).toContain('has chosen a password already');
  });

  test('USR-64 codes for the class: one for each unclaimed student, and a second call replaces none', async () => {
    const course = await publicCourse();
    const ina = await course.as('ina');
    app().clock.now += 1000;
    const sheet = await ina.ask(CLASS, { body: { students: 'code' } });
    expect(sheet.slips.map(({ username }) => username)).toEqual(['gus', 'sam', 'una']);
    expect(await tryNetID(course, 'sam')).toBe(401);
    const more = await add(course, 'newt', 'student');
    expect(more.slip).not.toBeNull();
    app().clock.now += 1000;
    const again = await ina.ask(CLASS, { body: { students: 'code' } });
    expect([again.slips, again.kept]).toEqual([[], 4]);
    const [, sam, una] = sheet.slips;
    expect(await claimWith(course, 'sam', sam?.code ?? '')).toBe(200);
    const replaced = await ina.ask(CLASS, { body: { students: 'code', seen: NOON + 1000 } });
    expect(replaced.slips.map(({ username }) => username)).toEqual(['gus', 'newt', 'una']);
    expect(await claimWith(course, 'una', una?.code ?? '')).toBe(401);
    await ina.ask(CLASS, { body: { students: 'netID' } });
    expect(await tryNetID(course, 'una')).toBe(200);
  });

  test('USR-64 a roster file answers the codes of those who need one, the preview none', async () => {
    const course = await publicCourse();
    const ina = await course.as('ina');
    const file = 'netID,full name,role\nnewt,New TA,TA\nstu,Stu Dent,student\n';
    const parts = (preview: 'true' | 'false') => ({
      query: { preview },
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: `--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${file}\r\n--x--\r\n`,
    });
    const upload = 'POST /api/users/{courseID}/batch-add';
    expect((await ina.ask(upload, parts('true'))).slips).toEqual([]);
    const { slips } = await ina.ask(upload, parts('false'));
    expect(slips.map(({ username }) => username)).toEqual(['newt']);
    expect(await claimWith(course, 'newt', slips[0]?.code ?? '')).toBe(200);
  });

  test('USR-64 no code is stored, listed or logged', async () => {
    const course = await publicCourse();
    const { slip } = await add(course, 'newt', 'ta');
    const ina = await course.as('ina');
    const code = slip?.code ?? 'no code';
    const stored = (await dumpTables(app().store, [course.id])).join('\n');
    const users = JSON.stringify(await ina.ask('GET /api/users/{courseID}'));
    for (const text of [stored, users]) {
      expect(text).not.toContain(code);
      expect(text).not.toContain(code.replaceAll('-', ''));
    }
    const log = await app().store.read(
      sql`select ${named({ text: auditLogTable.after })} from audit_log where course = ${course.id}`,
    );
    const [hash] = await app().store.read(
      sql`select ${named({ text: usersTable.claimHash })} from users where course = ${course.id} and username_key = 'newt'`,
    );
    expect(users).not.toContain(hash?.text);
    expect(log.some(({ text }) => text?.includes(hash?.text ?? '?'))).toBe(false);
  });

  test('USR-67 the list says of every account what the rules say', async () => {
    const users = (['instructor', 'ta', 'student', 'guest'] as const).flatMap((status) =>
      ['with', 'without'].flatMap((code) =>
        [0, 7, 14].map((days) => person(`${status}-${code}-${days}`, status)),
      ),
    );
    const course = await app().course({ app: open, users: [...USERS, ...users] });
    const { store, clock } = app();
    for (const { usernameKey, status } of users) {
      const [, code = '', days = ''] = usernameKey.split('-');
      const hash = `hash of ${usernameKey}`;
      const change = () => changeBy(course.id, 'ina', NOON - Number(days) * DAY);
      const isStaff = status === 'ta' || status === 'instructor';
      const spareCode =
        isStaff && code === 'with' ? { hash, firstDayEnd: null, passwordLogin: null } : null;
      await store.transact('renewClaim', { ...change(), usernameKey, seen: NOON, spareCode });
      if (isStaff || code === 'without') continue;
      const codes = [{ usernameKey, hash }];
      const choice = { studentsUse: 'code', seen: NOON, codes, firstDayEnd: null } as const;
      await store.transact('chooseStudentClaims', { ...change(), ...choice });
    }
    const ina = await course.as('ina');
    for (const students of ['code', 'netID'] as const) {
      const choice = { seen: 0, codes: [], firstDayEnd: null };
      const change = changeBy(course.id, 'ina', NOON);
      await store.transact('chooseStudentClaims', { ...change, ...choice, studentsUse: students });
      const claims = {
        isPublic: true,
        firstDayEnd: Date.UTC(2026, 8, 8, 4),
        passwordLogin: null,
      };
      const states = new Set<string>();
      for (const days of [0, 3, 8, 13]) {
        clock.now = NOON + days * DAY;
        const logged = await course.as('ina');
        const stored = await selectUnclaimed(store, course.id);
        for (const record of await logged.ask('GET /api/users/{courseID}')) {
          const claim = stored.find(({ username }) => username === record.username);
          expect(record).toMatchObject(claimFields(claim, claims, clock.now));
          states.add(record.claim);
        }
      }
      clock.now = NOON;
      expect([...states].toSorted()).toEqual(
        students === 'code'
          ? ['', 'code', 'expired', 'missing']
          : ['', 'code', 'expired', 'missing', 'netID'],
      );
    }
    expect((await ina.call('GET /api/firstLogins/{courseID}')).body).toEqual({
      staff: 'code',
      students: 'netID',
      canChoose: true,
    });
  });

  test('USR-50 codes, first logins, claims and resets are in the security log', async () => {
    const course = await publicCourse();
    const code = (await add(course, 'newt', 'ta')).slip?.code ?? '';
    await claimWith(course, 'newt', code);
    await claimWith(course, 'newt', code);
    const admin = await course.asAdministrator();
    await admin.ask('POST /api/admin/reset-instructor/{courseID}', { body: { username: 'ina' } });
    const events = await app().store.read(
      sql`select ${columnsOf(securityLogTable, 'event', 'actor', 'subject')} from security_log where course = ${course.id}
        and event <> 'course-created' order by id`,
    );
    const told = events.map(
      ({ event, actor, subject }) => `${event} ${actor ?? 'nobody'} ${subject}`,
    );
    expect(told.toSorted()).toEqual([
      'claim-created ina newt',
      'claimed newt newt',
      'first-login newt newt',
      'login-failed nobody newt',
      'password-reset admin ina',
    ]);
  });

  test('USR-66 a wrong login answers the same whether or not the account is claimed', async () => {
    const course = await publicCourse();
    const answers = await Promise.all(
      ['ina', 'tom'].map((name) => logIn(course.nobody(), name, name)),
    );
    const [claimed, unclaimed] = answers.map(({ status, error, response }) => ({
      status,
      error,
      headers: Object.keys(response.headers).toSorted(),
    }));
    expect(unclaimed).toEqual(claimed);
    expect(claimed?.status).toBe(401);
  });

  test('USR-66 guessed codes are throttled like passwords', async () => {
    const course = await publicCourse();
    const code = (await add(course, 'newt', 'ta')).slip?.code ?? '';
    const wrong = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;
    const statuses: number[] = [];
    for (let tried = 0; tried < 11; tried += 1) {
      statuses.push((await logIn(course.nobody(), 'newt', wrong)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    expect((await logIn(course.nobody(), 'newt', code)).status).toBe(429);
  });

  test('USR-68 the admin resets an instructor: the sessions end, and a code is answered once', async () => {
    const course = await publicCourse();
    const ina = await course.as('ina');
    const admin = await course.asAdministrator();
    // The same browser may be logged in to the course.
    for (const [name, value] of ina.cookies) admin.cookies.set(name, value);
    const RESET_INSTRUCTOR = 'POST /api/admin/reset-instructor/{courseID}';
    const reset = await admin.ask(RESET_INSTRUCTOR, { body: { username: 'INA' } });
    expect(reset.message).toContain('logged out everywhere');
    expect((await ina.call('GET /api/users/{courseID}')).status).toBe(401);
    expect(await tryNetID(course, 'ina')).toBe(401);
    expect(await claimWith(course, 'ina', reset.slip?.code ?? '')).toBe(200);
    const failures = await Promise.all([
      admin.call(RESET_INSTRUCTOR, { body: { username: 'tom' } }),
      admin.call(RESET_INSTRUCTOR, { body: { username: 'nowhere' } }),
      admin.call(RESET_INSTRUCTOR, { params: { courseID: 'no' }, body: { username: 'ina' } }),
    ]);
    expect(failures.map(({ status, error }) => [status, error.error])).toEqual([
      [403, 'FORBIDDEN'],
      [404, 'USER_NOT_FOUND'],
      [404, 'COURSE_NOT_FOUND'],
    ]);
  });

  test('USR-68 on a local server the netID works again after a reset', async () => {
    const course = await app().course({ users: USERS });
    const admin = await course.asAdministrator();
    const { slip, message } = await admin.ask('POST /api/admin/reset-instructor/{courseID}', {
      body: { username: 'ina' },
    });
    expect(slip).toBeNull();
    expect(message).toContain('The netID is the first password again, for 14 days');
    expect(await tryNetID(course, 'ina')).toBe(200);
  });
});
