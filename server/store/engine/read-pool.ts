// Spreads reads over the reader threads.

import type { Worker } from 'node:worker_threads';
import { AskedThread } from './asked-thread.ts';
import type { Row } from './procedure.ts';
import type { Statement } from './sql.ts';
import type { RowTable } from './sqlite-connection.ts';
import type { ReadRequest } from './sqlite-reader.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

type ReaderThread = AskedThread<readonly RowTable[]>;

interface ReadPool {
  read(statements: readonly Statement[]): Promise<Row[][]>;
  /** Closes every connection at one moment; the next reads open new ones. */
  release(): Promise<void>;
  close(): Promise<void>;
}

/** A pool of reader threads, each started at its first read. */
export function openReadPool(size: number, startReader: () => Worker): ReadPool {
  const threads = Array.from({ length: size }, (): ReaderThread => new AskedThread(startReader));
  let closed = false;
  let releasing: Promise<unknown> | undefined;
  return {
    async read(statements) {
      await releasing;
      if (closed) throw new StorageUnavailable('closed');
      const idlest = threads.reduce((best, next) => (next.load() < best.load() ? next : best));
      const tables = await answerOf(idlest, statements);
      return tables.map(rowsOfTable);
    },
    async release() {
      const started = threads.filter((thread) => thread.isStarted());
      releasing ??= Promise.allSettled(started.map((thread) => answerOf(thread, 'release')));
      await releasing;
      releasing = undefined;
    },
    async close() {
      closed = true;
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

function answerOf(
  thread: ReaderThread,
  statements: ReadRequest['statements'],
): Promise<readonly RowTable[]> {
  return new Promise((resolve, reject) => {
    thread.ask({ message: { statements }, resolve, reject });
  });
}

function rowsOfTable({ columns, rows }: RowTable): Row[] {
  return rows.map((values) => {
    const row: Row = {};
    for (const [place, column] of columns.entries()) row[column] = values[place];
    return row;
  });
}
