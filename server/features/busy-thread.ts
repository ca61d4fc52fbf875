// Whether the thread that answers all calls has little time left.
import { performance, type EventLoopUtilization } from 'node:perf_hooks';

/** The share of the time in which the thread works. */
const MOST_WORK = 0.5;
/** How long it is watched for each answer. Milliseconds. */
const WATCHED_FOR = 1000;

type Measure = (since?: EventLoopUtilization) => EventLoopUtilization;

/** Answers whether the thread was busy for more than half of the last second or so. */
export function watchThread(
  measure: Measure = (since) => performance.eventLoopUtilization(since),
): () => boolean {
  let from = measure();
  let isBusy = false;
  return () => {
    const { idle, active, utilization } = measure(from);
    if (idle + active >= WATCHED_FOR) {
      isBusy = utilization > MOST_WORK;
      from = measure();
    }
    return isBusy;
  };
}
