// Collects units on the main thread and sends them to the writer, one batch at a time. While the disk is busy with
// one batch the next one fills: group commit needs no more than that, and no timer.

import type { Worker } from 'node:worker_threads';
import { errorOf, LARGEST_BATCH, type Outcome, type Unit } from './group-commit.ts';
import type { GuardedOutcome } from './guarded-write.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

interface Waiting {
  readonly unit: Unit;
  readonly resolve: (value: GuardedOutcome) => void;
  readonly reject: (error: Error) => void;
}

const LARGEST_QUEUE = 20_000;

/** A queue whose writer is started when needed and started again after it died. */
export class WriteQueue {
  readonly #startWriter: () => Worker;
  #writer: Worker | undefined;
  #waiting: Waiting[] = [];
  #underWay: Waiting[] = [];
  #isScheduled = false;
  #closing: PromiseWithResolvers<void> | undefined;

  constructor(startWriter: () => Worker) {
    this.#startWriter = startWriter;
  }

  /** Resolves with the outcome after it is durable. */
  add(unit: Unit): Promise<GuardedOutcome> {
    if (this.#closing) return Promise.reject(new StorageUnavailable('closed'));
    if (this.#waiting.length >= LARGEST_QUEUE) {
      return Promise.reject(new StorageUnavailable('overloaded'));
    }
    return new Promise((resolve, reject) => {
      // Copied now: the caller may change it, and one that cannot be copied must not spoil a batch.
      this.#waiting.push({ unit: structuredClone(unit), resolve, reject });
      this.#schedule();
    });
  }

  /** Finishes every unit that was added, then ends the writer. */
  close(): Promise<void> {
    this.#closing ??= Promise.withResolvers<void>();
    this.#continue();
    return this.#closing.promise;
  }

  // Immediates run after the callers that were just answered, so their next units join this batch.
  #schedule(): void {
    if (this.#isScheduled || this.#underWay.length > 0) return;
    this.#isScheduled = true;
    setImmediate(() => this.#send());
  }

  #send(): void {
    this.#isScheduled = false;
    if (this.#underWay.length > 0 || this.#waiting.length === 0) return;
    this.#writer ??= this.#start();
    this.#underWay = this.#waiting.slice(0, LARGEST_BATCH);
    this.#waiting = this.#waiting.slice(LARGEST_BATCH);
    const units = this.#underWay.map(({ unit }) => unit);
    this.#writer.postMessage(units, []);
  }

  #start(): Worker {
    const started = this.#startWriter();
    let lastError: unknown;
    started.on('message', (outcomes: readonly Outcome[]) => this.#settle(outcomes));
    started.on('error', (error) => (lastError = error));
    started.on('exit', () => this.#writerDied(lastError));
    return started;
  }

  #settle(outcomes: readonly Outcome[]): void {
    const settled = this.#underWay;
    this.#underWay = [];
    for (const [position, outcome] of outcomes.entries()) {
      if (outcome.ok) settled[position]?.resolve(outcome.value);
      else settled[position]?.reject(errorOf(outcome.failure));
    }
    this.#continue();
  }

  // Whether the units in progress reached the disk is unknown, so they are reported; those still waiting run on the
  // next writer.
  #writerDied(cause: unknown): void {
    this.#writer = undefined;
    const lost = this.#underWay;
    this.#underWay = [];
    for (const { reject } of lost) reject(new StorageUnavailable('restarted', { cause }));
    this.#continue();
  }

  #continue(): void {
    if (this.#waiting.length > 0) this.#schedule();
    else if (this.#closing && this.#underWay.length === 0) {
      if (this.#writer) this.#writer.postMessage('close', []);
      else this.#closing.resolve();
    }
  }
}
