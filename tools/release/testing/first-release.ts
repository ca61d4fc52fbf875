// Provides version 1.0.0 in a test: data that it wrote, and its own program if the clone has its commit.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliDecompressSync } from 'node:zlib';

const COMMIT = '81f02ad7e0ab';

/** The demo course of 1.0.0 with an essay that was saved and a first login that was finished. */
export function writeFirstReleaseData(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'elenchus.db');
  const packed = readFileSync(join(import.meta.dirname, 'released-1.0.0.db.br'));
  writeFileSync(file, brotliDecompressSync(packed));
  return file;
}

/** Every row of a database, by table. */
export function contentOf(file: string): Readonly<Record<string, readonly unknown[]>> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = database
      .prepare("select name from sqlite_schema where type = 'table' order by name")
      .all()
      .map(({ name }) => String(name));
    const rows = (table: string): string[] =>
      database
        .prepare(`select * from ${table}`)
        .all()
        .map((row) => JSON.stringify(row))
        .toSorted();
    return Object.fromEntries(tables.map((table) => [table, rows(table)]));
  } finally {
    database.close();
  }
}

/** Puts the program of 1.0.0 into a folder; false if the clone doesn't go back to it. */
export function extractFirstRelease(project: string, folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  const parts = ['domain', 'contract', 'server', 'scripts', 'package.json'];
  const archive = spawnSync('git', ['archive', COMMIT, ...parts], {
    cwd: project,
    maxBuffer: 1e9,
  });
  if (archive.status !== 0) return false;
  const unpacked = spawnSync('tar', ['x'], { cwd: folder, input: archive.stdout });
  if (unpacked.status !== 0) return false;
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '@elenchus'), { recursive: true });
  for (const name of readdirSync(join(project, 'node_modules'))) {
    if (name === '@elenchus') continue;
    symlinkSync(join(project, 'node_modules', name), join(packages, name));
  }
  for (const room of ['domain', 'contract', 'server']) {
    symlinkSync(join(folder, room), join(packages, '@elenchus', room));
  }
  return true;
}
