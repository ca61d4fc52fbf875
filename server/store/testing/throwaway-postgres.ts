// A PostgreSQL server for one test run: made from the binaries of the machine, deleted afterwards.

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';

export interface ThrowawayPostgres {
  readonly url: string;
  /** Ends the first of its processes without a warning. */
  kill(): Promise<void>;
  /** Starts it again on the same data and address; tries until it runs. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Waits for the disk as in production; tests that need no proof of that leave it out and are faster. */
  readonly isDurable?: boolean;
  /** Where its folder is made; on another disk, for example. */
  readonly parent?: string;
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

const START_ATTEMPTS = 150;

/** The folder with `initdb` and `postgres`, or undefined when the machine has none. */
export function findPostgresBinaries(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root) : [];
  versions.sort((one, other) => Number(other) - Number(one));
  const folders = versions.map((version) => join(root, version, 'bin'));
  folders.push(...(process.env['PATH'] ?? '').split(delimiter));
  return folders.find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

/** Starts a server on loopback, or returns the reason why there can be none. */
export async function startThrowawayPostgres({
  isDurable = false,
  parent = tmpdir(),
}: PostgresOptions = {}): Promise<ThrowawayPostgres | string> {
  const binaries = findPostgresBinaries();
  if (binaries === undefined) return 'there is no PostgreSQL server program on this machine';
  // The server refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const account = isRoot ? unprivilegedAccount() : undefined;
  if (isRoot && account === undefined) {
    return 'PostgreSQL refuses to run as root and there is no other account';
  }
  const folder = mkdtempSync(join(parent, 'elenchus-postgres-'));
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'elenchus', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...account, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    return `initdb failed: ${made.stderr}`;
  }
  const port = await freePort();
  const args = serverArguments(data, folder, port, isDurable);
  const start = (): ChildProcess =>
    spawn(join(binaries, 'postgres'), args, { ...account, cwd: folder, stdio: 'ignore' });
  return running(start, folder, `postgres://elenchus@127.0.0.1:${port}/postgres`);
}

async function running(
  start: () => ChildProcess,
  folder: string,
  url: string,
): Promise<ThrowawayPostgres | string> {
  let server = start();
  // A test run that ends with an exception must not leave the server behind.
  process.once('exit', () => server.kill('SIGQUIT'));
  async function restart(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      server = start();
      const failure = await untilAnswering(url, server);
      if (failure === undefined) return;
      if (attempt >= START_ATTEMPTS) throw new Error(failure);
      // Processes of the killed server may still use its memory for a moment.
      await pause(100);
    }
  }
  async function stop(): Promise<void> {
    await end(server, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  }
  const failure = await untilAnswering(url, server);
  if (failure !== undefined) {
    await stop();
    return failure;
  }
  return { url, kill: () => end(server, 'SIGKILL'), restart, stop };
}

function serverArguments(data: string, folder: string, port: number, isDurable: boolean): string[] {
  const careless = isDurable ? [] : ['fsync=off', 'full_page_writes=off'];
  const quoted = [...careless, 'max_connections=200'].flatMap((setting) => ['-c', setting]);
  return ['-D', data, '-k', folder, '-h', '127.0.0.1', '-p', String(port), ...quoted];
}

function unprivilegedAccount(): Account | undefined {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const accounts = lines.map((line) => line.split(':'));
  const found = ['postgres', 'nobody'].flatMap((name) =>
    accounts.filter((fields) => fields[0] === name),
  )[0];
  return found && { uid: Number(found[2]), gid: Number(found[3]) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

async function untilAnswering(url: string, server: ChildProcess): Promise<string | undefined> {
  const probe = postgres(url, { max: 1, backoff: () => 0.1, onnotice: () => undefined });
  try {
    for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
      if (server.exitCode !== null) return `postgres ended with code ${server.exitCode}`;
      try {
        await probe`select 1`;
        return undefined;
      } catch {
        await pause(100);
      }
    }
    return 'postgres did not answer in time';
  } finally {
    await probe.end({ timeout: 1 });
  }
}

async function end(server: ChildProcess, signal: 'SIGQUIT' | 'SIGKILL'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await gone;
}
