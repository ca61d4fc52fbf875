// Rows out of and into a PostgreSQL database, for backups that need no tool of the database server.

import {
  executePostgres,
  openPostgresPool,
  type PostgresSession,
} from '../engine/postgres-database.ts';
import { sql, tuples, type SqlValue } from '../engine/sql.ts';
import { trusted } from '../engine/trusted.ts';
import { VERSION_TABLE, type Migration } from '../migrations/migration.ts';
import { BackupProblem } from './backup-problem.ts';
import { BACKUP_TABLES } from './backup-tables.ts';
import type { RowsChunk, RowsSource } from './rows-file.ts';

const ROWS_AT_ONCE = 500;

/** Gives one moment of a PostgreSQL database to `use`; people go on writing meanwhile. */
export async function withPostgresRows<Output>(
  url: string,
  use: (source: RowsSource) => Promise<Output>,
): Promise<Output> {
  const pool = openPostgresPool(url, 1);
  try {
    const done = await pool.begin('isolation level repeatable read read only', async (session) => ({
      output: await use(await sourceOver(session)),
    }));
    return done.output;
  } finally {
    await pool.end();
  }
}

async function sourceOver(session: PostgresSession): Promise<RowsSource> {
  const [version] = await executePostgres(
    session,
    sql`select max(version) as version from schema_version`,
  );
  return {
    schemaVersion: Number(version?.['version']),
    async columns(table) {
      const rows = await executePostgres(
        session,
        sql`select column_name as name from information_schema.columns
          where table_schema = current_schema() and table_name = ${table} order by ordinal_position`,
      );
      return rows.map(({ name }) => String(name));
    },
    async *rows(table, columns) {
      const query = session.unsafe(`select ${columns.join(', ')} from ${table}`);
      for await (const rows of query.cursor(ROWS_AT_ONCE)) {
        yield rows.map((row) => trusted<SqlValue[]>(Object.values(row)));
      }
    },
  };
}

/** Fills a database in one transaction, at the schema version the rows were written with. */
export async function fillPostgres(
  url: string,
  migrations: readonly Migration[],
  chunks: AsyncIterable<RowsChunk>,
  options: { readonly replace: boolean; readonly now: number },
): Promise<void> {
  const pool = openPostgresPool(url, 1);
  try {
    await pool.begin(async (session) => {
      await clearOld(session, options.replace);
      await session.unsafe(VERSION_TABLE);
      for (const { version, name, statements } of migrations) {
        for (const statement of statements) await session.unsafe(statement);
        await executePostgres(
          session,
          sql`insert into schema_version (version, name, applied_at) values (${version}, ${name}, ${options.now})`,
        );
      }
      for await (const { table, columns, rows } of chunks) {
        const { text, values } = tuples(rows);
        const insert = `insert into ${table} (${columns.join(', ')}) values ${text}`;
        await executePostgres(session, { text: insert, values });
      }
    });
  } finally {
    await pool.end();
  }
}

async function clearOld(session: PostgresSession, replace: boolean): Promise<void> {
  const tables = await executePostgres(
    session,
    sql`select 1 as found from information_schema.tables
      where table_schema = current_schema() and table_name = 'courses'`,
  );
  const courses = tables.length === 0 ? [] : await session.unsafe('select 1 from courses limit 1');
  if (courses.length > 0 && !replace) {
    throw new BackupProblem('The database has courses already. Use --replace to replace it.');
  }
  const all = [...BACKUP_TABLES, 'schema_version'].join(', ');
  await session.unsafe(`drop table if exists ${all}`);
}
