// Logging in through the university: who gets in, as whom, and what is refused without a trace.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { cookieName } from '../../http/session-cookies.ts';
import { columnsOf } from '../../store/engine/columns.ts';
import { sql } from '../../store/engine/sql.ts';
import { auditLogTable } from '../../store/tables/log-tables.ts';
import { loginFailuresTable } from '../../store/tables/login-tables.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import {
  type Mischief,
  type OddProvider,
  startOddProvider,
} from '../../testing/login/odd-provider.ts';
import {
  begin,
  comeBack,
  goThrough,
  personNamed,
  settingsFor,
  type SignOnStage,
  stageOf,
} from '../../testing/login/sign-on-stage.ts';
import { dumpTables } from '../../testing/table-dump.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { MINUTE } from '../../testing/test-course.ts';

const NOT_VERIFIED: readonly Mischief[] = [
  'wrong key',
  'no signature',
  'shared secret',
  'another algorithm',
  'wrong nonce',
  'no nonce',
  'wrong issuer',
  'wrong audience',
  'wrong party',
  'audiences without a party',
  'audiences of another party',
  'expired',
  'not yet valid',
  'no token',
  'another subject',
  'no subject',
];

const REFUSED: readonly (readonly [Mischief, number])[] = [
  ...NOT_VERIFIED.map((mischief) => [mischief, 401] as const),
  ['huge answer', 502],
  ['redirect', 502],
  ['broken', 503],
];

/** Everything but the attempts, each of which may be used up, and the entries about refusals. */
function stored(lines: readonly string[]): string[] {
  return lines.filter((line) => !/^(?:sign_on_attempts|security_log) /.test(line));
}

async function sessionOf(browser: TestClient) {
  return browser.ask('GET /api/session/{courseID}');
}

/** Statuses in order. */
function sorted(answers: readonly { readonly statusCode: number }[]): number[] {
  return answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
}

