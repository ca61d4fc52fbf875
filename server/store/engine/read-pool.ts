// Spreads reads over the reader threads.

import type { Worker } from 'node:worker_threads';
import { AskedThread } from './asked-thread.ts';
import { readRowsOfEach, type RowsOfEach, type StoredRow } from './read-rows.ts';
import { type SentRows, ToldStatements } from './sent-statements.ts';
import type { Statement } from './sql.ts';
import type { ReadRequest } from './sqlite-reader.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

type ReaderThread = AskedThread<readonly SentRows[]>;

interface ReadPool {
  read<const Asked extends readonly Statement[]>(statements: Asked): Promise<RowsOfEach<Asked>>;
  /** Closes every connection at one moment; the next reads open new ones. */
  release(): Promise<void>;
  close(): Promise<void>;
}

/** A pool of reader threads, each started at its first read. */
export function openReadPool(size: number, startReader: () => Worker): ReadPool {
  const threads = Array.from({ length: size }, (): ReaderThread => new AskedThread(startReader));
  const told = new WeakMap<Worker, ToldStatements>();
  let closed = false;
  let releasing: Promise<unknown> | undefined;
  function toldTo(thread: Worker): ToldStatements {
    const known = told.get(thread) ?? new ToldStatements();
    told.set(thread, known);
    return known;
  }
  return {
    async read(statements) {
      if (releasing) await releasing;
      if (closed) throw new StorageUnavailable('closed');
      const idlest = threads.reduce((best, next) => (next.load() < best.load() ? next : best));
      return readRowsOfEach(statements, await storedRowsOf(idlest, statements, toldTo));
    },
    async release() {
      const started = threads.filter((thread) => thread.isStarted());
      releasing ??= Promise.allSettled(started.map(releaseOf));
      await releasing;
      releasing = undefined;
    },
    async close() {
      closed = true;
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

function storedRowsOf(
  thread: ReaderThread,
  statements: readonly Statement[],
  toldTo: (thread: Worker) => ToldStatements,
): Promise<StoredRow[][]> {
  return new Promise((resolve, reject) => {
    let sending: ReturnType<ToldStatements['send']>[] = [];
    thread.ask({
      messageTo(worker) {
        const known = toldTo(worker);
        sending = statements.map((statement) => known.send(statement));
        return { statements: sending.map(({ sent }) => sent) };
      },
      resolve(tables) {
        try {
          resolve(sending.map(({ read }, place) => read(tables[place] ?? { rows: [] })));
        } catch (error) {
          reject(error);
        }
      },
      reject,
    });
  });
}

function releaseOf(thread: ReaderThread): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request: Omit<ReadRequest, 'id'> = { statements: 'release' };
    thread.ask({ messageTo: () => request, resolve, reject });
  });
}
