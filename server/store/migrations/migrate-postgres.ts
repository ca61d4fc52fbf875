// Updates the schema of a PostgreSQL database, one transaction a migration. Several servers may start at once: the
// second one fails on what the first has created, checks again and continues.

import { setTimeout as pause } from 'node:timers/promises';
import {
  inTransaction,
  type PostgresConnections,
  type PostgresSession,
} from '../engine/postgres-connections.ts';
import { awaitSteps } from '../engine/procedure.ts';
import { sql } from '../engine/sql.ts';
import { migrationsAfter, VERSION_TABLE, type Migration } from './migration.ts';

const ATTEMPTS = 20;

/** Runs what is missing; returns the version that the database has afterwards. */
export async function migratePostgres(
  connections: PostgresConnections,
  migrations: readonly Migration[],
  appliedAt: number,
): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const before = await connections.use(versionOf);
    const [next] = migrationsAfter(before, migrations);
    if (next === undefined) return before;
    try {
      await connections.use((session) =>
        inTransaction(session, 'serializable', () => applyMigration(session, next, appliedAt)),
      );
    } catch (error) {
      await pause(100);
      if ((await connections.use(versionOf)) <= before && attempt >= ATTEMPTS) throw error;
    }
  }
}

async function versionOf(session: PostgresSession): Promise<number> {
  const [table] = await session.execute(
    sql`select count(*) as tables from information_schema.tables
      where table_schema = current_schema() and table_name = 'schema_version'`,
  );
  if (table?.['tables'] === 0) return 0;
  const [row] = await session.execute(sql`select max(version) as version from schema_version`);
  return Number(row?.['version'] ?? 0);
}

/** The statements of one migration and its mark, inside a transaction of the caller. */
export async function applyMigration(
  session: PostgresSession,
  { version, name, statements, steps }: Migration,
  appliedAt: number,
): Promise<void> {
  for (const text of [VERSION_TABLE, ...statements]) await session.command(text);
  if (steps) await awaitSteps(steps(), session.execute);
  await session.execute(
    sql`insert into schema_version (version, name, applied_at) values (${version}, ${name}, ${appliedAt})`,
  );
}
