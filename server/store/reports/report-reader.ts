// How a report reads, on either engine.

import type { DatabaseLocation } from '../engine/database.ts';
import { openPostgresConnections } from '../engine/postgres-connections.ts';
import { postgresDatabase } from '../engine/postgres-database.ts';
import type { Row } from '../engine/procedure.ts';
import { openSqliteConnection } from '../engine/sqlite-connection.ts';
import { trusted } from '../engine/trusted.ts';
import type { ReportReader } from './report.ts';

export interface ClosableReportReader extends ReportReader {
  close(): Promise<void>;
}

/** One connection, read-only in what it is asked. */
export function openReportReader(location: DatabaseLocation): ClosableReportReader {
  return location.engine === 'sqlite' ? sqliteReader(location.file) : postgresReader(location.url);
}

/** Opens the file for each report: a connection that outlived a fault of the disk would keep the writer from it. */
function sqliteReader(file: string): ClosableReportReader {
  return {
    async values(statements) {
      const { command, executeTable, close } = openSqliteConnection(file, { readOnly: true });
      try {
        command('begin');
        return statements.map((statement) => [...executeTable(statement).rows]);
      } finally {
        close();
      }
    },
    close: async () => undefined,
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
