// Starts a program on another Node and ends with it. Plain JavaScript, because the machine's own Node reads it.
import { spawn } from 'node:child_process';

// Read immediately, because that process may end during an installation.
const parent = process.ppid;

/**
 * Without these, a server keeps much more memory after a busy hour: glibc makes eight heaps for each processor and keeps
 * freed memory for itself, and Node keeps large spaces for new objects in each thread. deploy/ has the same settings.
 */
const SMALL_SERVER = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=4',
};

/** Sets those that aren't set; they apply from the next process on. */
export function keepServerSmall() {
  for (const [name, value] of Object.entries(SMALL_SERVER)) process.env[name] ??= value;
}

/** Whether this process already has these settings. */
export function isServerSmall() {
  return Object.keys(SMALL_SERVER).every((name) => process.env[name] !== undefined);
}

// npm passes SIGTERM to the shell between npm and this process. The shell dies without passing it on:
// the server would continue to run and keep the port.
function endWithNpm(child) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 500);
}

/**
 * @param {string} node the program
 * @param {readonly string[]} args its arguments
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function handOver(node, args, options = {}) {
  const child = spawn(node, args, { stdio: 'inherit', ...options });
  // The terminal sends Ctrl+C to both processes: this one only waits for the child's own orderly end.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  endWithNpm(child);
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}
