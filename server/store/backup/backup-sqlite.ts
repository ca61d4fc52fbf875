// Copies of a SQLite database, made while the server runs, and replacing the database with one.

import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { takeInstanceLock } from '../engine/instance-lock.ts';
import { syncFile, type Manifest } from './backup-manifest.ts';
import { BackupProblem } from './backup-problem.ts';
import { BACKUP_TABLES } from './backup-tables.ts';

/** Copies a running database to a new file and checks the copy; returns what it contains. */
export async function copySqlite(
  file: string,
  fresh: string,
): Promise<Pick<Manifest, 'schemaVersion' | 'rows'>> {
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    // In one step: a copy in small steps starts again at every save and never ends under load.
    await backup(source, fresh, { rate: 1_000_000_000 });
  } finally {
    source.close();
  }
  return inspectSqlite(fresh);
}

/** Checks a copy and makes it one file; returns what it contains. */
function inspectSqlite(file: string): Pick<Manifest, 'schemaVersion' | 'rows'> {
  const database = new DatabaseSync(file);
  try {
    database.exec('pragma journal_mode = delete');
    const checked = database.prepare('pragma integrity_check').all();
    if (checked.length !== 1 || checked[0]?.['integrity_check'] !== 'ok') {
      throw new BackupProblem(`The database copy ${file} is damaged.`);
    }
    const number = (query: string): number =>
      Number(Object.values(database.prepare(query).get() ?? {})[0]);
    // A file that an older program wrote lacks the tables of later versions.
    const present = BACKUP_TABLES.filter(
      (table) => number(`select count(*) from sqlite_master where name = '${table}'`) > 0,
    );
    return {
      schemaVersion: number('select max(version) from schema_version'),
      rows: Object.fromEntries(
        present.map((table) => [table, number(`select count(*) from ${table}`)]),
      ),
    };
  } finally {
    database.close();
  }
}

/**
 * Replaces a database by a new file that `make` writes. The old one stays next to it under the returned name. Refuses
 * while a server runs, and refuses to replace a database with courses unless `replace` is set.
 */
export async function replaceSqlite(
  file: string,
  options: { readonly replace: boolean; readonly now: number },
  make: (fresh: string) => Promise<void>,
): Promise<string | undefined> {
  await mkdir(dirname(file), { recursive: true });
  const lock = takeInstanceLock(file, 'Elenchus restore');
  try {
    if (existsSync(file)) settleOld(file, options.replace);
    const fresh = `${file}.restoring`;
    await rm(fresh, { force: true });
    await make(fresh);
    inspectSqlite(fresh);
    await syncFile(fresh);
    const kept = existsSync(file) ? `${file}.before-restore-${options.now}` : undefined;
    if (kept !== undefined) await link(file, kept);
    await rename(fresh, file);
    await syncFile(dirname(file));
    return kept;
  } finally {
    lock.release();
  }
}

/** Merges the old file's log into the file: a leftover log would be applied to the restored database. */
function settleOld(file: string, replace: boolean): void {
  const old = new DatabaseSync(file);
  try {
    const tables = old
      .prepare(`select count(*) as found from sqlite_schema where name = 'courses'`)
      .get();
    const hasCourses =
      tables?.['found'] === 1 && old.prepare('select 1 from courses limit 1').get();
    if (hasCourses && !replace) {
      throw new BackupProblem(
        `The database ${file} has courses already. Use --replace to replace it.`,
      );
    }
    old.exec('pragma journal_mode = delete');
  } finally {
    old.close();
  }
  if (existsSync(`${file}-wal`)) throw new BackupProblem(`Another program still uses ${file}.`);
}

/** A copy of a backup file, for `replaceSqlite`. */
export function copyOf(source: string): (fresh: string) => Promise<void> {
  return (fresh) => copyFile(source, fresh);
}
