// Runs the real server process under a supervisor that does what a service manager does: start it again whenever it
// ends.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export interface SupervisedServer {
  readonly port: number;
  /** Sends a signal to the current process. */
  signal(name: NodeJS.Signals): void;
  /** The number of times that it had to be started again. */
  starts(): number;
  /** The signal that ended the previous process; null where it exited normally or never ended. */
  endedBy(): NodeJS.Signals | null;
  stop(): Promise<void>;
}

const projectFolder = join(import.meta.dirname, '..', '..');
const threadKiller = fileURLToPath(new URL('./thread-killer.ts', import.meta.url));
const RESTART_AFTER_MS = 100;

/**
 * Starts the server, on a free port unless one is given, and restarts it when it ends. Resolves when it is first
 * ready.
 */
export async function startSupervisedServer(
  environment: Readonly<Record<string, string>>,
  onPort?: number,
): Promise<SupervisedServer> {
  const port = onPort ?? (await freePort());
  const address = { HOST: '127.0.0.1', PORT: String(port) };
  const settings = { ...address, DEMO: 'off', PDF_CHECK: 'off', ADMIN_PASSWORD: 'proof' };
  // Node's compiled code of one start serves the next: half the time of a proof is spent on starting servers.
  const compiled = { NODE_COMPILE_CACHE: join(projectFolder, 'node_modules/.cache/proof-starts') };
  const env = { ...process.env, ...compiled, ...settings, ...environment };
  let starts = 0;
  let endedBy: NodeJS.Signals | null = null;
  let isStopping = false;
  let child = start();
  // A proof that ends by an exception must not leave the server behind.
  const orphaned = (): void => void child.kill('SIGKILL');
  process.once('exit', orphaned);

  function start(): ChildProcess {
    const started = spawn(process.execPath, ['--import', threadKiller, 'server/main.ts'], {
      cwd: projectFolder,
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    started.once('exit', (_code, signal) => {
      endedBy = signal;
      void startAgain();
    });
    return started;
  }

  async function startAgain(): Promise<void> {
    await pause(RESTART_AFTER_MS);
    if (isStopping) return;
    starts += 1;
    child = start();
  }

  await untilReady(child);
  return {
    port,
    signal: (name) => void child.kill(name),
    starts: () => starts,
    endedBy: () => endedBy,
    async stop() {
      isStopping = true;
      process.off('exit', orphaned);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilReady(child: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.includes('is ready at')) resolve();
  });
  child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  await promise;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
