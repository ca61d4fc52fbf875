// Reads of one row by its whole key, on the thread that asks: such a read takes less time than waking another thread.
// Who is calling and which version a course has are asked with every request, and their pages are always in memory.

import type { Row } from './procedure.ts';
import type { Statement } from './sql.ts';
import { openSqliteConnection, type SqliteConnection } from './sqlite-connection.ts';

interface DirectReads {
  /** The rows, or undefined when they must be asked of a reader thread, which may wait and says what is wrong. */
  read(statement: Statement): Row[] | undefined;
  /** Lets the connection go; the next read opens a new one. */
  close(): void;
  /** Lets it go for good. */
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
        // Never waits for a lock: everybody else would wait with it.
        connection ??= openSqliteConnection(file, { readOnly: true, busyWaitMs: 0 });
        return connection.execute(statement).map((row) => ({ ...row }));
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
