// Backup and restore of either engine.

import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DatabaseLocation } from '../engine/database.ts';
import { allMigrations } from '../migrations/all-migrations.ts';
import { migrationsAfter } from '../migrations/migration.ts';
import { sealBackup, verifyBackup, type Manifest } from './backup-manifest.ts';
import { BackupProblem } from './backup-problem.ts';
import { backupSqlite, copyOf, replaceSqlite } from './backup-sqlite.ts';
import { readRowsFile, writeRowsFile, type RowsSource } from './rows-file.ts';
import { fillPostgres, withPostgresRows } from './rows-postgres.ts';
import { fillSqlite, withSqliteRows } from './rows-sqlite.ts';

export interface BackupOptions {
  readonly now: number;
  /** Rows that either engine can restore, also from SQLite: the way from one engine to the other. */
  readonly portable?: boolean;
}

export interface RestoreOptions {
  readonly now: number;
  /** Whether a database that has courses may be replaced. */
  readonly replace: boolean;
}

/** Backs up a database that may be in use; never overwrites a file. */
export async function backupTo(
  location: DatabaseLocation,
  target: string,
  { now, portable = false }: BackupOptions,
): Promise<Manifest> {
  if (existsSync(target)) throw new BackupProblem(`The file ${target} exists already.`);
  if (location.engine === 'sqlite' && !existsSync(location.file)) {
    throw new BackupProblem(`There is no database ${location.file}.`);
  }
  await mkdir(dirname(target), { recursive: true });
  const createdAt = new Date(now).toISOString();
  if (location.engine === 'sqlite' && !portable) {
    return backupSqlite(location.file, target, createdAt);
  }
  const partial = `${target}.partial`;
  await rm(partial, { force: true });
  const write = async (source: RowsSource): Promise<Pick<Manifest, 'schemaVersion' | 'rows'>> => ({
    schemaVersion: source.schemaVersion,
    rows: await writeRowsFile(source, partial),
  });
  const written = await (location.engine === 'sqlite'
    ? withSqliteRows(location.file, write)
    : withPostgresRows(location.url, write));
  return sealBackup(partial, target, { content: 'rows', createdAt, ...written });
}

/** Restores a verified backup; returns its manifest and, for SQLite, where the old database was kept. */
export async function restoreFrom(
  location: DatabaseLocation,
  source: string,
  options: RestoreOptions,
): Promise<{ readonly manifest: Manifest; readonly kept: string | undefined }> {
  const manifest = await verifyBackup(source);
  // Throws when the backup comes from a newer program; the store migrates an older one when it opens.
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
  await fillPostgres(location.url, upToBackup, readRowsFile(source), options);
  return { manifest, kept: undefined };
}
