// Loaded into a server process before its own program (node --import), only by the proof of costs: reports what a
// request cost each thread. Processor time, not wall time: other work on the machine doesn't count.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import threads, { isMainThread, Worker } from 'node:worker_threads';

/** Milliseconds of processor time, and megabytes of memory, since the last 'begin'. */
export interface ServerCost {
  /** The serving thread, in all. */
  readonly serving: number;
  /** The longest time for which the serving thread did nothing else. */
  readonly held: number;
  /** The threads that read the database. */
  readonly reading: number;
  readonly writing: number;
  /** The most memory that the process had. */
  readonly memory: number;
}

interface KnownThread {
  readonly program: string;
  readonly task: string;
  /** Milliseconds so far; kept, because a thread that has ended can't be asked. */
  spent: number;
}

/** How often the serving thread notes its time. Milliseconds. */
const NOTED_EVERY = 2;
const TASKS = '/proc/self/task';
const known: KnownThread[] = [];

class MeteredWorker extends Worker {
  constructor(...args: ConstructorParameters<typeof Worker>) {
    const before = new Set(tasks());
    super(...args);
    const task = tasks().find((each) => !before.has(each)) ?? '';
    known.push({ program: String(args[0]), task, spent: 0 });
  }
}

function tasks(): string[] {
  return readdirSync(TASKS);
}

/** Milliseconds of processor time of a thread. */
function spentBy({ task, spent }: KnownThread): number {
  try {
    const [nanoseconds = ''] = readFileSync(`${TASKS}/${task}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return spent;
  }
}

function servingTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function spentOf(...programs: readonly string[]): number {
  let sum = 0;
  for (const thread of known) {
    if (!programs.some((program) => thread.program.endsWith(program))) continue;
    thread.spent = spentBy(thread);
    sum += thread.spent;
  }
  return sum;
}

function totals() {
  return {
    serving: servingTime(),
    reading: spentOf('sqlite-reader.ts', 'report-thread.ts'),
    writing: spentOf('sqlite-writer.ts'),
  };
}

/** The most memory of the process since the last call, in megabytes. */
function mostMemory(): number {
  const status = readFileSync('/proc/self/status', 'utf8');
  writeFileSync('/proc/self/clear_refs', '5');
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}

function listen(): void {
  let from = totals();
  let last = from.serving;
  let held = 0;
  let ticking: NodeJS.Timeout | undefined;
  const note = (): void => {
    const now = servingTime();
    held = Math.max(held, now - last);
    last = now;
  };
  process.on('message', (kind) => {
    if (kind === 'begin') {
      mostMemory();
      from = totals();
      last = from.serving;
      held = 0;
      ticking = setInterval(note, NOTED_EVERY);
      process.send?.('begun');
    } else if (kind === 'end') {
      note();
      clearInterval(ticking);
      const now = totals();
      const cost: ServerCost = {
        serving: now.serving - from.serving,
        held,
        reading: now.reading - from.reading,
        writing: now.writing - from.writing,
        memory: mostMemory(),
      };
      process.send?.(cost);
    }
  });
  // The process must still end when its own work has ended.
  process.channel?.unref();
}

if (isMainThread && process.send !== undefined) {
  threads.Worker = MeteredWorker;
  syncBuiltinESMExports();
  listen();
}
