// npm run dev: restarts the server and reloads the screens when a file changes.
import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { projectFolder, runStep } from '../tools/programs/run-step.ts';

/** One save of an editor is often several changes. */
const PAUSE_MS = 150;

// Not with Node's --watch: its messages about loaded files mix with the messages of the worker threads.
let server = startServer();
let pause: NodeJS.Timeout | undefined;
let isStopping = false;

function startServer(): ChildProcess {
  const child = spawn(process.execPath, ['scripts/dev-server.ts'], {
    cwd: projectFolder,
    stdio: 'inherit',
  });
  child.on('exit', (code) => {
    if (child === server && !isStopping && code !== 0)
      console.log('The server has stopped. It starts again with the next change of a file.');
  });
  return child;
}

/** The new server needs the port and the database of the old one. */
function restart(): void {
  const old = server;
  const start = (): void => {
    server = startServer();
  };
  if (old.exitCode !== null || old.signalCode !== null) return start();
  old.once('exit', start);
  old.kill();
}

for (const room of ['server', 'contract', 'domain']) {
  watch(join(projectFolder, room), { recursive: true }, (_event, file) => {
    if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return;
    clearTimeout(pause);
    pause = setTimeout(restart, PAUSE_MS);
  });
}

const code = await runStep('vite', ['web']);
isStopping = true;
server.kill();
process.exit(code);
