// Passwords where there is sign-on, and a provider that does not answer.
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PasswordLogin } from '@elenchus/domain/people/sign-on-rules.ts';
import { engines, onEachEngine } from '../../store/testing/engines.ts';
import { type OddProvider, startOddProvider } from '../../testing/login/odd-provider.ts';
import { goThrough, personNamed, settingsFor, stageOf } from '../../testing/login/sign-on-stage.ts';
import { dumpTables } from '../../testing/table-dump.ts';
import { useApp } from '../../testing/test-app.ts';
import { person, PEOPLE } from '../../testing/test-course.ts';
import { hashPassword } from './password-hashing.ts';

/** Everything but the counts of attempts, and the entries about failed ones. */
function uncounted(lines: readonly string[]): string[] {
  return lines.filter((line) => !/^(?:login_failures|security_log) /.test(line));
}

const LOGIN = 'POST /api/authenticate/{courseID}';

onEachEngine('passwords beside sign-on', (engine) => {
  const app = useApp(engine);
  let provider: OddProvider;
  beforeAll(async () => {
    provider = await startOddProvider();
  });
  afterAll(() => provider.close());

  async function courseWith(passwordLogin: PasswordLogin) {
    const built = await app().build({ signOn: settingsFor(provider, { passwordLogin }) });
    const password = await hashPassword('x', 'a chosen one');
    const chosen = [
      { ...person('sid'), password },
      { ...person('tia', 'ta'), password },
      { ...person('ivo', 'instructor'), password },
    ];
    return app().course({ app: built, users: [...PEOPLE, ...chosen] });
  }

  test.each([
    ['on', { sid: 200, tia: 200, ivo: 200 }],
    ['staff', { sid: 403, tia: 200, ivo: 200 }],
    ['off', { sid: 403, tia: 403, ivo: 403 }],
  ] as const)('USR-75 %s: whose chosen password works', async (passwordLogin, expected) => {
    const course = await courseWith(passwordLogin);
    for (const [username, status] of Object.entries(expected)) {
      const body = { username, password: 'a chosen one' };
      const answer = await course.nobody().call(LOGIN, { body });
      const code = status === 403 ? 'PASSWORD_NOT_USED' : undefined;
      expect([username, answer.status, answer.error.error]).toEqual([username, status, code]);
    }
    // A wrong password tells nothing about the account.
    const wrong = { username: 'sid', password: 'another one' };
    const { status } = await course.nobody().call(LOGIN, { body: wrong });
    expect(status).toBe(passwordLogin === 'off' ? 403 : 401);
  });

  test.each(['on', 'staff', 'off'] as const)(
    'USR-75 %s: initial passwords are dead',
    async (how) => {
      const course = await courseWith(how);
      const before = await dumpTables(app().store, [course.id]);
      for (const username of ['una', 'tess', 'ina']) {
        const answer = await course
          .nobody()
          .call(LOGIN, { body: { username, password: username } });
        expect([username, answer.status]).toEqual([username, 403]);
      }
      const after = await dumpTables(app().store, [course.id]);
      expect(uncounted(after)).toEqual(uncounted(before));
    },
  );

  test('USR-75 a grant from before no longer lets anybody choose a password', async () => {
    const course = await courseWith('on');
    const una = await course.atFirstLogin('una');
    const body = { username: 'una', newPassword: 'a new secret' };
    expect((await una.call('POST /api/reset-password/{courseID}', { body })).status).toBe(401);
  });

  test('the admin’s gate is another door', async () => {
    const course = await courseWith('off');
    const body = { password: 'not the password' };
    expect((await course.nobody().call('POST /api/admin/login', { body })).status).toBe(401);
    const admin = await course.asAdministrator();
    expect(await admin.ask('GET /api/admin/session')).toEqual({ isAdmin: true });
  });
});

describe('a provider that does not answer', () => {
  const app = useApp(engines[0]!);

  async function stageAt(issuer: string) {
    const client = { issuer, clientId: 'elenchus', clientSecret: 'secret' };
    return stageOf(app(), settingsFor(client, { passwordLogin: 'staff' }));
  }

  test('leaves the start and the passwords of the staff alone, and works as soon as it is back', async () => {
    const provider = await startOddProvider();
    await provider.close();
    const stage = await stageAt(provider.issuer);
    expect((await stage.built.http.inject('/api/ready')).statusCode).toBe(200);
    const ina = await stage.course.as('ina');
    await ina.ask('PUT /api/users/{courseID}/{username}', {
      params: { username: 'tess' },
      body: { password: 'a chosen one' },
    });
    const body = { username: 'tess', password: 'a chosen one' };
    expect((await stage.course.nobody().call(LOGIN, { body })).status).toBe(200);
    const before = await dumpTables(app().store, [stage.course.id]);
    const answer = await stage.course.nobody().call('GET /api/sign-on/{courseID}');
    expect(answer.status).toBe(503);
    expect(answer.response.headers['retry-after']).toBe('300');
    expect(answer.response.body).toContain('Your university’s login isn’t answering right now.');
    const after = await dumpTables(app().store, [stage.course.id]);
    expect(uncounted(after)).toEqual(uncounted(before));
    const port = Number(new URL(provider.issuer).port);
    const back = await startOddProvider(port);
    const { clientId, clientSecret } = back;
    const again = await stageOf(
      app(),
      settingsFor({ issuer: back.issuer, clientId, clientSecret }),
    );
    expect((await goThrough(again.course.nobody(), back, personNamed('sam'))).statusCode).toBe(302);
    // The process that met the outage needs no new start.
    expect((await stage.course.nobody().call('GET /api/sign-on/{courseID}')).status).toBe(302);
    await stage.close();
    await again.close();
    await back.close();
  });

  test('one that is silent is given up', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve);
    });
    const stage = await stageAt(`http://127.0.0.1:${(silent.address() as AddressInfo).port}`);
    const answer = await stage.course.nobody().call('GET /api/sign-on/{courseID}');
    expect(answer.status).toBe(503);
    await stage.close();
    silent.close();
  });

  test('one that calls itself something else is refused at the beginning', async () => {
    const provider = await startOddProvider();
    provider.mischief = 'another description';
    const stage = await stageAt(provider.issuer);
    const answer = await stage.course.nobody().call('GET /api/sign-on/{courseID}');
    expect(answer.status).toBe(502);
    await stage.close();
    await provider.close();
  });

  test('keys are never fetched without TLS', async () => {
    const provider = await startOddProvider();
    provider.mischief = 'keys without TLS';
    const stage = await stageOf(app(), settingsFor(provider));
    const answer = await goThrough(stage.course.nobody(), provider, personNamed('sam'));
    expect(answer.statusCode).toBe(502);
    await stage.close();
    await provider.close();
  });
});
