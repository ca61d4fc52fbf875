// Sign-on beside everything else about accounts: codes, your own account, the security log, closed courses, former people.
import type { PasswordLogin } from '@elenchus/domain/people/sign-on-rules.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { columnsOf } from '../../store/engine/columns.ts';
import { sql } from '../../store/engine/sql.ts';
import { securityLogTable } from '../../store/tables/log-tables.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { type OddProvider, startOddProvider } from '../../testing/login/odd-provider.ts';
import {
  begin,
  comeBack,
  goThrough,
  personNamed,
  settingsFor,
  type SignOnStage,
  stageOf,
} from '../../testing/login/sign-on-stage.ts';
import { useApp } from '../../testing/test-app.ts';
import { TestClient } from '../../testing/test-client.ts';
import { NOON } from '../../testing/test-course.ts';

const ADD = 'POST /api/users/{courseID}/add';
const LOGIN = 'POST /api/authenticate/{courseID}';
const RESET = 'POST /api/reset-password/{courseID}';
const RENEW = 'POST /api/users/{courseID}/renew';
const CLASS = 'POST /api/firstLogins/{courseID}';
const ACCOUNT = 'GET /api/account/{courseID}';
const CHANGE = 'POST /api/account/password/{courseID}';

const newPassword = 'a secret of my own';

/** A browser of one server process at another, which has other settings. */
function moved({ cookies }: TestClient, { course }: SignOnStage, to: SignOnStage): TestClient {
  return new TestClient(to.built.http, course.id, cookies);
}

