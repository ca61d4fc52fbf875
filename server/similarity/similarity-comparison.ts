// One comparison in a separate thread: essays are sent in portions, findings returned, and it can be stopped.
import { Worker } from 'node:worker_threads';
import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import type { EssayPortion, SimilarityTask, ThreadMessage } from './similarity-task.ts';

/** The list as it is stored. */
type ComparisonOutcome = Result<string, 'stopped' | 'failed' | 'timeout'>;

/** A class of 2,000 takes seconds. Only essays that were written to take long take longer than this. */
const LONGEST_MS = 5 * 60_000;

export class SimilarityComparison {
  readonly #thread: Worker;
  readonly #outcome = Promise.withResolvers<ComparisonOutcome>();
  readonly #longest: number;
  #alarm: NodeJS.Timeout | undefined;

  constructor(task: SimilarityTask, onCompared: (questions: number) => void, longest = LONGEST_MS) {
    this.#longest = longest;
    this.#thread = new Worker(new URL('./similarity-thread.ts', import.meta.url), {
      workerData: task,
      // The essays of 10,000 students; more than that ends the thread and not the server.
      resourceLimits: { maxOldGenerationSizeMb: 3072 },
    });
    this.#thread.on('message', (message: ThreadMessage) => {
      if (message.kind === 'compared') onCompared(message.questions);
      else this.#outcome.resolve(accept(message.findings));
    });
    this.#thread.once('error', () => this.#outcome.resolve(refuse('failed')));
    this.#thread.once('exit', () => this.#outcome.resolve(refuse('failed')));
  }

  /** Resolves when the thread is done or stopped; never throws. */
  get outcome(): Promise<ComparisonOutcome> {
    return this.#outcome.promise;
  }

  add(portion: EssayPortion): void {
    this.#thread.postMessage(portion);
    if (portion.isLast)
      this.#alarm = setTimeout(() => this.#outcome.resolve(refuse('timeout')), this.#longest);
  }

  async stop(): Promise<void> {
    clearTimeout(this.#alarm);
    this.#outcome.resolve(refuse('stopped'));
    await this.#thread.terminate();
  }
}
