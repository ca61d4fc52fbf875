// How a report reads, on either engine.

import type { DatabaseLocation } from '../engine/database.ts';
import { openPostgresConnections } from '../engine/postgres-connections.ts';
import { postgresDatabase } from '../engine/postgres-database.ts';
import type { StoredRow as Row } from '../engine/read-rows.ts';
import { openSqliteConnection, type SqliteConnection } from '../engine/sqlite-connection.ts';
import { trusted } from '../engine/trusted.ts';
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
  return {
    async values(statements) {
      const { command, executeTable } = connection();
      command('begin');
      try {
        return statements.map((statement) => [...executeTable(statement).rows]);
      } finally {
        command('rollback');
      }
    },
    close: async () => closeConnection(),
  };
}

function postgresReader(url: string): ClosableReportReader {
  const database = postgresDatabase(openPostgresConnections(url, 1), {});
  return {
    async values(statements) {
      const results = await database.readTogether(statements);
      return results.map((rows) => trusted<Row[]>(rows).map((row) => Object.values(row)));
    },
    close: () => database.close(),
  };
}
