// Backup and restore of either engine.

import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DatabaseLocation } from '../engine/database.ts';
import { allMigrations } from '../migrations/all-migrations.ts';
import { migrationsAfter } from '../migrations/migration.ts';
import { manifestOf, sealBackup, verifyBackup, type Manifest } from './backup-manifest.ts';
import { BackupProblem } from './backup-problem.ts';
import { copyOf, copySqlite, replaceSqlite } from './backup-sqlite.ts';
import { readRowsFile, writeRowsFile, type RowsSource } from './rows-file.ts';
import { fillPostgres, isReplaceable, withPostgresRows } from './rows-postgres.ts';
import { fillSqlite, withSqliteRows } from './rows-sqlite.ts';

interface BackupOptions {
  readonly now: number;
  /** Rows that either engine can restore, also from SQLite: the way from one engine to the other. */
  readonly portable?: boolean;
}

interface RestoreOptions {
  readonly now: number;
  /** Whether a database that has courses may be replaced. */
  readonly replace: boolean;
  /** The folder for a backup of what a restore replaces in PostgreSQL; SQLite keeps the file. */
  readonly keepIn?: string;
}

/** Backs up a database that may be in use; never overwrites a file, and leaves nothing behind when it fails. */
export async function backupTo(
  location: DatabaseLocation,
  target: string,
  { now, portable = false }: BackupOptions,
): Promise<Manifest> {
  if (existsSync(target)) throw new BackupProblem(`The file ${target} already exists.`);
  if (location.engine === 'sqlite' && !existsSync(location.file)) {
    throw new BackupProblem(`There is no database ${location.file}.`);
  }
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const partial = `${target}.partial`;
  await rm(partial, { force: true });
  try {
    const written =
      location.engine === 'sqlite' && !portable
        ? { content: 'sqlite' as const, ...(await copySqlite(location.file, partial)) }
        : { content: 'rows' as const, ...(await writeRows(location, partial)) };
    const createdAt = new Date(now).toISOString();
    return await sealBackup(partial, target, { createdAt, ...written });
  } catch (error) {
    // Next to the database, half a copy would also take the space that saving needs.
    await rm(partial, { force: true });
    await rm(`${partial}-journal`, { force: true });
    if (!existsSync(target)) await rm(manifestOf(target), { force: true });
    throw error;
  }
}

/** Everything as rows; a newer program's database has unknown tables that would be left out. */
function writeRows(
  location: DatabaseLocation,
  fresh: string,
): Promise<Pick<Manifest, 'schemaVersion' | 'rows'>> {
  const write = async (source: RowsSource) => {
    const { schemaVersion } = source;
    migrationsAfter(schemaVersion, allMigrations);
    return { schemaVersion, rows: await writeRowsFile(source, fresh) };
  };
  return location.engine === 'sqlite'
    ? withSqliteRows(location.file, write)
    : withPostgresRows(location.url, write);
}

/** Restores a verified backup; returns its manifest and where the previous database is kept. */
export async function restoreFrom(
  location: DatabaseLocation,
  source: string,
  options: RestoreOptions,
): Promise<{ readonly manifest: Manifest; readonly kept: string | undefined }> {
  const manifest = await verifyBackup(source);
  // Throws when the backup is from a newer program; the store migrates an older one when it opens.
  migrationsAfter(manifest.schemaVersion, allMigrations);
  const upToBackup = allMigrations.filter(({ version }) => version <= manifest.schemaVersion);
  if (location.engine === 'sqlite') {
    const make =
      manifest.content === 'sqlite'
        ? copyOf(source)
        : (fresh: string) => fillSqlite(fresh, upToBackup, readRowsFile(source), options.now);
    return { manifest, kept: await replaceSqlite(location.file, options, make) };
  }
  if (manifest.content === 'sqlite') {
    throw new BackupProblem(
      'This is a copy of a SQLite file. For PostgreSQL restore it to SQLite first and make a portable backup of that.',
    );
  }
  const kept = await keepPostgres(location, options);
  await fillPostgres(location.url, upToBackup, readRowsFile(source), options);
  return { manifest, kept };
}

/** A backup of the courses that are about to be replaced, unless there are none. */
async function keepPostgres(
  location: Extract<DatabaseLocation, { engine: 'postgres' }>,
  { now, replace, keepIn }: RestoreOptions,
): Promise<string | undefined> {
  const isThereSomething = await isReplaceable(location.url, replace);
  if (!isThereSomething || keepIn === undefined) return undefined;
  const stamp = new Date(now).toISOString().replaceAll(/[:.]/g, '-');
  const kept = join(keepIn, `before-restore-${stamp}.jsonl.gz`);
  await backupTo(location, kept, { now });
  return kept;
}
