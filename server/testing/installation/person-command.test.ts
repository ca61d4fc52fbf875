// npm run person as its own process on a real database: what it writes, erases and refuses, and how it ends.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeBy } from '../../store/logs/audit-store.ts';
import type { DatabaseLocation } from '../../store/engine/database.ts';
import { openStore } from '../../store/open-store.ts';
import { onEachEngine, type TestPlace } from '../../store/testing/engines.ts';
import { selectUsers } from '../../store/people/users-store.ts';
import { COURSE_ITEMS, NOON, PEOPLE, person } from '../test-course.ts';

const COURSE = 'phil';
const NAME = "Maeve.O'Brien";
const root = path.join(import.meta.dirname, '../../..');

interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command like a person at a prompt; `typed` is what they answer, and then the input ends. */
function runPerson(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  typed = '',
): Promise<Outcome> {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(process.execPath, ['scripts/person.ts', ...args], {
    cwd: root,
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...settings },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => (out += String(chunk)));
  child.stderr.on('data', (chunk) => (err += String(chunk)));
  child.stdin.end(typed);
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

function settingsFor(location: DatabaseLocation, folder: string): Record<string, string> {
  return location.engine === 'sqlite'
    ? { DATA_DIR: path.dirname(location.file) }
    : { DATA_DIR: folder, DATABASE_URL: location.url };
}

test.each([
  ['no task', []],
  ['another task', ['print', COURSE, NAME]],
  ['a copy without a file', ['export', COURSE, NAME]],
  ['a deletion without a name', ['delete', COURSE]],
  ['an unknown option', ['delete', COURSE, NAME, '--force']],
])('%s: how it is used, and nothing happens', async (_title, args) => {
  const { code, err } = await runPerson(args, { DATA_DIR: tmpdir() });
  expect(code).toBe(1);
  expect(err).toContain('npm run person -- export COURSE USERNAME FILE');
  expect(err).not.toContain('    at ');
});

onEachEngine('npm run person', (engine) => {
  let place: TestPlace;
  let folder: string;
  let settings: Record<string, string>;

  beforeAll(async () => {
    place = await engine.makePlace();
    folder = mkdtempSync(path.join(tmpdir(), 'elenchus-person-'));
    settings = settingsFor(place.location, folder);
    const store = await openStore(place.location, NOON);
    const users = [...PEOPLE, person(NAME)];
    await store.transact('createCourse', {
      ...changeBy(COURSE, 'admin', NOON),
      items: COURSE_ITEMS,
      users,
    });
    const questionEssayAnswer = 'Nobody else wrote this.';
    await store.transact('saveAnswers', {
      course: COURSE,
      usernameKey: NAME.toLowerCase(),
      at: NOON,
      timeZone: 'America/New_York',
      answers: [{ questionID: 'duty1', questionAnswer: '', questionEssayAnswer, editedAt: NOON }],
    });
    await store.close();
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await place.remove();
  });

  const run = (args: readonly string[], typed?: string) => runPerson(args, settings, typed);

  async function usernames(): Promise<string[]> {
    const store = await openStore(place.location, NOON);
    const users = await selectUsers(store, COURSE);
    await store.close();
    return users.map(({ username }) => username);
  }

  test('USR-35 a copy is written to a file that only its owner can read, whatever the case of the name', async () => {
    const file = path.join(folder, 'copy.json');
    const made = await run(['export', COURSE, NAME.toUpperCase(), file]);
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toContain(`Wrote ${file}: 1 answer with 1 version, 0 grade records`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const copy: unknown = JSON.parse(readFileSync(file, 'utf8'));
    expect(copy).toMatchObject({
      person: { username: NAME },
      answers: [{ questionEssayAnswer: 'Nobody else wrote this.' }],
    });
    const again = await run(['export', COURSE, NAME, file]);
    expect(again.code).toBe(1);
    expect(again.err).toContain('already exists');
  });

  test('an unknown person, an unknown course and the last instructor are reported, and nothing is written', async () => {
    const file = path.join(folder, 'nobody.json');
    const unknown = await run(['export', COURSE, 'nobody', file]);
    expect(unknown).toMatchObject({
      code: 1,
      err: 'Nothing is stored about nobody in the course phil.\n',
    });
    const elsewhere = await run(['delete', 'no-course', NAME, '--yes']);
    expect(elsewhere.err).toBe(`Nothing is stored about ${NAME} in the course no-course.\n`);
    const last = await run(['delete', COURSE, 'ina', '--yes']);
    expect(last.err).toContain('ina is the last instructor of phil.');
    expect([elsewhere.code, last.code, existsSync(file)]).toEqual([1, 1, false]);
    expect(existsSync(path.join(settings['DATA_DIR'] ?? '', 'backups'))).toBe(false);
    expect(await usernames()).toHaveLength(PEOPLE.length + 1);
  });

  test('USR-103 the record of a person whose netID someone else has now is named, exported and erased', async () => {
    const store = await openStore(place.location, NOON);
    const by = () => changeBy(COURSE, 'ina', NOON);
    const answer = { questionID: 'duty1', questionAnswer: '', editedAt: NOON };
    await store.transact('saveAnswers', {
      course: COURSE,
      usernameKey: 'sue',
      at: NOON,
      timeZone: 'America/New_York',
      answers: [{ ...answer, questionEssayAnswer: 'The first Sue wrote this.' }],
    });
    await store.transact('deleteUser', { ...by(), usernameKey: 'sue' });
    const people = [{ usernameKey: 'sue', person: 'another' }];
    await store.transact('addUsers', { ...by(), users: [person('sue')], people });
    await store.close();
    const [present, former] = ['sue.json', 'former.json'].map((name) => path.join(folder, name));
    const made = await run(['export', COURSE, 'sue', present!]);
    expect(made.out).toContain('sue sueson had this netID before, deleted 2026-09-14');
    expect(made.out).toContain('The username of that record is sue/1.');
    expect(readFileSync(present!, 'utf8')).not.toContain('The first Sue');
    expect(await run(['export', COURSE, 'sue/1', former!])).toMatchObject({ code: 0 });
    expect(readFileSync(former!, 'utf8')).toContain('The first Sue wrote this.');
    const erased = await run(['delete', COURSE, 'sue/1', '--yes', '--no-backup']);
    expect(erased.out).toContain('Erased sue/1 from phil: 1 answer with 1 version');
    expect((await run(['export', COURSE, 'sue', `${present}.2`])).out).not.toContain('sue/1');
    expect(await usernames()).toContain('sue');
  });

  test.each([
    ['another name', 'sam\n'],
    ['no answer', ''],
  ])('USR-36 %s instead of the username: nothing is erased', async (_title, typed) => {
    const { code, err } = await run(['delete', COURSE, NAME], typed);
    expect(code).toBe(1);
    expect(err).toBe('That is not the username. Nothing was erased.\n');
    expect(await usernames()).toContain(NAME);
    expect(existsSync(path.join(settings['DATA_DIR'] ?? '', 'backups'))).toBe(false);
  });

  test('USR-36 while a server has the embedded database nothing is erased', async () => {
    if (place.location.engine !== 'sqlite') return;
    const server = await openStore(place.location, NOON);
    const { code, err } = await run(['delete', COURSE, NAME, '--yes']);
    await server.close();
    expect(code).toBe(1);
    expect(err).toContain('is already in use by');
    expect(await usernames()).toContain(NAME);
  });

  test('USR-36 the username is typed: a backup is made first, then the person is erased', async () => {
    const { code, out, err } = await run(['delete', COURSE, NAME], `${NAME.toLowerCase()}\n`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`Erased ${NAME} from phil: 1 answer`);
    expect(out).toContain('still hold the data');
    const backups = path.join(settings['DATA_DIR'] ?? '', 'backups');
    expect(readdirSync(backups).filter((name) => name.startsWith('before-erasure-'))).toHaveLength(
      2,
    );
    expect(await usernames()).not.toContain(NAME);
    expect((await run(['delete', COURSE, NAME, '--yes'])).err).toBe(
      `Nothing is stored about ${NAME} in the course phil.\n`,
    );
  });
});
