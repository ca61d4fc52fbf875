// Whether the thread that answers all calls has little time left.
import { performance, type EventLoopUtilization } from 'node:perf_hooks';

/** The share of the time in which the thread works. */
const MOST_WORK = 0.5;
/** Milliseconds. */
const SECOND = 1000;

type Measure = (now?: EventLoopUtilization, since?: EventLoopUtilization) => EventLoopUtilization;

interface WatchedThread {
  /** Whether it worked for more than half of the last second. */
  readonly isBusy: () => boolean;
  readonly stop: () => void;
}

/** Watches the thread until it is told to stop. */
export function watchThread(
  measure: Measure = (now, since) => performance.eventLoopUtilization(now, since),
): WatchedThread {
  let last = measure();
  let isBusy = false;
  const timer = setInterval(() => {
    const now = measure();
    isBusy = measure(now, last).utilization > MOST_WORK;
    last = now;
  }, SECOND);
  timer.unref();
  return { isBusy: () => isBusy, stop: () => clearInterval(timer) };
}
