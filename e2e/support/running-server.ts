// Runs the real server process, on a free port, with a data folder that is removed afterward.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

export interface RunningServer {
  /** The address at which it listens, for example http://127.0.0.1:40123 */
  readonly url: string;
  readonly adminPassword: string;
  readonly dataFolder: string;
  /** Asks it to stop, and returns the exit code. */
  stop(): Promise<number | null>;
}

interface StartedServer extends RunningServer {
  /** The version in the line that it prints when it is ready. */
  readonly version: string;
}

const adminPassword = 'only for journeys';
const project = path.join(import.meta.dirname, '../..');

/** The arguments with which Node starts a program that becomes the server. */
export function serverArguments(program: string): readonly string[] {
  return ['--import', new URL('./quick-passwords.ts', import.meta.url).href, program];
}

/** Starts the server with the given settings and waits until it says that it is ready. */
export async function startServer(
  settings: Readonly<Record<string, string>> = {},
): Promise<StartedServer> {
  const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'elenchus-journey-'));
  const child = spawn(process.execPath, serverArguments('server/main.ts'), {
    cwd: project,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataFolder,
      DEMO: 'off',
      // It costs a second of processor time for each of sixty starts; start-and-stop.spec.ts turns it on.
      PDF_CHECK: 'off',
      ADMIN_PASSWORD: adminPassword,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { version, url } = await readyLine(child);
  return {
    url,
    version,
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

function readyLine(child: ChildProcess): Promise<{ version: string; url: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ version: string; url: string }>();
  let output = '';
  const listen = (chunk: Buffer): void => {
    output += chunk.toString();
    const [, version, url] = /^Elenchus (\S+) is ready at (\S+)$/m.exec(output) ?? [];
    if (version !== undefined && url !== undefined) resolve({ version, url });
  };
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  // Not at its exit: its last output may still be in the pipes.
  child.once('close', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  return promise;
}
