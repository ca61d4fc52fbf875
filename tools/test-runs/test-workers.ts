// Decides how many tests run at the same time on a machine. Unit tests and browser journeys run in parallel.
import { availableParallelism, totalmem } from 'node:os';

interface Machine {
  readonly processors: number;
  readonly memoryBytes: number;
}

interface TestWorkers {
  /** Workers of vitest, which share one PostgreSQL. */
  readonly unit: number;
  /** Workers of Playwright: each has a browser and a server of its own, and waits more than it works. */
  readonly journeys: number;
}

const GIGABYTE = 2 ** 30;
/** Beyond these, the longest files decide how long a run takes. */
const MOST = { unit: 6, journeys: 9 };
const LEAST = { unit: 2, journeys: 3 };

/** One unit test and one and a half journeys for each processor, and a gigabyte for each of them. */
export function testWorkersOf({ processors, memoryBytes }: Machine): TestWorkers {
  const room = Math.floor(memoryBytes / GIGABYTE / 2);
  const within = (kind: keyof TestWorkers, wanted: number): number =>
    Math.max(LEAST[kind], Math.min(wanted, MOST[kind], room));
  return {
    unit: within('unit', processors),
    journeys: within('journeys', Math.ceil(processors * 1.5)),
  };
}

// A container may have less than its machine; 0 means that it has no limit.
const limit = process.constrainedMemory();

export const testWorkers = testWorkersOf({
  processors: availableParallelism(),
  memoryBytes: Math.min(totalmem(), limit > 0 ? limit : Infinity),
});
