// The embedded engine: one writer thread, two reader threads, one process.

import { Worker } from 'node:worker_threads';
import type { Database } from './database.ts';
import { openDirectReads } from './direct-reads.ts';
import { outputOf } from './guarded-write.ts';
import type { OutputOf, Procedures } from './procedure.ts';
import { openReadPool } from './read-pool.ts';
import { readRows } from './read-rows.ts';
import type { Statement } from './sql.ts';
import { StorageUnavailable, type UnavailableReason } from './storage-unavailable.ts';
import type { WriterData } from './sqlite-writer.ts';
import { trusted } from './trusted.ts';
import { WriteQueue } from './write-queue.ts';
import { takeWritingRight, type SqliteFile } from './writing-right.ts';

interface SqliteOptions extends SqliteFile {
  /** Address of the module that exports `procedures`; the writer thread imports it. */
  readonly proceduresModule: URL;
}

const READERS = 2;

/** Opens the file, or throws DatabaseInUse when another process has it. */
export function openSqliteDatabase<Known extends Procedures>(
  options: SqliteOptions,
): Database<Known> {
  const { file } = options;
  const right = takeWritingRight(options);
  const writerData: WriterData = { file, proceduresModule: options.proceduresModule.href };
  const writes = new WriteQueue(() => startThread('./sqlite-writer.ts', writerData));
  const reads = openReadPool(READERS, () => startThread('./sqlite-reader.ts', { file }));
  const direct = openDirectReads(file);
  let releasing = 0;
  async function releaseConnections(): Promise<void> {
    // A connection that opened the file during this would keep what the others release.
    releasing += 1;
    direct.close();
    await reads.release();
    releasing -= 1;
  }
  async function read<Row>(statement: Statement<Row>): Promise<Row[]> {
    const [rows] = await reads.read([statement]);
    return rows;
  }
  return {
    read,
    async readByKey(statement) {
      const rows = releasing > 0 ? undefined : direct.read(statement);
      return rows === undefined ? read(statement) : readRows(statement, rows);
    },
    readGathered: (statements) => reads.read(statements),
    readTogether: (statements) => reads.read(statements),
    async transact(name, input, guard) {
      right.ensure();
      const unit = { procedure: name, input, ...(guard && { guard }) };
      const written = writes.add(unit).catch(async (error: unknown) => {
        if (!hasReason(error, 'read-only', 'disk-error')) throw error;
        // Connections of one process share the memory of the log as the first of them could open it: while a reader
        // keeps what it opened on a read-only disk, nobody can write; and it would write to what it opened before,
        // which then ends the process.
        await releaseConnections();
        if (!hasReason(error, 'read-only')) throw error;
        return writes.add(unit);
      });
      return trusted<OutputOf<Known[typeof name]>>(outputOf(await written));
    },
    async close() {
      // The writer last: only the last connection that may write puts the log into the file and removes it.
      direct.end();
      await reads.close();
      await writes.close();
      right.release();
    },
  };
}

function hasReason(error: unknown, ...reasons: readonly UnavailableReason[]): boolean {
  return error instanceof StorageUnavailable && reasons.includes(error.reason);
}

/** Threads are started from the source files, however the main thread was started. */
function startThread(path: string, workerData: unknown): Worker {
  return new Worker(new URL(path, import.meta.url), { workerData, execArgv: [] });
}
