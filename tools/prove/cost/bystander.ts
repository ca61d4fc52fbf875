// Measures how long a person in another course, who only wants to save and to read, has to wait.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Bystanding } from './bystander-thread.ts';

/** The longest waits, in milliseconds. */
interface Waits {
  readonly reading: number;
  readonly saving: number;
}

export interface Bystander {
  /** The longest waits while this was done; `server` is the number of its process. */
  watch<Value>(
    server: number,
    work: () => Promise<Value>,
  ): Promise<{ readonly value: Value; readonly waits: Waits }>;
  stop(): Promise<void>;
}

/** Starts to save and to read. */
export function startBystander(bystanding: Bystanding): Bystander {
  const thread = new Worker(new URL('./bystander-thread.ts', import.meta.url), {
    workerData: bystanding,
    execArgv: [],
  });
  return {
    async watch(server, work) {
      thread.postMessage(server);
      const value = await work();
      const reported = once(thread, 'message');
      thread.postMessage('end');
      const [waits] = (await reported) as [Waits];
      return { value, waits };
    },
    async stop() {
      await thread.terminate();
    },
  };
}
