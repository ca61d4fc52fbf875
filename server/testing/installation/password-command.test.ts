// npm run password as its own process on a real database: what it prints, changes and refuses.
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeHash } from '../../features/login/claim-codes.ts';
import { hashPassword } from '../../features/login/password-hashing.ts';
import { changeBy } from '../../store/logs/audit-store.ts';
import { selectOptionalClaim } from '../../store/login/claims-store.ts';
import { sql } from '../../store/engine/sql.ts';
import { openStore } from '../../store/open-store.ts';
import { onEachEngine, type TestPlace } from '../../store/testing/engines.ts';
import { COURSE_ITEMS, NOON, PEOPLE, person } from '../test-course.ts';

const COURSE = 'phil';
const root = path.join(import.meta.dirname, '../../..');

function runPassword(args: readonly string[], settings: Readonly<Record<string, string>>) {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  const done = spawnSync(process.execPath, ['scripts/password.ts', ...args], {
    cwd: root,
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...settings },
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { code: done.status, out: done.stdout, err: done.stderr };
}

test.each([
  ['no task', []],
  ['another task', ['show', COURSE, 'ina']],
  ['no name', ['reset', COURSE]],
  ['a name too many', ['reset', COURSE, 'ina', 'tom']],
  ['an unknown option', ['reset', COURSE, 'ina', '--force']],
])('%s: how it is used, and nothing happens', (_title, args) => {
  const { code, err } = runPassword(args, { DATA_DIR: tmpdir() });
  expect(code).toBe(1);
  expect(err).toContain('npm run password -- reset COURSE USERNAME');
  expect(err).not.toContain('    at ');
});

test('--help prints how it is used', () => {
  const { code, out } = runPassword(['--help'], {});
  expect([code, out]).toEqual([0, 'Usage: npm run password -- reset COURSE USERNAME\n']);
});

onEachEngine('npm run password', (engine) => {
  let place: TestPlace;
  let settings: Record<string, string>;

  beforeAll(async () => {
    place = await engine.makePlace();
    const { location } = place;
    settings =
      location.engine === 'sqlite'
        ? { DATA_DIR: path.dirname(location.file) }
        : { DATA_DIR: tmpdir(), DATABASE_URL: location.url };
    const store = await openStore(location, NOON);
    const password = await hashPassword('ida', 'forgotten');
    await store.transact('createCourse', {
      ...changeBy(COURSE, 'admin', NOON),
      items: COURSE_ITEMS,
      users: [...PEOPLE, { ...person('ida', 'instructor'), password }],
    });
    await store.close();
  });
  afterAll(() => place.remove());

  async function afterLogin(): Promise<() => ReturnType<typeof idaNow>> {
    const store = await openStore(place.location, NOON);
    const session = { course: COURSE, usernameKey: 'ida', kind: 'session' as const, at: NOON };
    await store.transact('openSession', { ...session, tokenHash: `token ${Math.random()}` });
    await store.close();
    return idaNow;
  }

  async function idaNow() {
    const store = await openStore(place.location, NOON);
    const claim = await selectOptionalClaim(store, COURSE, 'ida');
    const sessions = await store.read(sql`select kind from sessions where course = ${COURSE}`);
    await store.close();
    return { claim, sessions: sessions.length };
  }

  test('USR-68 without a public address the netID works again', async () => {
    const look = await afterLogin();
    const { code, out, err } = runPassword(['reset', COURSE, 'IDA'], settings);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('The netID is the first password again, for 14 days');
    expect(await look()).toMatchObject({
      claim: { passwordState: 'initial', claimHash: null },
      sessions: 0,
    });
  });

  test('USR-68 with a public address it prints a code and a link', async () => {
    const look = await afterLogin();
    const withUrl = { ...settings, PUBLIC_URL: 'https://phil.example.edu' };
    const { code, out } = runPassword(['reset', COURSE, 'ida'], withUrl);
    expect(code).toBe(0);
    const [, printed = ''] = /^Code: (\S+)$/m.exec(out) ?? [];
    expect(out).toContain(`Link: https://phil.example.edu/phil?view=login#claim=ida/${printed}\n`);
    expect(await look()).toMatchObject({ claim: { claimHash: codeHash(printed) }, sessions: 0 });
  });

  test('USR-68 an unknown user or course is reported, and nothing changes', async () => {
    const before = await idaNow();
    const nobody = runPassword(['reset', COURSE, 'nobody'], settings);
    expect(nobody).toMatchObject({
      code: 1,
      err: 'There is no user nobody in the course phil.\n',
    });
    expect(runPassword(['reset', 'elsewhere', 'ida'], settings).code).toBe(1);
    expect(await idaNow()).toEqual(before);
  });

  test('USR-68 while a server has the embedded database nothing is reset', async () => {
    if (place.location.engine !== 'sqlite') return;
    const before = await idaNow();
    const server = await openStore(place.location, NOON);
    const { code, err } = runPassword(['reset', COURSE, 'ida'], settings);
    await server.close();
    expect(code).toBe(1);
    expect(err).toContain('is already in use by');
    expect(await idaNow()).toEqual(before);
  });
});
