// Reads which schema a database has, and changes nothing: neither the data nor the files beside it.
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import type { DatabaseLocation } from '../engine/database.ts';
import { openPostgresConnections } from '../engine/postgres-connections.ts';
import { postgresVersion } from './migrate-postgres.ts';

/** The version of the schema; 0 for a database without tables, null where there is no database file. */
export async function storedSchema(location: DatabaseLocation): Promise<number | null> {
  if (location.engine === 'sqlite') {
    return existsSync(location.file) ? sqliteSchema(location.file) : null;
  }
  const connections = openPostgresConnections(location.url, 1);
  try {
    return await connections.use(postgresVersion);
  } finally {
    await connections.close();
  }
}

function sqliteSchema(file: string): number {
  const address = pathToFileURL(file);
  // Without this, SQLite would make two files beside a database that nobody has open, and they would belong to
  // whoever asks. With a log there, somebody has it open, or the log has content that counts.
  if (!existsSync(`${file}-wal`)) address.searchParams.set('immutable', '1');
  const database = new DatabaseSync(address, { readOnly: true });
  try {
    const number = (query: string): number =>
      Number(Object.values(database.prepare(query).get() ?? {})[0] ?? 0);
    const tables = number(`select count(*) from sqlite_schema where name = 'schema_version'`);
    return tables === 0 ? 0 : number('select max(version) from schema_version');
  } finally {
    database.close();
  }
}