onEachEngine('sign-on and accounts', (engine) => {
  const app = useApp(engine);
  let provider: OddProvider;
  const stages: SignOnStage[] = [];
  beforeAll(async () => {
    provider = await startOddProvider();
  });
  afterAll(() => provider.close());
  afterEach(async () => {
    for (const stage of stages.splice(0)) await stage.close();
  });

  async function stageWith(passwordLogin: PasswordLogin = 'on'): Promise<SignOnStage> {
    const stage = await stageOf(app(), settingsFor(provider, { passwordLogin }));
    stages.push(stage);
    return stage;
  }

  async function events(course: string) {
    return app().store.read(sql`select
        ${columnsOf(securityLogTable, 'event', 'actor', 'subject', 'address')} from security_log
      where course = ${course} and event like 'sign-on%' order by id, event`);
  }

  async function loggedIn({ course }: SignOnStage, username: string, sub?: string) {
    const browser = course.nobody();
    const answer = await goThrough(browser, provider, personNamed(username, sub));
    expect(answer.statusCode).toBe(302);
    return browser;
  }

  test.each([
    ['on', 'ta', true],
    ['on', 'student', true],
    ['staff', 'ta', true],
    ['staff', 'student', false],
    ['off', 'ta', false],
    ['off', 'student', false],
  ] as const)('USR-80 %s: a code for a new %s is made and works: %s', async (how, role, works) => {
    // The class chose codes while everyone could use a password.
    const before = await stageWith('on');
    await (await before.course.as('ina')).ask(CLASS, { body: { students: 'code' } });
    const after = await stageWith(how);
    const newcomer = () => moved(before.course.nobody(), before, after);
    const ina = moved(await before.course.as('ina'), before, after);
    const body = { username: 'newt', fullname: 'Newt New', status: role };
    const { slip, user } = await ina.ask(ADD, { body });
    expect([slip !== null, user.claim]).toEqual(works ? [true, 'code'] : [false, 'sign-on']);
    expect(await ina.ask('GET /api/users/{courseID}')).toContainEqual(user);
    const netID = { username: 'newt', password: 'newt' };
    expect((await newcomer().call(LOGIN, { body: netID })).status).toBe(403);
    const renewed = await ina.call(RENEW, { body: { username: 'newt', seen: user.claimSince } });
    expect(renewed.status).toBe(works ? 200 : 400);
    const newt = newcomer();
    const typed = { username: 'newt', password: works ? (renewed.body.slip?.code ?? '') : 'none' };
    await newt.call(LOGIN, { body: typed });
    const chosen = await newt.call(RESET, { body: { username: 'newt', newPassword } });
    expect(chosen.status).toBe(works ? 200 : 401);
  });

  test('USR-80 a code from before stops working for people who may no longer use a password', async () => {
    const before = await stageWith('on');
    const ina = await before.course.as('ina');
    const { slips } = await ina.ask(CLASS, { body: { students: 'code' } });
    const una = slips.find(({ username }) => username === 'una');
    const begun = before.course.nobody();
    const body = { username: 'una', password: una?.code ?? '' };
    expect((await begun.call(LOGIN, { body })).status).toBe(200);
    const after = await stageWith('staff');
    const refused = await moved(before.course.nobody(), before, after).call(LOGIN, { body });
    expect([refused.status, refused.error.error]).toEqual([403, 'PASSWORD_NOT_USED']);
    const chosen = { username: 'una', newPassword };
    const late = await moved(begun, before, after).call(RESET, { body: chosen });
    expect([late.status, late.error.error]).toEqual([403, 'PASSWORD_NOT_USED']);
    const later = moved(ina, before, after);
    const again = await later.call(CLASS, { body: { students: 'code' } });
    expect(again.status).toBe(400);
    expect(await later.ask('GET /api/firstLogins/{courseID}')).toEqual({
      staff: 'code',
      students: 'sign-on',
      canChoose: false,
    });
  });

  test('USR-80 your own account: the session is listed, and the netID is no current password', async () => {
    const stage = await stageWith();
    const una = await loggedIn(stage, 'una');
    const account = await una.ask(ACCOUNT);
    expect(account).toMatchObject({ hasPassword: false, sessions: [{ isThis: true }] });
    for (const currentPassword of ['una', '']) {
      const answer = await una.call(CHANGE, { body: { currentPassword, newPassword } });
      expect(answer.status).toBe(401);
    }
    const ina = await stage.course.as('ina');
    const { slip } = await ina.ask(ADD, {
      body: { username: 'newt', fullname: 'Newt New', status: 'ta' },
    });
    expect(slip).not.toBeNull();
    const newt = await loggedIn(stage, 'newt');
    const typed = { currentPassword: 'newt', newPassword };
    expect((await newt.call(CHANGE, { body: typed })).status).toBe(401);
    const reset = { username: 'newt', ...typed };
    expect((await newt.call(RESET, { body: reset })).status).toBe(401);
  });

  test('USR-80 people who may not use a password cannot change one either', async () => {
    const stage = await stageWith('staff');
    const ina = await stage.course.as('ina');
    const edit = { params: { username: 'una' }, body: { password: 'given by ina' } };
    await ina.ask('PUT /api/users/{courseID}/{username}', edit);
    const una = await loggedIn(stage, 'una');
    expect(await una.ask(ACCOUNT)).toMatchObject({ hasPassword: false });
    const body = { currentPassword: 'given by ina', newPassword };
    expect((await una.call(CHANGE, { body })).status).toBe(403);
  });

  test('USR-81 an archived course lets people in, a course that is going to be deleted nobody', async () => {
    const stage = await stageWith();
    const { store } = app();
    const change = { course: stage.course.id, at: NOON, address: '' };
    await store.transact('archiveCourse', { ...change, isArchived: true });
    const sam = await loggedIn(stage, 'sam');
    expect(await sam.ask('GET /api/session/{courseID}')).toMatchObject({
      isLoggedIn: true,
      isArchived: true,
    });
    const browser = stage.course.nobody();
    const destination = await begin(browser);
    await store.transact('closeCourse', change);
    const answer = await comeBack(browser, provider.logIn(destination, personNamed('una')));
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain('You can’t log in to this course.');
    expect([...browser.cookies.keys()]).toEqual([]);
    expect((await stage.course.nobody().call('GET /api/sign-on/{courseID}')).status).toBe(403);
    await store.transact('keepCourse', change);
    await loggedIn(stage, 'una');
  });

  test('USR-82 the security log has logins, refusals and connections, and no unknown names', async () => {
    const stage = await stageWith();
    const { id } = stage.course;
    const address = '127.0.0.1';
    await loggedIn(stage, 'sam');
    const own = { actor: 'sam', subject: 'sam', address };
    const first = [
      { event: 'sign-on-bound', ...own },
      { event: 'sign-on-login', ...own },
    ];
    expect(await events(id)).toEqual(first);
    const nobody = () => stage.course.nobody();
    expect((await goThrough(nobody(), provider, personNamed('mallory'))).statusCode).toBe(403);
    await goThrough(nobody(), provider, personNamed('sam', 'another subject'));
    const refused = { event: 'sign-on-refused', actor: null };
    const [network] = (await events(id)).slice(2);
    expect(await events(id)).toEqual([
      ...first,
      { ...network, ...refused, subject: null },
      { ...network, ...refused, subject: 'sam' },
    ]);
    const ina = await stage.course.as('ina');
    const params = { username: 'sam' };
    await ina.ask('DELETE /api/sign-on/{courseID}/{username}', { params });
    expect(await events(id)).toContainEqual({
      event: 'sign-on-unbound',
      actor: 'ina',
      subject: 'sam',
      address,
    });
  });

  test('USR-101 the account of a former person does not open that of the next one with the netID', async () => {
    const stage = await stageWith();
    await loggedIn(stage, 'una', 'the former una');
    const ina = await stage.course.as('ina');
    const params = { username: 'una' };
    await ina.ask('DELETE /api/users/{courseID}/{username}', { params });
    const left = sql`select subject from identities where course = ${stage.course.id}`;
    expect(await app().store.read(left)).toEqual([]);
    const body = { username: 'una', fullname: 'Una Other', person: 'another' };
    const added = await ina.call(ADD, { body });
    expect([added.status, added.error.error]).toEqual([200, undefined]);
    // Meanwhile the university calls the former una something else.
    const former = stage.course.nobody();
    const renamed = personNamed('una2', 'the former una');
    expect((await goThrough(former, provider, renamed)).statusCode).toBe(403);
    await loggedIn(stage, 'una', 'the next una');
    expect((await goThrough(former, provider, renamed)).statusCode).toBe(403);
    expect(await app().store.read(left)).toEqual([{ subject: 'the next una' }]);
  });
});
