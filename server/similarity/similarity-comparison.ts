// One comparison in a separate thread: essays are sent in portions, findings returned, and it can be stopped.
import { Worker } from 'node:worker_threads';
import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import type {
  EssayPortion,
  SimilarityFindings,
  SimilarityTask,
  ThreadMessage,
} from './similarity-task.ts';

type ComparisonOutcome = Result<SimilarityFindings, 'stopped' | 'failed'>;

export class SimilarityComparison {
  readonly #thread: Worker;
  readonly #outcome = Promise.withResolvers<ComparisonOutcome>();

  constructor(task: SimilarityTask, onCompared: (questions: number) => void) {
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
  }

  async stop(): Promise<void> {
    this.#outcome.resolve(refuse('stopped'));
    await this.#thread.terminate();
  }
}
