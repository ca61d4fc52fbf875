// A thread that answers questions. Questions have no side effects, so those that a dead thread didn't answer are sent
// once more.

import type { Worker } from 'node:worker_threads';
import { errorOf, type CommitFailure } from './group-commit.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

export type ThreadAnswer<Value> =
  | { readonly id: number; readonly ok: true; readonly value: Value }
  | { readonly id: number; readonly ok: false; readonly failure: CommitFailure };

interface Question<Value> {
  /** What is sent, besides the number that identifies the answer. */
  readonly message: object;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: Error) => void;
  askedBefore?: boolean;
}

export interface AskedThread<Value> {
  /** How many questions wait for their answers. */
  readonly load: () => number;
  readonly ask: (question: Question<Value>) => void;
  readonly isStarted: () => boolean;
  /** Answers the questions in progress, then ends. */
  readonly close: () => Promise<void>;
}

/** The thread is started at the first question, and again after it died. */
export function askedThread<Value>(startThread: () => Worker): AskedThread<Value> {
  const pending = new Map<number, Question<Value>>();
  let thread: Worker | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = startThread();
    let lastError: unknown;
    started.on('message', settle);
    started.on('error', (error) => (lastError = error));
    started.on('exit', () => {
      if (thread === started) thread = undefined;
      const lost = [...pending.values()];
      pending.clear();
      for (const question of lost) {
        if (question.askedBefore === true)
          question.reject(new StorageUnavailable('restarted', { cause: lastError }));
        else ask(Object.assign(question, { askedBefore: true }));
      }
    });
    return started;
  }

  function settle(answer: ThreadAnswer<Value>): void {
    const question = pending.get(answer.id);
    pending.delete(answer.id);
    if (answer.ok) question?.resolve(answer.value);
    else question?.reject(errorOf(answer.failure));
  }

  function ask(question: Question<Value>): void {
    thread ??= start();
    lastId += 1;
    pending.set(lastId, question);
    thread.postMessage({ ...question.message, id: lastId }, []);
  }

  async function close(): Promise<void> {
    const closing = thread;
    if (closing === undefined) return;
    const gone = new Promise((resolve) => closing.once('exit', resolve));
    closing.postMessage('close', []);
    await gone;
  }

  return { load: () => pending.size, ask, isStarted: () => thread !== undefined, close };
}
