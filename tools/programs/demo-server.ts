// A separate server for a command that needs one: the demo course or an empty installation, in a temporary folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from './run-step.ts';

/** Builds the screens, starts a server on a free port, does the work with its address, and removes everything. */
export async function withDemoServer(
  demo: 'on' | 'off',
  work: (url: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'elenchus-demo-'));
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: projectFolder,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: '',
      DEMO: demo,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  try {
    await work(await addressIn(child.stdout));
  } finally {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The address that the server prints; its later output is read and dropped, so that it never blocks. */
function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let printed = '';
  output.on('data', (chunk) => {
    printed += String(chunk);
    const url = /is ready at (\S+)/.exec(printed)?.[1];
    if (url === undefined) return;
    printed = '';
    resolve(url);
  });
  output.on('end', () => reject(new Error(`The server did not start: ${printed}`)));
  return promise;
}
