// Updates the schema of a SQLite file, one transaction a migration.

import { sqliteSchemaText } from '../engine/schema-text.ts';
import { runSteps } from '../engine/procedure.ts';
import { sql } from '../engine/sql.ts';
import { openSqliteConnection, type SqliteConnection } from '../engine/sqlite-connection.ts';
import { migrationsAfter, VERSION_TABLE, type Migration } from './migration.ts';

/** Runs what is missing; returns the version that the file has afterwards. */
export function migrateSqlite(
  file: string,
  migrations: readonly Migration[],
  appliedAt: number,
): number {
  const connection = openSqliteConnection(file, { readOnly: false });
  try {
    connection.command(sqliteSchemaText(VERSION_TABLE));
    for (const migration of migrationsAfter(versionOf(connection), migrations)) {
      apply(connection, migration, appliedAt);
    }
    return versionOf(connection);
  } finally {
    connection.close();
  }
}

/** Whether the file is up to date; it is only read. */
export function isMigrated(file: string, migrations: readonly Migration[]): boolean {
  const connection = openSqliteConnection(file, { readOnly: true });
  try {
    return migrationsAfter(versionOf(connection), migrations).length === 0;
  } finally {
    connection.close();
  }
}

function versionOf(connection: SqliteConnection): number {
  const [row] = connection.execute(sql`select max(version) as version from schema_version`);
  return Number(row?.['version'] ?? 0);
}

function apply(connection: SqliteConnection, migration: Migration, appliedAt: number): void {
  const { version, name, statements, steps } = migration;
  connection.command('begin immediate');
  try {
    for (const statement of statements) connection.command(sqliteSchemaText(statement));
    if (steps) runSteps(steps(), connection.execute);
    connection.execute(
      sql`insert into schema_version (version, name, applied_at) values (${version}, ${name}, ${appliedAt})`,
    );
    connection.command('commit');
  } catch (error) {
    if (connection.inTransaction()) connection.command('rollback');
    throw error;
  }
}
