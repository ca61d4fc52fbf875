// Work on an uploaded file in a thread that may run out of memory or be stopped without harm to the server.
import { Worker } from 'node:worker_threads';

/** The answer of a thread, 'timeout' when it took too long, or 'failed' when it broke. */
export async function askThread<Answer>(
  program: URL,
  task: object,
  milliseconds: number,
): Promise<Answer | 'timeout' | 'failed'> {
  const { promise, resolve } = Promise.withResolvers<Answer | 'timeout' | 'failed'>();
  const thread = new Worker(program, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const alarm = setTimeout(() => resolve('timeout'), milliseconds);
  thread.once('message', (answer: Answer) => resolve(answer));
  thread.once('error', () => resolve('failed'));
  try {
    return await promise;
  } finally {
    clearTimeout(alarm);
    await thread.terminate();
  }
}
