// Rows out of and into a PostgreSQL database, for backups that need no tool of the database server.

import { setTimeout as pause } from 'node:timers/promises';
import {
  APPLICATION_NAME,
  inTransaction,
  openPostgresConnections,
  type PostgresSession,
} from '../engine/postgres-connections.ts';
import { sql, type SqlValue } from '../engine/sql.ts';
import { trusted } from '../engine/trusted.ts';
import { SCHEMA_VERSION } from '../migrations/all-migrations.ts';
import { applyMigration } from '../migrations/migrate-postgres.ts';
import type { Migration } from '../migrations/migration.ts';
import { BackupProblem } from './backup-problem.ts';
import { BACKUP_TABLES } from './backup-tables.ts';
import { insertion, type RowsChunk, type RowsSource } from './rows-file.ts';

const ROWS_AT_ONCE = 500;

/** Passes one moment of a PostgreSQL database to `use`, while people continue to write. */
export function withPostgresRows<Output>(
  url: string,
  use: (source: RowsSource) => Promise<Output>,
): Promise<Output> {
  return withSession(url, (session) =>
    inTransaction(session, 'repeatable read read only', async () => use(await sourceOver(session))),
  );
}

async function withSession<Output>(
  url: string,
  work: (session: PostgresSession) => Promise<Output>,
): Promise<Output> {
  const connections = openPostgresConnections(url, 1);
  try {
    return await connections.use(work);
  } finally {
    await connections.close();
  }
}

async function sourceOver(session: PostgresSession): Promise<RowsSource> {
  const [version] = await session.execute(sql`select max(version) as version from schema_version`);
  return {
    schemaVersion: Number(version?.['version']),
    async columns(table) {
      const rows = await session.execute(
        sql`select column_name as name from information_schema.columns
          where table_schema = current_schema() and table_name = ${table} order by ordinal_position`,
      );
      return rows.map(({ name }) => String(name));
    },
    async *rows(table, columns) {
      await session.command(`declare rows_of_table no scroll cursor for
        select ${columns.join(', ')} from ${table}`);
      for (;;) {
        const rows = await session.command(`fetch ${ROWS_AT_ONCE} from rows_of_table`);
        if (rows.length === 0) break;
        yield rows.map((row) => trusted<SqlValue[]>(Object.values(row)));
      }
      await session.command('close rows_of_table');
    },
  };
}

/** Fills a database in one transaction, at the schema version the rows were written with. */
export function fillPostgres(
  url: string,
  migrations: readonly Migration[],
  chunks: AsyncIterable<RowsChunk>,
  options: { readonly replace: boolean; readonly now: number },
): Promise<void> {
  return withSession(url, (session) =>
    inTransaction(session, 'serializable', async () => {
      await clearOld(session, options.replace);
      for (const migration of migrations) await applyMigration(session, migration, options.now);
      for await (const chunk of chunks) await session.execute(insertion(chunk));
    }),
  );
}

/** Whether there are courses that a restore would replace; throws when it must not be replaced at all. */
export function isReplaceable(url: string, replace: boolean): Promise<boolean> {
  return withSession(url, async (session) => {
    await refuseInUse(session);
    return hasCourses(session, replace);
  });
}

async function clearOld(session: PostgresSession, replace: boolean): Promise<void> {
  await hasCourses(session, replace);
  await session.command(`drop table if exists ${[...BACKUP_TABLES, 'schema_version'].join(', ')}`);
}

async function hasCourses(session: PostgresSession, replace: boolean): Promise<boolean> {
  const tables = await session.execute(
    sql`select 1 as found from information_schema.tables
      where table_schema = current_schema() and table_name = 'courses'`,
  );
  const courses = tables.length === 0 ? [] : await session.command('select 1 from courses limit 1');
  if (courses.length > 0 && !replace) {
    throw new BackupProblem('The database has courses already. Use --replace to replace it.');
  }
  await refuseNewer(session);
  return courses.length > 0;
}

const LOOKS = 20;

/**
 * A running server would acknowledge saves into tables that are about to be replaced. One that just ended is still
 * connected for a moment.
 */
async function refuseInUse(session: PostgresSession): Promise<void> {
  let servers = 0;
  for (let look = 1; look <= LOOKS; look += 1) {
    const [row] = await session.execute(sql`select count(*) as others from pg_stat_activity
      where datname = current_database() and application_name = ${APPLICATION_NAME}
        and pid <> pg_backend_pid()`);
    servers = Number(row?.['others'] ?? 0);
    if (servers === 0) return;
    await pause(100);
  }
  throw new BackupProblem(
    `The database is in use by a running server (${servers} connections). Stop every server first.`,
  );
}

/** Tables of a newer program are unknown here: their dependents could be neither dropped nor kept. */
async function refuseNewer(session: PostgresSession): Promise<void> {
  const tables = await session.execute(
    sql`select 1 as found from information_schema.tables
      where table_schema = current_schema() and table_name = 'schema_version'`,
  );
  if (tables.length === 0) return;
  const [row] = await session.command('select max(version) as version from schema_version');
  const version = Number(row?.['version'] ?? 0);
  if (version <= SCHEMA_VERSION) return;
  throw new BackupProblem(
    `A newer program has written this database (schema version ${version}; this one knows ${SCHEMA_VERSION}). Restore into a new, empty database.`,
  );
}
