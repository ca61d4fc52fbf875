// Updates the schema of a PostgreSQL database, one transaction a migration. Several servers may start at once, so each
// migration runs under a lock on the table of versions. What older servers do meanwhile can still make one fail (a
// deadlock): it is tried again.

import { setTimeout as pause } from 'node:timers/promises';
import {
  inTransaction,
  type PostgresConnections,
  type PostgresSession,
} from '../engine/postgres-connections.ts';
import { awaitSteps } from '../engine/procedure.ts';
import { sql } from '../engine/sql.ts';
import { migrationsAfter, VERSION_TABLE, type Migration } from './migration.ts';

/** How often one migration is tried. */
const ATTEMPTS = 20;
/** Must be first in its transaction: it takes no snapshot, so that what follows sees what others did until then. */
const ONE_SERVER_AT_A_TIME = 'lock table schema_version in exclusive mode';

/** Runs what is missing; returns the version that the database has afterwards. */
export async function migratePostgres(
  connections: PostgresConnections,
  migrations: readonly Migration[],
  appliedAt: number,
): Promise<number> {
  let attempt = 0;
  let present = await connections.use(postgresVersion);
  while (migrationsAfter(present, migrations).length > 0) {
    const before = present;
    attempt += 1;
    try {
      present = await connections.use((session) => applyNext(session, migrations, appliedAt));
    } catch (error) {
      await pause(100);
      present = await connections.use(postgresVersion);
      if (present <= before && attempt >= ATTEMPTS) throw error;
    }
    if (present > before) attempt = 0;
  }
  return present;
}

/** Returns the version afterwards: that of the next migration, or the one that another server has reached. */
async function applyNext(
  session: PostgresSession,
  migrations: readonly Migration[],
  appliedAt: number,
): Promise<number> {
  await session.command(VERSION_TABLE);
  return inTransaction(session, 'serializable', async () => {
    await session.command(ONE_SERVER_AT_A_TIME);
    const present = await postgresVersion(session);
    const [next] = migrationsAfter(present, migrations);
    if (next === undefined) return present;
    await applyMigration(session, next, appliedAt);
    return next.version;
  });
}

export async function postgresVersion(session: PostgresSession): Promise<number> {
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
