// Measures how long threads were ready to run while the processor did something else (Linux). Such a wait says
// nothing about the server.
import { readdirSync, readFileSync } from 'node:fs';

interface Delays {
  readonly serving: number;
  /** The other threads of the server, by their number. */
  readonly others: ReadonlyMap<string, number>;
  /** The thread that calls. */
  readonly own: number;
}

/** Milliseconds so far for each thread of a server process. */
export function runDelays(pid: number): Delays {
  const folder = `/proc/${pid}/task`;
  const others = new Map<string, number>();
  for (const task of tasksOf(folder)) {
    if (task !== String(pid)) others.set(task, delayIn(`${folder}/${task}/schedstat`));
  }
  return {
    serving: delayIn(`${folder}/${pid}/schedstat`),
    others,
    own: delayIn('/proc/thread-self/schedstat'),
  };
}

/**
 * The longest delay of a thread that a call passes through. Several at the same time aren't added: they may
 * overlap.
 */
export function delayBetween(before: Delays, after: Delays): number {
  let longest = Math.max(after.serving - before.serving, after.own - before.own);
  for (const [task, delay] of after.others) {
    longest = Math.max(longest, delay - (before.others.get(task) ?? delay));
  }
  return longest;
}

function tasksOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The second number of the file, in milliseconds; 0 when the thread has ended. */
function delayIn(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8').split(' ')[1] ?? 0) / 1e6;
  } catch {
    return 0;
  }
}
