// Runs a real server process that reports what a request cost it, and starts it again when a request takes too long.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { DatabaseLocation } from '../../../server/store/engine/database.ts';
import { freePort } from '../supervised-server.ts';
import type { ServerCost } from './cost-meter.ts';

export interface MeteredServer {
  readonly port: number;
  /** The number of the current process. */
  pid(): number;
  /**
   * The server's cost of this work; null when it wasn't done in time. Then the server was killed and started again.
   */
  measure(work: () => Promise<void>, milliseconds: number): Promise<ServerCost | null>;
  stop(): Promise<void>;
}

const projectFolder = join(import.meta.dirname, '..', '..', '..');
const meter = fileURLToPath(new URL('./cost-meter.ts', import.meta.url));

/** The settings with which the files in deploy/ start it. */
const SMALL = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=4',
};
const SETTINGS = { HOST: '127.0.0.1', DEMO: 'off', PDF_CHECK: 'off', ADMIN_PASSWORD: 'proof' };

/** Starts the server on an existing database, on a free port. */
export async function startMeteredServer(location: DatabaseLocation): Promise<MeteredServer> {
  const port = await freePort();
  const environment: Record<string, string> =
    location.engine === 'sqlite'
      ? { DATA_DIR: join(location.file, '..'), DATABASE_URL: '' }
      : { DATABASE_URL: location.url };
  const env = { ...SMALL, ...process.env, ...SETTINGS, ...environment, PORT: String(port) };
  let child = await startChild(env);
  // A proof that ends by an exception must not leave the server behind.
  const orphaned = (): void => void child.kill('SIGKILL');
  process.once('exit', orphaned);
  return {
    port,
    pid: () => child.pid ?? 0,
    async measure(work, milliseconds) {
      await ask(child, 'begin');
      const deadline = new AbortController();
      const late = pause(milliseconds, null, { signal: deadline.signal }).catch(() => null);
      const measured = work().then(() => ask(child, 'end') as Promise<ServerCost>);
      // It ends with the server.
      measured.catch(() => undefined);
      const cost = await Promise.race([measured, late]);
      deadline.abort();
      if (cost === null) {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
        child = await startChild(env);
      }
      return cost;
    },
    async stop() {
      process.off('exit', orphaned);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function startChild(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', meter, 'server/main.ts'], {
    cwd: projectFolder,
    env,
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.includes('is ready at')) resolve();
  });
  child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  await promise;
  return child;
}

async function ask(child: ChildProcess, kind: 'begin' | 'end'): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const ended = (): void => reject(new Error('The server ended while it was measured.'));
  child.once('exit', ended);
  child.once('message', resolve);
  child.send(kind, (failure) => failure && reject(failure));
  try {
    return await promise;
  } finally {
    child.off('exit', ended);
    child.off('message', resolve);
  }
}
