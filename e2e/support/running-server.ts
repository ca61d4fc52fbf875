// The real server process, on a free port, with a data folder that goes away afterwards.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

export interface RunningServer {
  /** Where it listens, for example http://127.0.0.1:40123 */
  readonly url: string;
  readonly adminPassword: string;
  readonly dataFolder: string;
  /** Asks it to stop, and answers the exit code. */
  stop(): Promise<number | null>;
}

const adminPassword = 'only for journeys';
const project = path.join(import.meta.dirname, '../..');

/** Starts the server with the given settings and waits until it says that it is ready. */
export async function startServer(
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'elenchus-journey-'));
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: project,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataFolder,
      DEMO: 'off',
      ADMIN_PASSWORD: adminPassword,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await readyAddress(child);
  return {
    url,
    adminPassword,
    dataFolder,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = (await ended) as [number | null];
      await rm(dataFolder, { recursive: true, force: true });
      return code;
    },
  };
}

function readyAddress(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let output = '';
  const listen = (chunk: Buffer): void => {
    output += chunk.toString();
    const address = /is ready at (\S+)/.exec(output)?.[1];
    if (address !== undefined) resolve(address);
  };
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  // Not at its exit: the last words may still be in the pipes.
  child.once('close', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  return promise;
}
