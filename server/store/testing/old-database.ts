// Makes the database of an older program, for tests of what migrations do to the rows in it.
import type { DatabaseLocation } from '../engine/database.ts';
import { openPostgresConnections } from '../engine/postgres-connections.ts';
import { openSqliteConnection } from '../engine/sqlite-connection.ts';
import { allMigrations } from '../migrations/all-migrations.ts';
import { migratePostgres } from '../migrations/migrate-postgres.ts';
import { migrateSqlite } from '../migrations/migrate-sqlite.ts';

/** A value of a column as an older program wrote it. */
type Cell = string | number | null;

/** A row of a table as SQL. */
export function oldRow(table: string, columns: Readonly<Record<string, Cell>>): string {
  const values = Object.values(columns).map((cell) =>
    typeof cell === 'string' ? `'${cell.replaceAll("'", "''")}'` : String(cell),
  );
  return `insert into ${table} (${Object.keys(columns).join(', ')}) values (${values.join(', ')})`;
}

/** Makes a database of that schema version and runs these commands in it. */
export async function makeOldDatabase(
  location: DatabaseLocation,
  version: number,
  commands: readonly string[],
): Promise<void> {
  const migrations = allMigrations.filter((migration) => migration.version <= version);
  if (location.engine === 'sqlite') {
    migrateSqlite(location.file, migrations, 1);
    const connection = openSqliteConnection(location.file, { readOnly: false });
    for (const command of commands) connection.command(command);
    connection.close();
    return;
  }
  const connections = openPostgresConnections(location.url, 1);
  await migratePostgres(connections, migrations, 1);
  await connections.use(async ({ command }) => {
    for (const text of commands) await command(text);
  });
  await connections.close();
}
