// One SQLite connection with the settings every connection of the server has.

import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Row } from './procedure.ts';
import type { Statement } from './sql.ts';

export interface SqliteConnection {
  readonly execute: (statement: Statement) => Row[];
  readonly command: (text: string) => void;
  readonly inTransaction: () => boolean;
  readonly close: () => void;
}

const PREPARED_KEPT = 300;
export const BUSY_WAIT_MS = 5000;

/** Opens the file for the writer (created when missing) or for a reader. */
export function openSqliteConnection(
  file: string,
  options: { readonly readOnly: boolean; readonly busyWaitMs?: number },
): SqliteConnection {
  const database = new DatabaseSync(file, {
    readOnly: options.readOnly,
    timeout: options.busyWaitMs ?? BUSY_WAIT_MS,
    enableForeignKeyConstraints: true,
  });
  try {
    database.exec('pragma cache_size = -65536');
    if (!options.readOnly) {
      // `full` makes every commit in WAL mode wait for the disk; `normal` loses acknowledged saves in a power cut.
      database.exec('pragma journal_mode = wal; pragma synchronous = full');
      database.exec('pragma wal_autocheckpoint = 2000');
    }
  } catch (error) {
    database.close();
    throw error;
  }
  return connectionOver(database);
}

function connectionOver(database: DatabaseSync): SqliteConnection {
  const prepared = new Map<string, StatementSync>();
  function prepare(text: string): StatementSync {
    const known = prepared.get(text);
    if (known !== undefined) return known;
    if (prepared.size >= PREPARED_KEPT) prepared.clear();
    const statement = database.prepare(text);
    prepared.set(text, statement);
    return statement;
  }
  return {
    execute: ({ text, values }) => prepare(text).all(...values),
    command: (text) => database.exec(text),
    inTransaction: () => database.isTransaction,
    close: () => database.close(),
  };
}