onEachEngine('single sign-on', (engine) => {
  const app = useApp(engine);
  let provider: OddProvider;
  let stage: SignOnStage;

  beforeAll(async () => {
    provider = await startOddProvider();
  });
  afterAll(() => provider.close());
  beforeEach(async () => {
    provider.mischief = null;
    stage = await stageOf(app(), settingsFor(provider));
  });
  afterEach(() => stage.close());

  async function rows(): Promise<string[]> {
    return dumpTables(app().store, [stage.course.id, stage.course.otherId()]);
  }

  test('USR-70 USR-73 a listed person gets in, and the account is connected', async () => {
    const browser = stage.course.nobody();
    const answer = await goThrough(browser, provider, personNamed('SAM'));
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `/${stage.course.id}`]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await sessionOf(browser)).toMatchObject({ isLoggedIn: true, username: 'sam' });
    // The cookie of the attempt is gone.
    expect([...browser.cookies.keys()]).toEqual([cookieName('session', stage.course.id)]);
    const log = await app().store.read(
      sql`select ${columnsOf(auditLogTable, 'action', 'actor', 'after')} from audit_log
        where course = ${stage.course.id} and action = 'user.connect'`,
    );
    expect(log).toEqual([
      { action: 'user.connect', actor: 'sam', after: JSON.stringify({ issuer: provider.issuer }) },
    ]);
    // The next login finds the connected account, whatever netID the provider sends by then.
    const later = stage.course.nobody();
    await goThrough(later, provider, personNamed('renamed', 'subject-of-SAM'));
    expect(await sessionOf(later)).toMatchObject({ isLoggedIn: true, username: 'sam' });
  });

  test('USR-72 the name may be in the token alone', async () => {
    const browser = stage.course.nobody();
    const person = { sub: 'x', idToken: { preferred_username: 'sam' }, userinfo: {} };
    await goThrough(browser, provider, person);
    expect(await sessionOf(browser)).toMatchObject({ username: 'sam' });
  });

  test('USR-78 a token for several clients counts if this one asked for it', async () => {
    const browser = stage.course.nobody();
    const idToken = { aud: [provider.clientId, 'another-client'], azp: provider.clientId };
    await goThrough(browser, provider, { ...personNamed('sam'), idToken });
    expect(await sessionOf(browser)).toMatchObject({ username: 'sam' });
  });

  test('USR-71 the role is the stored one, whatever the provider says', async () => {
    const browser = stage.course.nobody();
    const admin = {
      roles: ['administrator', 'instructor'],
      groups: ['admin'],
      isInstructor: true,
      status: 'instructor',
    };
    const person = {
      sub: 'boss',
      idToken: admin,
      userinfo: { ...admin, preferred_username: 'sam' },
    };
    await goThrough(browser, provider, person);
    expect(await sessionOf(browser)).toMatchObject({ isInstructor: false, status: 'student' });
    expect((await browser.call('GET /api/users/{courseID}')).status).toBe(403);
  });

  test('USR-70 a person who is not on the list is refused, and nothing changes', async () => {
    const browser = stage.course.nobody();
    const back = provider.logIn(await begin(browser), personNamed('<b>stranger'));
    const before = await rows();
    const answer = await comeBack(browser, back);
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain('Your account isn’t on the list of this course.');
    // A netID from elsewhere is a text.
    expect(answer.body).toContain('&lt;b&gt;stranger');
    expect(answer.body).not.toContain('<b>');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(stored(await rows())).toEqual(stored(before));
    expect((await sessionOf(browser)).isLoggedIn).toBe(false);
  });

  test('USR-74 another account with the same netID is refused until an instructor disconnects', async () => {
    await goThrough(stage.course.nobody(), provider, personNamed('sam', 'first'));
    const browser = stage.course.nobody();
    const back = provider.logIn(await begin(browser), personNamed('sam', 'second'));
    const before = await rows();
    const refused = await comeBack(browser, back);
    expect(refused.statusCode).toBe(403);
    expect(refused.body).toContain('already connected to another university account');
    expect(stored(await rows())).toEqual(stored(before));

    const sam = await stage.course.as('sam');
    const ina = await stage.course.as('ina');
    const params = { username: 'Sam' };
    const name = 'DELETE /api/sign-on/{courseID}/{username}';
    expect(await ina.ask(name, { params })).toMatchObject({ disconnected: 1 });
    expect(await ina.ask(name, { params })).toMatchObject({ disconnected: 0 });
    // Whoever used the account may be somebody else.
    expect((await sessionOf(sam)).isLoggedIn).toBe(false);
    const log = await app().store.read(
      sql`select ${columnsOf(auditLogTable, 'actor', 'subject')} from audit_log
        where course = ${stage.course.id} and action = 'user.disconnect'`,
    );
    expect(log).toEqual([{ actor: 'ina', subject: 'sam' }]);
    await goThrough(browser, provider, personNamed('sam', 'second'));
    expect(await sessionOf(browser)).toMatchObject({ isLoggedIn: true, username: 'sam' });
  });

  test.each(REFUSED)('USR-78 %s: refused, and nothing changes', async (mischief, status) => {
    const browser = stage.course.nobody();
    const back = provider.logIn(await begin(browser), personNamed('sam'));
    const before = await rows();
    provider.mischief = mischief;
    const answer = await comeBack(browser, back);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toMatch(/Reference: <strong>[A-Z2-9]{4}-[A-Z2-9]{4}<\/strong>/);
    const after = await rows();
    expect(stored(after)).toEqual(stored(before));
    expect((await sessionOf(browser)).isLoggedIn).toBe(false);
    // The attempt is used up: the same answer does not work later either.
    provider.mischief = null;
    expect((await comeBack(browser, back)).statusCode).toBe(400);
  });

  test.each([
    ['a denial', { error: 'access_denied' }, 401],
    ['a broken provider', { error: 'temporarily_unavailable' }, 503],
    ['settings that do not match', { error: 'unauthorized_client' }, 502],
  ])('%s is shown', async (_name, answer, status) => {
    const browser = stage.course.nobody();
    const back = provider.logIn(await begin(browser), personNamed('sam'));
    back.searchParams.delete('code');
    for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value);
    const before = await rows();
    expect((await comeBack(browser, back)).statusCode).toBe(status);
    expect(stored(await rows())).toEqual(stored(before));
  });

  test('USR-76 a code works once, and only with the verifier and state of its attempt', async () => {
    const browser = stage.course.nobody();
    const first = provider.logIn(await begin(browser), personNamed('sam'));
    expect((await comeBack(browser, first)).statusCode).toBe(302);
    expect((await comeBack(browser, first)).statusCode).toBe(400);
    // The code of one attempt with the state of another: the provider notices the verifier.
    const stolen = provider.logIn(await begin(stage.course.nobody()), personNamed('sue'));
    const own = provider.logIn(await begin(browser), personNamed('sam'));
    own.searchParams.set('code', stolen.searchParams.get('code') ?? '');
    expect((await comeBack(browser, own)).statusCode).toBe(401);
    // The issuer that the answer names must be ours.
    const other = provider.logIn(await begin(browser), personNamed('sam'));
    other.searchParams.set('iss', 'https://login.example.org');
    expect((await comeBack(browser, other)).statusCode).toBe(401);
    for (const state of ['', 'made-up']) {
      const wrong = provider.logIn(await begin(browser), personNamed('sam'));
      wrong.searchParams.set('state', state);
      const before = await rows();
      expect((await comeBack(browser, wrong)).statusCode).toBe(400);
      expect(await rows()).toEqual(before);
    }
  });

  test('USR-76 parameters that come twice are refused', async () => {
    const browser = stage.course.nobody();
    const back = provider.logIn(await begin(browser), personNamed('sam'));
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const [name, status] of [
      ['state', 400],
      ['code', 401],
    ] as const) {
      const url = `/api/sign-on/callback${back.search}&${name}=other`;
      expect((await stage.built.http.inject({ url, headers: { cookie } })).statusCode).toBe(status);
    }
  });

  test('USR-76 another browser cannot finish a login, and cannot use it up', async () => {
    const browser = stage.course.nobody();
    const back = provider.logIn(await begin(browser), personNamed('sam'));
    const other = stage.course.nobody();
    await begin(other);
    const before = await rows();
    expect((await comeBack(other, back)).statusCode).toBe(400);
    const [[name] = ['']] = [...browser.cookies];
    const guessed = stage.course.nobody();
    guessed.cookies.set(name, 'a planted value');
    expect((await comeBack(guessed, back)).statusCode).toBe(400);
    expect(await rows()).toEqual(before);
    expect((await comeBack(browser, back)).statusCode).toBe(302);
  });

  test('USR-76 a planted cookie is useless behind TLS, and so is a second one', async () => {
    const publicUrl = 'https://elenchus.example.edu';
    const secure = await stageOf(app(), settingsFor(provider, { publicUrl }));
    const browser = secure.course.nobody();
    const back = provider.logIn(await begin(browser), personNamed('sam'));
    const [[name, value] = ['', '']] = [...browser.cookies];
    expect(name).toMatch(/^__Host-elenchus-sign-on_/);
    // Another site of the university can set only names without the prefix.
    const victim = secure.course.nobody();
    victim.cookies.set(name.replace('__Host-', ''), value);
    expect((await comeBack(victim, back)).statusCode).toBe(400);
    const cookie = `${name}=${value}; ${name}=planted`;
    const url = `/api/sign-on/callback${back.search}`;
    expect((await secure.built.http.inject({ url, headers: { cookie } })).statusCode).toBe(400);
    expect((await comeBack(browser, back)).statusCode).toBe(302);
    await secure.close();
  });

  test('USR-76 a login that takes more than 10 minutes is refused', async () => {
    const browser = stage.course.nobody();
    const back = provider.logIn(await begin(browser), personNamed('sam'));
    app().clock.now += 10 * MINUTE;
    expect((await comeBack(browser, back)).statusCode).toBe(400);
  });

  test('USR-76 two tabs can log in at the same time', async () => {
    const browser = stage.course.nobody();
    const [first, second] = [await begin(browser), await begin(browser)];
    const back = provider.logIn(second, personNamed('sam'));
    expect((await comeBack(browser, back)).statusCode).toBe(302);
    expect((await comeBack(browser, provider.logIn(first, personNamed('sam')))).statusCode).toBe(
      302,
    );
  });

  test('USR-76 of answers that arrive at once, exactly one wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const browser = stage.course.nobody();
      const back = provider.logIn(await begin(browser), personNamed('sam'));
      const answers = await Promise.all(Array.from({ length: 6 }, () => comeBack(browser, back)));
      expect(sorted(answers)).toEqual([302, 400, 400, 400, 400, 400]);
    }
  });

  test('USR-74 of two accounts with one netID at once, one is connected', async () => {
    for (let round = 0; round < 5; round += 1) {
      const fresh = await app().course({ app: stage.built });
      const ways = await Promise.all(
        ['one', 'two', 'three'].map(async (sub) => {
          const browser = fresh.nobody();
          return { browser, back: provider.logIn(await begin(browser), personNamed('sam', sub)) };
        }),
      );
      const answers = await Promise.all(ways.map(({ browser, back }) => comeBack(browser, back)));
      expect(sorted(answers)).toEqual([302, 403, 403]);
    }
  });

  test('a new login ends the session that the browser had', async () => {
    const browser = await stage.course.as('sue');
    const old = new Map(browser.cookies);
    await goThrough(browser, provider, personNamed('sam'));
    expect(await sessionOf(browser)).toMatchObject({ username: 'sam' });
    const before = stage.course.nobody();
    for (const [name, value] of old) before.cookies.set(name, value);
    expect((await sessionOf(before)).isLoggedIn).toBe(false);
  });

  test('USR-77 the view is kept only if it is one of ours, and the course is that of the attempt', async () => {
    for (const [view, kept] of [
      ['progress', '?view=progress'],
      ['account', '?view=account'],
      ['section:part 1&x=/y', '?view=section%3Apart%201%26x%3D%2Fy'],
      ['//example.org', ''],
      ['https://example.org', ''],
      ['x'.repeat(300), ''],
    ] as const) {
      const browser = stage.course.nobody();
      const back = provider.logIn(await begin(browser, { view }), personNamed('sam'));
      const { location } = (await comeBack(browser, back)).headers;
      expect(location).toBe(`/${stage.course.id}${kept}`);
    }
  });

  test('what is sent to the provider: a challenge, never a secret of ours', async () => {
    const browser = stage.course.nobody();
    const asked = new URL(await begin(browser));
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      client_id: provider.clientId,
      redirect_uri: 'http://127.0.0.1:3999/api/sign-on/callback',
      response_type: 'code',
      scope: 'openid profile email',
      code_challenge_method: 'S256',
    });
    const attempts = (await rows()).filter((line) => line.startsWith('sign_on_attempts '));
    const state = asked.searchParams.get('state') ?? 'none';
    expect(attempts.join('\n')).not.toContain(state);
    for (const token of browser.cookies.values()) expect(attempts.join('\n')).not.toContain(token);
    const verifier = /"verifier":"([^"]+)"/.exec(attempts[0] ?? '')?.[1] ?? 'none';
    expect(asked.href).not.toContain(verifier);
  });

  test('a new key of the provider works at once, and the old one no longer', async () => {
    await goThrough(stage.course.nobody(), provider, personNamed('sam'));
    provider.changeKey();
    const browser = stage.course.nobody();
    expect((await goThrough(browser, provider, personNamed('sam'))).statusCode).toBe(302);
  });

  test('USR-79 beginnings are limited by address, and a success is not counted', async () => {
    const address = '203.0.113.77';
    const call = (browser: TestClient) =>
      browser.call('GET /api/sign-on/{courseID}', { remoteAddress: address });
    for (let round = 0; round < 300; round += 1) {
      await app().store.transact('reserveBeginning', { address, at: app().clock.now });
    }
    const stopped = await call(stage.course.nobody());
    expect(stopped.status).toBe(429);
    expect(stopped.response.headers['retry-after']).toBe('300');
    app().clock.now += 5 * MINUTE;
    expect((await call(stage.course.nobody())).status).toBe(302);
    const counted = async () => {
      const [row] = await app().store.read(
        sql`select ${columnsOf(loginFailuresTable, 'failures')} from login_failures where scope = 'sign-on 127.0.0.1'`,
      );
      return row?.failures ?? 0;
    };
    const browser = stage.course.nobody();
    const back = provider.logIn(await begin(browser), personNamed('sam'));
    const before = await counted();
    expect((await comeBack(browser, back)).statusCode).toBe(302);
    expect(await counted()).toBe(before - 1);
  });
});
