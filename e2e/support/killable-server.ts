// A server that can die and come back on the same address with the same data, as after a power failure.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type RunningServer, serverArguments } from './running-server.ts';

export interface KillableServer extends RunningServer {
  /** Ends the process without a warning. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

const adminPassword = 'only for journeys';
const project = path.join(import.meta.dirname, '../..');

/** Starts a server on a free port; `program` is the script that becomes the server. */
export async function startKillableServer(
  program = 'server/main.ts',
  extra: Readonly<Record<string, string>> = {},
): Promise<KillableServer> {
  const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'elenchus-killed-'));
  const port = await freePort();
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    const environment = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataFolder };
    const settings = { ...environment, DEMO: 'off', PDF_CHECK: 'off' };
    child = spawn(process.execPath, serverArguments(program), {
      cwd: project,
      env: { ...process.env, ...settings, ADMIN_PASSWORD: adminPassword, ...extra },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await untilReady(child);
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = (await ended) as [number | null];
    return code;
  };
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    adminPassword,
    dataFolder,
    start,
    kill: async () => {
      await end('SIGKILL');
    },
    stop: async () => {
      const code = await end('SIGTERM');
      await rm(dataFolder, { recursive: true, force: true });
      return code;
    },
  };
}

function untilReady(child: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.includes('is ready at')) resolve();
  });
  child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  return promise;
}

/** A port that is free at the moment. */
export async function freePort(): Promise<number> {
  const listener = net.createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  listener.close();
  await once(listener, 'close');
  return port;
}
