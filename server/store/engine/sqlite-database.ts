// The embedded engine: one writer thread, two reader threads, one process.

import { Worker } from 'node:worker_threads';
import type { Database } from './database.ts';
import { takeInstanceLock } from './instance-lock.ts';
import type { OutputOf, Procedures } from './procedure.ts';
import { openReadPool } from './read-pool.ts';
import type { Statement } from './sql.ts';
import { StorageUnavailable } from './storage-unavailable.ts';
import type { WriterData } from './sqlite-writer.ts';
import { trusted } from './trusted.ts';
import { WriteQueue } from './write-queue.ts';

export interface SqliteOptions {
  readonly file: string;
  /** Address of the module that exports `procedures`; the writer thread imports it. */
  readonly proceduresModule: URL;
  /** Brings the schema up to date; runs under the lock, before anything else opens the file. */
  readonly prepare: (file: string) => void;
}

const READERS = 2;

/** Opens the file, or throws DatabaseInUse when another process has it. */
export function openSqliteDatabase<Known extends Procedures>(
  options: SqliteOptions,
): Database<Known> {
  const { file } = options;
  const lock = takeInstanceLock(file, 'Elenchus server');
  try {
    options.prepare(file);
  } catch (error) {
    lock.release();
    throw error;
  }
  const writerData: WriterData = { file, proceduresModule: options.proceduresModule.href };
  const writes = new WriteQueue(() => startThread('./sqlite-writer.ts', writerData));
  const reads = openReadPool(READERS, () => startThread('./sqlite-reader.ts', { file }));
  return {
    async read<Row>(statement: Statement) {
      const [rows = []] = await reads.read([statement]);
      return trusted<Row[]>(rows);
    },
    readTogether: (statements) => reads.read(statements),
    async transact(name, input) {
      const written = writes.add(name, input).catch((error: unknown) => {
        if (!isReadOnly(error)) throw error;
        // Connections of one process share the memory of the log as the first of them could open it: as long as a
        // reader keeps what it opened on a read-only disk, nobody can write.
        return reads.letGo().then(() => writes.add(name, input));
      });
      return trusted<OutputOf<Known[typeof name]>>(await written);
    },
    async close() {
      // The writer last: only the last connection that may write puts the log into the file and removes it.
      await reads.close();
      await writes.close();
      lock.release();
    },
  };
}

function isReadOnly(error: unknown): boolean {
  return error instanceof StorageUnavailable && error.reason === 'read-only';
}

/** Threads are started from the source files themselves, whatever runs the main thread. */
function startThread(path: string, workerData: unknown): Worker {
  return new Worker(new URL(path, import.meta.url), { workerData, execArgv: [] });
}
