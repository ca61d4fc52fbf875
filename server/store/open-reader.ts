// Reading a database next to a running server: no lock, no write, no migration.

import { existsSync } from 'node:fs';
import { named } from './engine/columns.ts';
import type { DatabaseLocation, Reader } from './engine/database.ts';
import { openPostgresConnections } from './engine/postgres-connections.ts';
import { postgresDatabase } from './engine/postgres-database.ts';
import { readRows, readRowsOfEach } from './engine/read-rows.ts';
import { sql } from './engine/sql.ts';
import { openSqliteConnection } from './engine/sqlite-connection.ts';
import { likeThose, nullable } from './engine/table.ts';
import { allMigrations } from './migrations/all-migrations.ts';
import { schemaVersionTable } from './tables/installation-tables.ts';

interface ClosableReader extends Reader {
  close(): Promise<void>;
}

/** A reader of a database whose schema is that of this program; throws with a sentence when it is not. */
export async function openReader(location: DatabaseLocation): Promise<ClosableReader> {
  const reader =
    location.engine === 'sqlite'
      ? sqliteReader(location.file)
      : postgresDatabase(openPostgresConnections(location.url), {});
  try {
    const version = nullable(likeThose(schemaVersionTable.version, sql`max(version)`));
    const [row] = await reader.read(sql`select ${named({ version })} from schema_version`);
    if (row?.version === allMigrations.at(-1)?.version) return reader;
    throw new Error('The database has another schema than this program: start the server once.');
  } catch (error) {
    await reader.close();
    throw error;
  }
}

function sqliteReader(file: string): ClosableReader {
  if (!existsSync(file)) throw new Error(`There is no database ${file}.`);
  const connection = openSqliteConnection(file, { readOnly: true });
  return {
    read: async (statement) => readRows(statement, connection.execute(statement)),
    async readTogether(statements) {
      connection.command('begin');
      try {
        const tables = statements.map((statement) => connection.execute(statement));
        return readRowsOfEach(statements, tables);
      } finally {
        connection.command('rollback');
      }
    },
    close: async () => connection.close(),
  };
}
