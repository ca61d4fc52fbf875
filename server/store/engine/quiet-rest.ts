// Gives memory back to the system after work: JavaScript and SQLite keep what they needed at the busiest moment, and in a
// thread without work nothing would ever make them release it.
import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOK_EVERY_MS = 15_000;
/** A thread is quiet while it works less than this share of the time. */
const QUIET_SHARE = 0.05;
/** So much work, in milliseconds, may have left something worth a collection. */
const LEAST_WORK = 1000;
/** At the first quiet look after work, and again two minutes later. */
const REST_AT: ReadonlySet<number> = new Set([1, 9]);

/** What a thread did since the last look. */
interface ThreadWork {
  /** Milliseconds. */
  readonly active: number;
  /** The share of the time. */
  readonly utilization: number;
}

/** Decides at each look whether to rest: after work, once the thread is quiet, and again if it stays quiet. */
export function restPlan(): (work: ThreadWork) => boolean {
  let worked = 0;
  let quietLooks: number | undefined;
  return ({ active, utilization }) => {
    worked += active;
    if (utilization > QUIET_SHARE) {
      quietLooks = undefined;
      return false;
    }
    if (worked >= LEAST_WORK) quietLooks = 0;
    if (quietLooks === undefined) return false;
    worked = 0;
    quietLooks += 1;
    return REST_AT.has(quietLooks);
  };
}

/** Calls `release` and collects garbage each time that this thread is quiet after work. Returns how to stop. */
export function restWhenQuiet(release: () => void): () => void {
  const plan = restPlan();
  let last = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const isTime = plan(performance.eventLoopUtilization(last));
    if (isTime) {
      release();
      collectGarbage();
    }
    // What the collection itself took is not work.
    last = performance.eventLoopUtilization();
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** A collection that also compacts the heap, so that whole pages can be given back to the system. */
const THOROUGH = { type: 'major', execution: 'sync', flavor: 'last-resort' } as const;

let collect: ((how: typeof THOROUGH) => void) | undefined;

/** Node offers no other way to ask for it in a process that was started without a flag. */
export function collectGarbage(): void {
  if (collect === undefined) {
    setFlagsFromString('--expose-gc');
    // Undefined if another thread has just taken the flag back; then the next rest collects.
    collect = runInNewContext('globalThis.gc') as typeof collect;
    // Code that was compiled with other flags would have to be compiled again.
    setFlagsFromString('--no-expose-gc');
  }
  collect?.(THOROUGH);
}
