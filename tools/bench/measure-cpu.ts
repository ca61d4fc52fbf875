// Processor time, not wall time: other work on the machine does not count.

const warmUpMicroseconds = 1_000_000;
const batchMicroseconds = 60_000;

/**
 * The processor time of one call in microseconds, after a second of warming up: the fastest of several batches,
 * because other work on the same core makes a batch slower and never faster.
 */
export function cpuMicroseconds(work: () => unknown, batches = 9): number {
  let calls = 1;
  // Compiling hot code takes processor time too: it must be over before anything counts.
  for (let warm = 0; warm < warmUpMicroseconds;) {
    const spent = batch(work, calls);
    warm += spent;
    if (spent < batchMicroseconds) calls = Math.ceil(calls * growth(spent));
  }
  const times: number[] = [];
  while (times.length < batches) {
    const spent = batch(work, calls);
    if (spent >= batchMicroseconds / 2) times.push(spent / calls);
    else calls = Math.ceil(calls * growth(spent));
  }
  return Math.min(...times);
}

/** The processor time of one single call in microseconds, for work that takes long. */
export function cpuOnce(work: () => unknown): number {
  return batch(work, 1);
}

function growth(spent: number): number {
  return Math.min(100, Math.max(1.5, (1.3 * batchMicroseconds) / Math.max(spent, 1)));
}

function batch(work: () => unknown, calls: number): number {
  const before = process.cpuUsage();
  for (let call = 0; call < calls; call += 1) work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
