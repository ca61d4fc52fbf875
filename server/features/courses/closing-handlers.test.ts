// Instructors close and reopen their course, the admin postpones the deletion of personal data, and the sweep deletes it.
import { expect, test } from 'vitest';
import { changeBy } from '../../store/logs/audit-store.ts';
import { COURSE_TABLES, KEPT_TABLES } from '../../store/course-tables.ts';
import { columnsOf } from '../../store/engine/columns.ts';
import { sql } from '../../store/engine/sql.ts';
import { loginFailuresTable } from '../../store/tables/login-tables.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { type LivedInCourse, liveIn } from '../../testing/lived-in-course.ts';
import { dumpTables } from '../../testing/table-dump.ts';
import { useApp } from '../../testing/test-app.ts';
import { NOON } from '../../testing/test-course.ts';
import { sweepDueCourses } from './course-sweep.ts';

const DAY = 86_400_000;
const CLOSING = 'POST /api/courseClosing/{courseID}';
const STATE = 'GET /api/courseClosing/{courseID}';
const POSTPONE = 'POST /api/admin/keep-personal-data/{courseID}';
const RETENTION = { months: 12, since: NOON - 400 * DAY };
/** NOON is in 2026, and a year without a leap day follows. */
const DUE = NOON + 365 * DAY;

function ofTable(rows: readonly string[], table: string): string[] {
  return rows.filter((row) => row.startsWith(`${table} `));
}

onEachEngine('closing a course', (engine) => {
  const app = useApp(engine);

  test('ARC-1 an instructor closes and reopens it, and the log has both', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    expect(await ina.ask(CLOSING, { body: { isClosed: true } })).toEqual({
      message: 'Course closed',
    });
    expect(await ina.ask(STATE)).toEqual({
      closedAt: NOON,
      closedBy: 'instructor',
      personalDataUntil: null,
      personalDataDeletedAt: null,
      untilIfClosedNow: null,
    });
    const change = await ina.call('POST /api/courseDesign/update/{courseID}', {
      body: { designData: [{ dataType: 'courseTitle', dataID: '0', dataText: 'Other' }] },
    });
    expect(change.error.error).toBe('COURSE_ARCHIVED');
    await ina.ask(CLOSING, { body: { isClosed: false } });
    expect((await ina.ask(STATE)).closedAt).toBeNull();
    const { entries } = await ina.ask('GET /api/security-log/{courseID}', { query: {} });
    const sentences = entries.map(({ event }) => event);
    expect(sentences).toEqual(expect.arrayContaining(['course-archived', 'course-reopened']));
  });

  test('ARC-2 only the admin reopens what the admin closed', async () => {
    const course = await app().course();
    const [ina, admin] = [await course.as('ina'), await course.asAdministrator()];
    const archive = 'POST /api/admin/archive-course/{courseID}';
    await admin.ask(archive, { body: { isArchived: true } });
    const refused = await ina.call(CLOSING, { body: { isClosed: false } });
    expect([refused.status, refused.error.message]).toEqual([
      403,
      expect.stringContaining('Only they can reopen it'),
    ]);
    expect((await ina.ask(STATE)).closedAt).toBe(NOON);
    await admin.ask(archive, { body: { isArchived: false } });
    expect((await ina.ask(STATE)).closedAt).toBeNull();
    await ina.ask(CLOSING, { body: { isClosed: true } });
    await admin.ask(archive, { body: { isArchived: false } });
    expect((await ina.ask(STATE)).closedAt).toBeNull();
  });

  test('ARC-5 ARC-7 the date is shown to everybody, and the admin can postpone it', async () => {
    const course = await app().course({ app: await app().build({ retention: RETENTION }) });
    const [ina, sam, admin] = [
      await course.as('ina'),
      await course.as('sam'),
      await course.asAdministrator(),
    ];
    expect((await ina.ask(STATE)).untilIfClosedNow).toBe(DUE);
    const early = await admin.call(POSTPONE, { body: { until: '2030-01-31' } });
    expect(early.status).toBe(400);
    await ina.ask(CLOSING, { body: { isClosed: true } });
    const session = () => sam.ask('GET /api/session/{courseID}');
    expect(await session()).toMatchObject({ isArchived: true, personalDataUntil: DUE });
    const listed = async () => {
      const { courses } = await admin.ask('GET /api/admin/courses', { query: { q: course.id } });
      return courses.find(({ courseID }) => courseID === course.id)?.personalDataUntil;
    };
    expect(await listed()).toBe(DUE);
    for (const until of ['2026-12-01', '2050-01-01', 'tomorrow', '2030-02-30']) {
      expect((await admin.call(POSTPONE, { body: { until } })).status).toBe(400);
    }
    expect(await listed()).toBe(DUE);
    const later = Date.parse('2030-02-01T00:00:00Z');
    expect(await admin.ask(POSTPONE, { body: { until: '2030-01-31' } })).toMatchObject({
      personalDataUntil: later,
    });
    expect(await listed()).toBe(later);
    expect((await session()).personalDataUntil).toBe(later);
    await sweepDueCourses({ store: app().store, clock: () => DUE + 1, retention: RETENTION });
    expect(await session()).toMatchObject({ isLoggedIn: true });
  });
});

