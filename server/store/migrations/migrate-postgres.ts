// Brings a PostgreSQL database up to date, one transaction a migration. Several servers may start at once: the one
// that comes second fails on what the first has made, looks again and goes on.

import { setTimeout as pause } from 'node:timers/promises';
import { executePostgres, type PostgresPool } from '../engine/postgres-database.ts';
import { sql } from '../engine/sql.ts';
import { migrationsAfter, VERSION_TABLE, type Migration } from './migration.ts';

const ATTEMPTS = 20;

/** Runs what is missing; returns the version that the database has afterwards. */
export async function migratePostgres(
  pool: PostgresPool,
  migrations: readonly Migration[],
  appliedAt: number,
): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const before = await versionOf(pool);
    const [next] = migrationsAfter(before, migrations);
    if (next === undefined) return before;
    try {
      await apply(pool, next, appliedAt);
    } catch (error) {
      await pause(100);
      if ((await versionOf(pool)) <= before && attempt >= ATTEMPTS) throw error;
    }
  }
}

async function versionOf(pool: PostgresPool): Promise<number> {
  const [table] = await executePostgres(
    pool,
    sql`select count(*) as tables from information_schema.tables
      where table_schema = current_schema() and table_name = 'schema_version'`,
  );
  if (table?.['tables'] === 0) return 0;
  const [row] = await executePostgres(
    pool,
    sql`select max(version) as version from schema_version`,
  );
  return Number(row?.['version'] ?? 0);
}

async function apply(pool: PostgresPool, migration: Migration, appliedAt: number): Promise<void> {
  const { version, name, statements } = migration;
  await pool.begin('isolation level serializable', async (session) => {
    for (const text of [VERSION_TABLE, ...statements]) await session.unsafe(text);
    await executePostgres(
      session,
      sql`insert into schema_version (version, name, applied_at) values (${version}, ${name}, ${appliedAt})`,
    );
  });
}
