// A PostgreSQL server for one test run: made from the binaries of the machine, gone afterwards.

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';

export interface ThrowawayPostgres {
  readonly url: string;
  stop(): Promise<void>;
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
export async function startThrowawayPostgres(): Promise<ThrowawayPostgres | string> {
  const binaries = findPostgresBinaries();
  if (binaries === undefined) return 'there is no PostgreSQL server program on this machine';
  // The server refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const account = isRoot ? unprivilegedAccount() : undefined;
  if (isRoot && account === undefined) {
    return 'PostgreSQL refuses to run as root and there is no other account';
  }
  const folder = mkdtempSync(join(tmpdir(), 'elenchus-postgres-'));
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
  const server = spawn(join(binaries, 'postgres'), serverArguments(data, folder, port), {
    ...account,
    cwd: folder,
    stdio: 'ignore',
  });
  const url = `postgres://elenchus@127.0.0.1:${port}/postgres`;
  // A test run that dies of an exception must not leave the server behind.
  process.once('exit', () => server.kill('SIGQUIT'));
  const stop = (): Promise<void> => stopServer(server, folder);
  const failure = await untilAnswering(url, server);
  if (failure !== undefined) {
    await stop();
    return failure;
  }
  return { url, stop };
}

function serverArguments(data: string, folder: string, port: number): string[] {
  const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=200'];
  const quoted = settings.flatMap((setting) => ['-c', setting]);
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

async function stopServer(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGQUIT');
    await gone;
  }
  rmSync(folder, { recursive: true, force: true });
}
