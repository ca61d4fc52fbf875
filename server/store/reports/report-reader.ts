// How a report reads, on either engine.

import type { DatabaseLocation } from '../engine/database.ts';
import { openPostgresConnections } from '../engine/postgres-connections.ts';
import { readAtOneMoment, whileAvailable } from '../engine/postgres-database.ts';
import { readCellsOfEach, readRowsOfEach } from '../engine/read-rows.ts';
import type { Statement } from '../engine/sql.ts';
import {
  openSqliteConnection,
  rowsOfTable,
  type RowTable,
  type SqliteConnection,
} from '../engine/sqlite-connection.ts';
import type { ReportReader } from './report.ts';

export interface ClosableReportReader extends ReportReader {
  close(): Promise<void>;
}

/** One connection that is only used for reading. */
export function openReportReader(location: DatabaseLocation): ClosableReportReader {
  return location.engine === 'sqlite' ? sqliteReader(location.file) : postgresReader(location.url);
}

/** How long a connection is kept, so that reports in a row find its pages in memory. */
const KEPT_MILLISECONDS = 1000;

/** Keeps a connection only for a moment: one that survived a fault of the disk would block the writer. */
function sqliteReader(file: string): ClosableReportReader {
  let open: SqliteConnection | undefined;
  function closeConnection(): void {
    const kept = open;
    open = undefined;
    kept?.close();
  }
  function connection(): SqliteConnection {
    if (open === undefined) {
      open = openSqliteConnection(file, { readOnly: true });
      setTimeout(closeConnection, KEPT_MILLISECONDS).unref();
    }
    return open;
  }
  function tablesOf(statements: readonly Statement[]): RowTable[] {
    const { command, executeTable } = connection();
    command('begin');
    try {
      return statements.map(executeTable);
    } finally {
      command('rollback');
    }
  }
  return {
    async values(statements) {
      const tables = tablesOf(statements).map(({ rows }) => rows);
      return readCellsOfEach(statements, tables);
    },
    async rows(statements) {
      return readRowsOfEach(statements, tablesOf(statements).map(rowsOfTable));
    },
    close: async () => closeConnection(),
  };
}

function postgresReader(url: string): ClosableReportReader {
  const connections = openPostgresConnections(url, 1);
  const tablesOf = (statements: readonly Statement[]) =>
    whileAvailable(() => connections.use((session) => readAtOneMoment(session, statements)));
  return {
    async values(statements) {
      const tables = await tablesOf(statements);
      return readCellsOfEach(
        statements,
        tables.map((rows) => rows.map((row) => Object.values(row))),
      );
    },
    async rows(statements) {
      return readRowsOfEach(statements, await tablesOf(statements));
    },
    close: () => connections.close(),
  };
}
