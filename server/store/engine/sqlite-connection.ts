// One SQLite connection with the settings every connection of the server has.

import { DatabaseSync } from 'node:sqlite';
import type { StoredRow } from './read-rows.ts';
import type { Statement } from './sql.ts';
import { trusted } from './trusted.ts';
import { forSqlite, type WrittenStatement } from './written-sql.ts';

/** Rows as lists of values: half the work of objects, both to read and to send to another thread. */
export interface RowTable {
  readonly columns: readonly string[];
  readonly rows: readonly unknown[][];
}

export interface SqliteConnection {
  readonly execute: (statement: Statement) => StoredRow[];
  readonly executeTable: (statement: Statement) => RowTable;
  /** The same for a statement that was written in another thread. */
  readonly executeWritten: (statement: WrittenStatement) => RowTable;
  readonly command: (text: string) => void;
  readonly inTransaction: () => boolean;
  /** Gives back the memory of pages that no statement is using. */
  readonly shrink: () => void;
  readonly close: () => void;
}

/**
 * How many kilobytes of pages a connection keeps. The system keeps the file in memory too, and shares it between the
 * connections, so more than this saves little.
 */
const PAGES_KEPT = { writer: 16_384, reader: 8192 };
const PREPARED_KEPT = 300;
const BUSY_WAIT_MS = 5000;

/** The same rows as objects. */
export function rowsOfTable({ columns, rows }: RowTable): StoredRow[] {
  return rows.map((values) => {
    const row: StoredRow = {};
    columns.forEach((column, place) => (row[column] = values[place]));
    return row;
  });
}

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
    const kept = options.readOnly ? PAGES_KEPT.reader : PAGES_KEPT.writer;
    database.exec(`pragma cache_size = -${kept}`);
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
  const forObjects = preparedStatements((text) => database.prepare(text));
  const forTables = preparedStatements((text) => preparedTable(database, text));
  function executeWritten({ text, values }: WrittenStatement): RowTable {
    const { statement, columns } = forTables(text);
    return { columns, rows: trusted<unknown[][]>(statement.all(...values)) };
  }
  return {
    execute(statement) {
      const { text, values } = forSqlite(statement);
      return forObjects(text).all(...values);
    },
    executeTable: (statement) => executeWritten(forSqlite(statement)),
    executeWritten,
    command: (text) => database.exec(text),
    inTransaction: () => database.isTransaction,
    shrink: () => database.exec('pragma shrink_memory'),
    close: () => database.close(),
  };
}

/** To ask for the names of the columns again at each execution took longer than most statements. */
function preparedTable(database: DatabaseSync, text: string) {
  const statement = database.prepare(text);
  statement.setReturnArrays(true);
  return { statement, columns: statement.columns().map(({ name }) => name) };
}

/** Keeps prepared statements; queries with lists have many different lengths, so not forever. */
function preparedStatements<Prepared>(prepare: (text: string) => Prepared) {
  const prepared = new Map<string, Prepared>();
  return (text: string): Prepared => {
    const known = prepared.get(text);
    if (known !== undefined) return known;
    if (prepared.size >= PREPARED_KEPT) prepared.clear();
    const statement = prepare(text);
    prepared.set(text, statement);
    return statement;
  };
}
