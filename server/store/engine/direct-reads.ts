// Reads of one row by its whole key, on the calling thread: such a read takes less time than waking another thread.
// Every request needs the caller and the version of a course, and their pages are always in memory.

import type { StoredRow } from './read-rows.ts';
import type { Statement } from './sql.ts';
import { openSqliteConnection, rowsOfTable, type SqliteConnection } from './sqlite-connection.ts';

interface DirectReads {
  /** The rows, or undefined when a reader thread must read them, which may wait and reports what is wrong. */
  read(statement: Statement): StoredRow[] | undefined;
  /** Closes the connection; the next read opens a new one. */
  close(): void;
  /** Closes it permanently. */
  end(): void;
}

/** Opens the file at the first read. */
export function openDirectReads(file: string): DirectReads {
  let connection: SqliteConnection | undefined;
  let ended = false;
  function close(): void {
    const open = connection;
    connection = undefined;
    open?.close();
  }
  return {
    read(statement) {
      if (ended) return undefined;
      try {
        // Never waits for a lock: all other requests would wait with it.
        connection ??= openSqliteConnection(file, { readOnly: true, busyWaitMs: 0 });
        return rowsOfTable(connection.executeTable(statement));
      } catch {
        close();
        return undefined;
      }
    },
    close,
    end() {
      ended = true;
      close();
    },
  };
}
