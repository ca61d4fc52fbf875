// The real server process under measurement: its processor time and memory as the system counts them (Linux).
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const projectFolder = join(import.meta.dirname, '..', '..');
const TICKS_A_SECOND = 100;
/** The settings with which the files in deploy/ and `npm start` start it. */
const SMALL = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=4',
};

/** A process and its children. */
export interface ProcessFamily {
  /** Processor time so far in milliseconds, including processes that have ended. */
  cpuMilliseconds(): number;
  /** Proportional memory (PSS), in megabytes. */
  memoryMegabytes(): number;
}

export interface ProductProcess extends ProcessFamily {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts the server on a data folder and waits until it is ready. */
export async function startProduct(
  environment: Readonly<Record<string, string>>,
): Promise<ProductProcess> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: projectFolder,
    env: { ...SMALL, ...process.env, HOST: '127.0.0.1', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const port = await readyPort(child);
  return {
    port,
    ...processFamily(child.pid ?? 0),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function readyPort(child: ChildProcess): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    const port = /is ready at \S+:(\d+)/.exec(output)?.[1];
    if (port !== undefined) resolve(Number(port));
  });
  child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  return promise;
}

/** The system's figures for a process and its children. */
export function processFamily(pid: number): ProcessFamily {
  return {
    cpuMilliseconds: () => sum(family(pid).map(cpuMillisecondsOf)) + endedMillisecondsOf(pid),
    memoryMegabytes: () => sum(family(pid).map(memoryOf)),
  };
}

function family(pid: number): number[] {
  return [pid, ...allProcesses().filter((other) => parentOf(other) === pid)];
}

/** The processes of a session: a program started on its own, with every process that it started in turn. */
export function processesOfSession(leader: number): number[] {
  return allProcesses().filter((pid) => Number(statFields(pid)[3] ?? 0) === leader);
}

function allProcesses(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

/** The process that started another. */
export function parentOf(pid: number): number {
  return Number(statFields(pid)[1] ?? 0);
}

/** Processor time of one process with all its threads, in milliseconds. */
export function cpuMillisecondsOf(pid: number): number {
  const fields = statFields(pid);
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 1000) / TICKS_A_SECOND;
}

/** Processor time of children that have ended. */
function endedMillisecondsOf(pid: number): number {
  const fields = statFields(pid);
  return ((Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) * 1000) / TICKS_A_SECOND;
}

function memoryOf(pid: number): number {
  const kilobytes = /^Pss:\s+(\d+)/m.exec(readOrEmpty(`/proc/${pid}/smaps_rollup`))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}

/** The fields after the program's name, which may itself contain spaces. */
function statFields(pid: number): string[] {
  const stat = readOrEmpty(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
