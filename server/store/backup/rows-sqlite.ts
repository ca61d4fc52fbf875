// Rows out of and into a SQLite file, for the portable form of a backup.

import { DatabaseSync } from 'node:sqlite';
import type { SqlValue } from '../engine/sql.ts';
import { openSqliteConnection } from '../engine/sqlite-connection.ts';
import { trusted } from '../engine/trusted.ts';
import type { Migration } from '../migrations/migration.ts';
import { migrateSqlite } from '../migrations/migrate-sqlite.ts';
import { insertion, type RowsChunk, type RowsSource } from './rows-file.ts';

const ROWS_AT_ONCE = 500;

/** Passes one moment of a SQLite file to `use`. */
export async function withSqliteRows<Output>(
  file: string,
  use: (source: RowsSource) => Promise<Output>,
): Promise<Output> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    database.exec('begin');
    const version = database.prepare('select max(version) as version from schema_version').get();
    return await use({
      schemaVersion: Number(version?.['version']),
      columns: async (table) =>
        database
          .prepare('select name from pragma_table_info(?) order by cid')
          .all(table)
          .map(({ name }) => String(name)),
      async *rows(table, columns) {
        let rows: SqlValue[][] = [];
        const found = database.prepare(`select ${columns.join(', ')} from ${table}`).iterate();
        for (const row of found) {
          rows.push(trusted<SqlValue[]>(Object.values(row)));
          if (rows.length < ROWS_AT_ONCE) continue;
          yield rows;
          rows = [];
        }
        if (rows.length > 0) yield rows;
      },
    });
  } finally {
    database.close();
  }
}

/** A new SQLite file with these rows, at the schema version they were written with. */
export async function fillSqlite(
  file: string,
  migrations: readonly Migration[],
  chunks: AsyncIterable<RowsChunk>,
  now: number,
): Promise<void> {
  migrateSqlite(file, migrations, now);
  const connection = openSqliteConnection(file, { readOnly: false });
  try {
    connection.command('begin immediate');
    for await (const chunk of chunks) connection.execute(insertion(chunk));
    connection.command('commit');
  } finally {
    connection.close();
  }
}