onEachEngine('personal data of a course that was closed long ago', (engine) => {
  const app = useApp(engine);
  const sweepAt = (at: number, retention: typeof RETENTION | null = RETENTION) =>
    sweepDueCourses({ store: app().store, clock: () => at, retention });

  /** With a row in every table that a course can have. */
  async function fullCourse(): Promise<LivedInCourse> {
    const course = await liveIn(app());
    const { store } = app();
    const by = (id: string) => changeBy(course.id, id, NOON);
    await (await course.as('sam')).ask('POST /api/account/calendar/{courseID}');
    await (await course.as('ina')).ask('POST /api/account/calendar/{courseID}');
    const [ina, sam] = [await course.as('ina'), await course.as('sam')];
    await ina.ask('POST /api/announcements/{courseID}', {
      body: {
        id: 'room',
        title: 'Room',
        text: 'Twelve',
        audience: { kind: 'people', usernames: ['sam'] },
      },
    });
    for (const client of [ina, sam]) {
      await client.ask('POST /api/notices/seen/{courseID}', { body: { until: NOON } });
      const body = { address: 'somebody@example.edu' };
      await client.ask('POST /api/account/mail/{courseID}', { body });
    }
    await ina.ask('POST /api/courseDesign/update/{courseID}', {
      body: {
        designData: [
          { dataType: 'courseDesignUsersLastVisited', dataID: 'ina', dataText: 'edit' },
          { dataType: 'newUserFullName', dataID: '0', dataText: 'Half Typed' },
        ],
      },
    });
    await ina.ask('POST /api/extensions/{courseID}', {
      body: {
        usernames: ['una'],
        extension: { kind: 'course', accommodation: { kind: 'days', amount: 2 } },
      },
    });
    await store.transact('saveSecondReading', {
      ...by('ina'),
      evaluationDataID: 'OPEN',
      usernameKey: 'sue',
      grade: '88',
      remark: 'Secret remark',
      expectedVersion: 0,
    });
    const attempt = { course: course.id, browserHash: 'b', nonce: 'n', verifier: 'v', view: '' };
    await store.transact('beginSignOn', { ...attempt, at: NOON, stateHash: `of ${course.id}` });
    for (const usernameKey of ['sue', 'ina']) {
      await store.transact('enterBySignOn', {
        ...by(usernameKey),
        issuer: 'https://login.example.edu',
        client: 'elenchus',
        subject: `subject of ${usernameKey}`,
        usernameKey,
        tokenHash: `token of ${usernameKey} for ${course.id}`,
        replacedTokenHash: null,
        device: '',
      });
    }
    await store.transact('deleteUser', { ...by('ina'), usernameKey: 'gus' });
    await ina.ask('POST /api/users/{courseID}/add', {
      body: { username: 'gus', fullname: 'Another Gus', status: 'student', person: 'another' },
    });
    await store.transact('reserveLoginAttempt', {
      keys: {
        account: `account ${course.id} sam`,
        address: 'address 10.0.0.9',
        accountAtAddress: `at 10.0.0.9 account ${course.id} sam`,
      },
      at: NOON,
    });
    const seen = { graderKey: 'ina', tab: 'a tab', since: NOON, seenAt: NOON, isGone: false };
    const tabs = [{ usernameKey: 'sam', evaluationDataID: 'OPEN', ...seen }];
    await store.transact('notePresence', { course: course.id, tabs, sweepBefore: null });
    const uses = [{ list: 'mine', commentID: 'saved', questionID: 'duty1', count: 1 }] as const;
    await store.transact('countCommentUses', { course: course.id, ownerKey: 'tess', uses });
    const planned = { ...by('ina'), evaluationDataID: 'OPEN', since: NOON + DAY };
    await store.transact('handBack', { ...planned, to: { kind: 'everyone' } });
    const una = { kind: 'students', usernameKeys: ['una'] } as const;
    await store.transact('handBack', { ...planned, to: una });
    await ina.ask(CLOSING, { body: { isClosed: true } });
    return course;
  }

  test('ARC-6 no row about anybody but the instructors stays, in any table', async () => {
    const [course, other] = [await fullCourse(), await liveIn(app())];
    const { store } = app();
    const otherBefore = await dumpTables(store, [other.id]);
    const before = await dumpTables(store, [course.id]);
    const empty = Object.keys(COURSE_TABLES).filter((table) => ofTable(before, table).length === 0);
    // Parts of the design, and they stay.
    expect(empty).toEqual(['option_changes', 'deleted_evaluations', 'design_history']);
    await sweepAt(DUE - 1);
    expect(await dumpTables(store, [course.id])).toEqual(before);
    await sweepAt(DUE, null);
    expect(await dumpTables(store, [course.id])).toEqual(before);
    await sweepAt(DUE);
    const after = await dumpTables(store, [course.id]);
    const cleared = Object.keys(COURSE_TABLES).filter((table) => !KEPT_TABLES.has(table));
    const left = cleared.flatMap((table) => ofTable(after, table));
    expect(left).toEqual([expect.stringContaining('"event":"personal-data-deleted"')]);
    const instructors = ofTable(after, 'users');
    expect(instructors.length).toBeGreaterThan(0);
    expect(instructors.every((row) => row.includes('"status":"instructor"'))).toBe(true);
    expect(ofTable(after, 'identities')).toEqual([expect.stringContaining('subject of ina')]);
    expect(ofTable(after, 'design_items').length).toBeGreaterThan(10);
    // What the design hands back is a part of it; what a call planned isn't.
    expect(ofTable(before, 'class_hand_backs')).toHaveLength(2);
    expect(ofTable(after, 'class_hand_backs')).toEqual([expect.stringContaining('"BACK"')]);
    const text = after.filter((row) => row.includes(`"course":"${course.id}"`)).join('\n');
    for (const trace of ['sam', 'sue', 'una', 'tess', 'gus', 'Half Typed', 'Secret', 'LastVisited'])
      expect([trace, text.includes(`"${trace}`)]).toEqual([trace, false]);
    const failures = await store.read(
      sql`select ${columnsOf(loginFailuresTable, 'scope')} from login_failures`,
    );
    expect(failures.filter(({ scope }) => scope.includes(course.id))).toEqual([]);
    const isCourseRow = (row: string) => row.includes(`"course":"${other.id}"`);
    const otherAfter = await dumpTables(store, [other.id]);
    expect(otherAfter.filter(isCourseRow)).toEqual(otherBefore.filter(isCourseRow));
    const ina = await course.as('ina');
    expect(await ina.ask(STATE)).toMatchObject({ personalDataDeletedAt: DUE });
    const design = await ina.call('GET /api/courseDesign/{courseID}');
    expect(design.response.body).toContain('Philosophy 101');
    expect(design.response.body).not.toContain('Half Typed');
    expect(design.response.body).toContain('"dataText":"2026-09-13T12:00:00.000Z"');
    await ina.ask(CLOSING, { body: { isClosed: false } });
    expect(await ina.ask(STATE)).toMatchObject({ closedAt: null, personalDataDeletedAt: null });
  });

  test('ARC-8 a second process goes on where a dead one stopped, and nobody reopens it between', async () => {
    const course = await fullCourse();
    const step = (holder: string, at: number) =>
      app().store.transact('sweepPersonalData', { holder, at, retention: RETENTION });
    expect(await step('first', DUE)).toBe('more');
    expect(await step('second', DUE + 1)).toBe('taken');
    expect(await step('first', DUE + 2)).toBe('more');
    const ina = await course.as('ina');
    const reopened = await ina.call(CLOSING, { body: { isClosed: false } });
    expect(reopened.error.message).toContain('is being deleted');
    const later = DUE + 700_000;
    const outcomes: string[] = [];
    for (let count = 0; outcomes.at(-1) !== 'done' && count < 100; count += 1)
      // Without the setting, what has begun is finished.
      outcomes.push(
        await app().store.transact('sweepPersonalData', {
          holder: 'second',
          at: later,
          retention: null,
        }),
      );
    expect(outcomes.at(-1)).toBe('done');
    const rows = await dumpTables(app().store, [course.id]);
    expect(rows.filter((row) => /^(answers|grades|sessions) /.test(row))).toEqual([]);
  });

  const note = (months: number | null, at: number) =>
    app().store.transact('noteRetention', { months, at });

  test('ARC-4 a new number of months counts from the start that first saw it', async () => {
    expect(await note(12, NOON)).toEqual({ months: 12, since: NOON });
    expect(await note(12, NOON + 5 * DAY)).toEqual({ months: 12, since: NOON });
    expect(await note(6, NOON + 9 * DAY)).toEqual({ months: 6, since: NOON + 9 * DAY });
    expect(await note(null, NOON + 10 * DAY)).toBeNull();
    expect(await note(6, NOON + 11 * DAY)).toEqual({ months: 6, since: NOON + 11 * DAY });
  });
});
