// Opens the database that the configuration names, updates its schema and offers it to the stores.

import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database, DatabaseLocation } from './engine/database.ts';
import { openPostgresConnections } from './engine/postgres-connections.ts';
import { postgresDatabase, whileAvailable } from './engine/postgres-database.ts';
import type { Procedures } from './engine/procedure.ts';
import { openSqliteDatabase } from './engine/sqlite-database.ts';
import { allMigrations } from './migrations/all-migrations.ts';
import { migratePostgres } from './migrations/migrate-postgres.ts';
import { isMigrated, migrateSqlite } from './migrations/migrate-sqlite.ts';
import { procedures } from './procedures.ts';
import { openReportDesk, type ReportDesk } from './reports/report-desk.ts';

export type Store = Database<typeof procedures> & Pick<ReportDesk, 'report'>;

/** For handlers, which write through their call (`call.write`): it asks for permission again. */
export type ReadingStore = Omit<Store, 'transact' | 'close'>;

interface ProcedureSet<Known extends Procedures> {
  readonly procedures: Known;
  /** The module that exports them: the SQLite writer thread imports it. */
  readonly module: URL;
}

/** The database with every procedure of the product. */
export async function openStore(location: DatabaseLocation, now: number): Promise<Store> {
  const module = new URL('./procedures.ts', import.meta.url);
  const database = await openDatabase(location, { procedures, module }, now);
  // Only there can an older program have written since the schema was updated: each of these processes replaced an
  // older one, so the last of them to start finds everything that the older ones wrote.
  if (location.engine === 'postgres') {
    await database.transact('renewNameKeys', undefined);
    await database.transact('startMissingClaims', { at: now });
  }
  const desk = openReportDesk(location);
  return {
    ...database,
    report: (name, input) => desk.report(name, input),
    async close() {
      await desk.close();
      await database.close();
    },
  };
}

/** A database with the given procedures; throws with a sentence when it is in use or newer than this program. */
export async function openDatabase<Known extends Procedures>(
  location: DatabaseLocation,
  known: ProcedureSet<Known>,
  now: number,
): Promise<Database<Known>> {
  if (location.engine === 'sqlite') {
    // Other users of the machine must not read what students write.
    mkdirSync(dirname(location.file), { recursive: true, mode: 0o700 });
    return openSqliteDatabase({
      file: location.file,
      proceduresModule: known.module,
      prepare: (file) => void migrateSqlite(file, allMigrations, now),
      isPrepared: (file) => isMigrated(file, allMigrations),
    });
  }
  const connections = openPostgresConnections(location.url);
  try {
    await whileAvailable(() => migratePostgres(connections, allMigrations, now));
  } catch (error) {
    await connections.close();
    throw error;
  }
  return postgresDatabase(connections, known.procedures);
}

/** The place that `DATABASE_URL` names, or the embedded database in the data folder. */
export function databaseLocation(
  databaseUrl: string | undefined,
  dataFolder: string,
): DatabaseLocation {
  return databaseUrl
    ? { engine: 'postgres', url: databaseUrl }
    : { engine: 'sqlite', file: `${dataFolder}/elenchus.db` };
}
