// A thread that answers questions. Questions have no side effects, so those that a dead thread didn't answer are sent
// once more. A message to another thread takes as long as a small read: while the thread is busy, questions wait and go
// together.

import type { Worker } from 'node:worker_threads';
import { errorOf, type CommitFailure } from './group-commit.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

export type ThreadAnswer<Value> =
  | { readonly id: number; readonly ok: true; readonly value: Value }
  | { readonly id: number; readonly ok: false; readonly failure: CommitFailure };

/** Answers to some questions of a message, in any number of parts. */
export interface ThreadAnswers<Value> {
  readonly answers: readonly ThreadAnswer<Value>[];
  /** Whether the thread has answered every question of the message. */
  readonly isLast: boolean;
}

interface Question<Value> {
  /** What is sent to this thread, besides the number that identifies the answer. */
  readonly messageTo: (thread: Worker) => object;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: Error) => void;
  askedBefore?: boolean;
}

/** A thread that has worked on a message for so long has a large read: others go to another thread. */
const LONG_MS = 15;
const LONG_READ_LOAD = 1000;
/** One to work on, and one to go on with at once. */
const MOST_MESSAGES = 2;
const MOST_TOGETHER = 16;

/** Its thread is started at the first question, and again after it died. */
export class AskedThread<Value> {
  readonly #startThread: () => Worker;
  readonly #waiting: Question<Value>[] = [];
  readonly #sent = new Map<number, Question<Value>>();
  #messages = 0;
  /** When the thread began the message that it works on. */
  #beganAt = 0;
  #lastId = 0;
  #thread: Worker | undefined;

  constructor(startThread: () => Worker) {
    this.#startThread = startThread;
  }

  /** How many questions wait for their answers; many more if the thread is at a large one. */
  load(): number {
    const isLong = this.#messages > 0 && performance.now() - this.#beganAt > LONG_MS;
    return this.#sent.size + this.#waiting.length + (isLong ? LONG_READ_LOAD : 0);
  }

  isStarted(): boolean {
    return this.#thread !== undefined;
  }

  ask(question: Question<Value>): void {
    this.#waiting.push(question);
    this.#send(MOST_MESSAGES);
  }

  /** Answers the questions in progress, then ends. */
  async close(): Promise<void> {
    const closing = this.#thread;
    if (closing === undefined) return;
    this.#send(Infinity);
    const gone = new Promise((resolve) => closing.once('exit', resolve));
    closing.postMessage('close', []);
    await gone;
  }

  #send(mostMessages: number): void {
    while (this.#waiting.length > 0 && this.#messages < mostMessages) {
      const thread = (this.#thread ??= this.#start());
      const questions = this.#waiting.splice(0, MOST_TOGETHER).map((question) => {
        this.#lastId += 1;
        this.#sent.set(this.#lastId, question);
        return { ...question.messageTo(thread), id: this.#lastId };
      });
      try {
        thread.postMessage(questions, []);
        if (this.#messages === 0) this.#beganAt = performance.now();
        this.#messages += 1;
      } catch (error) {
        for (const { id } of questions) this.#fail(id, error);
        // A new thread: what these questions would have told this one is lost.
        void thread.terminate();
      }
    }
  }

  /** A question that can't travel to the thread fails, and those that were to go with it: nothing waits forever. */
  #fail(id: number, error: unknown): void {
    const question = this.#sent.get(id);
    this.#sent.delete(id);
    question?.reject(new Error('A question could not be sent to its thread.', { cause: error }));
  }

  #settle({ answers, isLast }: ThreadAnswers<Value>): void {
    for (const answer of answers) {
      const question = this.#sent.get(answer.id);
      this.#sent.delete(answer.id);
      if (answer.ok) question?.resolve(answer.value);
      else question?.reject(errorOf(answer.failure));
    }
    if (isLast) {
      this.#messages -= 1;
      this.#beganAt = performance.now();
    }
    this.#send(MOST_MESSAGES);
  }

  #start(): Worker {
    const started = this.#startThread();
    let lastError: unknown;
    started.on('message', (answers: ThreadAnswers<Value>) => this.#settle(answers));
    started.on('error', (error) => (lastError = error));
    started.on('exit', () => {
      if (this.#thread === started) this.#thread = undefined;
      this.#askAgain(lastError);
    });
    return started;
  }

  #askAgain(lastError: unknown): void {
    const lost = [...this.#sent.values()];
    this.#sent.clear();
    this.#messages = 0;
    for (const question of lost) {
      if (question.askedBefore === true)
        question.reject(new StorageUnavailable('restarted', { cause: lastError }));
      else this.#waiting.push(Object.assign(question, { askedBefore: true }));
    }
    this.#send(MOST_MESSAGES);
  }
}
