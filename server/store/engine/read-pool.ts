// Spreads reads over the reader threads. A read has no effect, so one whose thread died is asked once more.

import type { Worker } from 'node:worker_threads';
import type { Row } from './procedure.ts';
import type { Statement } from './sql.ts';
import type { ReadAnswer, ReadRequest } from './sqlite-reader.ts';
import type { RowTable } from './sqlite-connection.ts';
import { StorageUnavailable } from './storage-unavailable.ts';
import { errorOf } from './thread-failure.ts';

interface Asked {
  readonly statements: ReadRequest['statements'];
  readonly resolve: (results: Row[][]) => void;
  readonly reject: (error: Error) => void;
  askedBefore: boolean;
}

interface ReaderThread {
  readonly load: () => number;
  readonly ask: (asked: Asked) => void;
  readonly isStarted: () => boolean;
  readonly close: () => Promise<void>;
}

export interface ReadPool {
  read(statements: readonly Statement[]): Promise<Row[][]>;
  /** Lets every connection go at one moment; the next reads open new ones. */
  letGo(): Promise<void>;
  close(): Promise<void>;
}

/** A pool of that many reader threads, each started at its first read. */
export function openReadPool(size: number, startReader: () => Worker): ReadPool {
  const threads = Array.from({ length: size }, () => readerThread(startReader));
  let closed = false;
  let lettingGo: Promise<unknown> | undefined;
  return {
    async read(statements) {
      await lettingGo;
      if (closed) throw new StorageUnavailable('closed');
      const idlest = threads.reduce((best, next) => (next.load() < best.load() ? next : best));
      return answerOf(idlest, statements);
    },
    async letGo() {
      const started = threads.filter((thread) => thread.isStarted());
      lettingGo ??= Promise.allSettled(started.map((thread) => answerOf(thread, 'let go')));
      await lettingGo;
      lettingGo = undefined;
    },
    async close() {
      closed = true;
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

function answerOf(thread: ReaderThread, statements: ReadRequest['statements']): Promise<Row[][]> {
  return new Promise((resolve, reject) => {
    thread.ask({ statements, resolve, reject, askedBefore: false });
  });
}

function readerThread(startReader: () => Worker): ReaderThread {
  const pending = new Map<number, Asked>();
  let reader: Worker | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = startReader();
    let lastError: unknown;
    started.on('message', settle);
    started.on('error', (error) => (lastError = error));
    started.on('exit', () => {
      if (reader === started) reader = undefined;
      const lost = [...pending.values()];
      pending.clear();
      for (const asked of lost) {
        if (asked.askedBefore)
          asked.reject(new StorageUnavailable('restarted', { cause: lastError }));
        else ask(Object.assign(asked, { askedBefore: true }));
      }
    });
    return started;
  }

  function settle(answer: ReadAnswer): void {
    const asked = pending.get(answer.id);
    pending.delete(answer.id);
    if (answer.ok) asked?.resolve(answer.results.map(rowsOfTable));
    else asked?.reject(errorOf(answer.failure));
  }

  function ask(asked: Asked): void {
    reader ??= start();
    lastId += 1;
    pending.set(lastId, asked);
    reader.postMessage({ id: lastId, statements: asked.statements }, []);
  }

  async function close(): Promise<void> {
    const closing = reader;
    if (closing === undefined) return;
    const gone = new Promise((resolve) => closing.once('exit', resolve));
    closing.postMessage('close', []);
    await gone;
  }

  return { load: () => pending.size, ask, isStarted: () => reader !== undefined, close };
}

function rowsOfTable({ columns, rows }: RowTable): Row[] {
  return rows.map((values) => {
    const row: Row = {};
    for (const [place, column] of columns.entries()) row[column] = values[place];
    return row;
  });
}
