import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../open-store.ts';
import { settingsTable } from '../tables/installation-tables.ts';
import { engines, type TestPlace } from '../testing/engines.ts';
import { procedures } from '../testing/trial-procedures.ts';
import { columnsOf } from './columns.ts';
import type { Database } from './database.ts';
import { takeInstanceLock } from './instance-lock.ts';
import { sql } from './sql.ts';

const known = { procedures, module: new URL('../testing/trial-procedures.ts', import.meta.url) };
const writerProgram = fileURLToPath(new URL('../testing/acknowledged-writer.ts', import.meta.url));
const large = 'x'.repeat(100_000);

let place: TestPlace;
let file: string;
let database: Database<typeof procedures>;

beforeEach(async () => {
  place = await engines[0]!.makePlace();
  file = place.location.engine === 'sqlite' ? place.location.file : '';
});
afterEach(() => place.remove());

const put = (name: string, value = 'v'): Promise<string> =>
  database.transact('put', { name, value });

async function names(): Promise<string[]> {
  const rows = await database.read(
    sql`select ${columnsOf(settingsTable, 'name')} from settings order by name`,
  );
  return rows.map(({ name }) => name);
}

describe('an open SQLite database', () => {
  beforeEach(async () => {
    database = await openDatabase(place.location, known, 1);
  });
  afterEach(() => database.close());

  test('has the settings that make an acknowledged save durable', async () => {
    const [mode] = await database.read(sql`pragma journal_mode`);
    expect(mode).toEqual({ journal_mode: 'wal' });
    const [full] = await database.transact('showSynchronous', undefined);
    expect(full).toEqual({ synchronous: 2 });
  });

  test('a full disk fails the saves that do not fit as unavailable, and saving resumes with space', async () => {
    await put('before');
    await database.transact('limitPages', { pages: 1 });
    const outcomes = await Promise.allSettled([put('a', large), put('b', large)]);
    expect(outcomes).toMatchObject([
      { reason: { code: 'storage-unavailable', reason: 'full' } },
      { reason: { code: 'storage-unavailable', reason: 'full' } },
    ]);
    expect(await names()).toEqual(['before']);
    await database.transact('limitPages', { pages: 0 });
    await put('after', large);
    expect(await names()).toEqual(['after', 'before']);
  });

  test('of a batch, what still fits on a nearly full disk is saved', async () => {
    await put('small', 'old');
    await database.transact('limitPages', { pages: 1 });
    const [tooLarge, fits] = await Promise.allSettled([put('large', large), put('small', 'new')]);
    expect(tooLarge).toMatchObject({ reason: { reason: 'full' } });
    expect(fits.status).toBe('fulfilled');
  });

  test('a database that another program keeps locked is unavailable, and works afterwards', async () => {
    await put('before');
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    const refused = put('meanwhile');
    await expect(refused).rejects.toMatchObject({ code: 'storage-unavailable', reason: 'locked' });
    expect(await names()).toEqual(['before']);
    other.exec('rollback');
    other.close();
    await put('after');
    expect(await names()).toEqual(['after', 'before']);
  });

  test('a lock that ends in time is waited for', async () => {
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    const waiting = put('patient');
    await pause(200);
    other.exec('rollback');
    other.close();
    await expect(waiting).resolves.toBe('patient');
  });

  test('a writer that could only read opens the file again: nothing has to be restarted', async () => {
    await put('before');
    await database.transact('refuseWrites', undefined);
    await expect(put('after')).resolves.toBe('after');
    expect(await names()).toEqual(['after', 'before']);
  });

  test('a writer that dies is started again; what it had not acknowledged is reported as retryable', async () => {
    await put('before');
    const batch = [put('same batch'), database.transact('crash', { name: 'crash' })];
    const later = pause(0).then(() => put('later'));
    const lost = { code: 'storage-unavailable', reason: 'restarted' };
    expect(await Promise.allSettled(batch)).toMatchObject([{ reason: lost }, { reason: lost }]);
    await expect(later).resolves.toBe('later');
    expect(await names()).toEqual(['before', 'later']);
  });

  test('input that cannot travel to the writer fails alone', async () => {
    const bad = database.transact('put', { name: 'bad', value: (() => 1) as unknown as string });
    const good = put('good');
    await expect(bad).rejects.toThrow('could not be cloned');
    await expect(good).resolves.toBe('good');
  });

  test('a read that cannot travel to a reader fails, and reading goes on', async () => {
    const value = (() => 1) as unknown as string;
    const bad = Array.from({ length: 5 }, () => database.read(sql`select ${value} as one`));
    for (const outcome of await Promise.allSettled(bad)) {
      expect(outcome).toMatchObject({ reason: { message: expect.stringContaining('be sent') } });
    }
    expect(await database.read(sql`select 1 as one`)).toEqual([{ one: 1 }]);
    const good = Array.from({ length: 5 }, () => database.read(sql`select ${2} as one`));
    expect(await Promise.all(good)).toEqual(good.map(() => [{ one: 2 }]));
  });

  test('a second process is refused with the name of the first', async () => {
    await expect(openDatabase(place.location, known, 1)).rejects.toThrow(
      `already in use by Elenchus server, process ${process.pid}`,
    );
  });
});

describe('a SQLite file', () => {
  test('the lock of a process that died is free', async () => {
    const program = `
      import { takeInstanceLock } from ${JSON.stringify(new URL('./instance-lock.ts', import.meta.url).href)};
      takeInstanceLock(${JSON.stringify(file)}, 'child');
      process.stdout.write('locked');
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
    await new Promise((resolve) => child.stdout.once('data', resolve));
    expect(() => takeInstanceLock(file, 'test')).toThrow(`child, process ${child.pid}`);
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    takeInstanceLock(file, 'test').release();
  });

  test('nothing acknowledged is lost when the process is killed, ten times over', async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      acknowledged.push(...(await writeUntilKilled(`round${round}`)));
    }
    database = await openDatabase(place.location, known, 1);
    const kept = new Set(await names());
    const [check] = await database.read(sql`pragma integrity_check`);
    await database.close();
    expect(acknowledged.length).toBeGreaterThan(1000);
    expect(acknowledged.filter((name) => !kept.has(name))).toEqual([]);
    expect(check).toEqual({ integrity_check: 'ok' });
  });
});

/** Lets the writer program run for a random time after its first acknowledgement, then kills it. */
async function writeUntilKilled(prefix: string): Promise<string[]> {
  // A file and not a pipe: a full pipe would block the writer, or end it before the kill does.
  const log = `${file}.${prefix}.log`;
  const output = openSync(log, 'w');
  const child = spawn(process.execPath, [writerProgram, file, prefix], {
    stdio: ['ignore', output, 'inherit'],
  });
  const gone = new Promise((resolve) => child.once('close', (_code, signal) => resolve(signal)));
  while (statSync(log).size === 0 && child.exitCode === null) await pause(5);
  await pause(Math.random() * 300);
  child.kill('SIGKILL');
  expect(await gone).toBe('SIGKILL');
  closeSync(output);
  // A line that the kill cut off counts as not acknowledged.
  const text = readFileSync(log, 'utf8');
  return text.slice(0, text.lastIndexOf('\n')).split('\n');
}
