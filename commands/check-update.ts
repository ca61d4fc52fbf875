// Says whether this version can open the data, before anything is changed. It asks only the database.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { installedVersion } from '../server/installed-version.ts';
import { readManifest } from '../server/store/backup/backup-manifest.ts';
import { SCHEMA_VERSION } from '../server/store/migrations/all-migrations.ts';
import { storedSchema } from '../server/store/migrations/stored-schema.ts';
import { readCommandSettings } from './command-settings.ts';
import { EXIT_CODES, type FoundBackup, updateReport } from './update-report.ts';

export async function checkUpdate(): Promise<void> {
  const { configuration, location } = readCommandSettings();
  const backupFolder = path.join(configuration.dataDirectory, 'backups');
  const { outcome, lines } = updateReport({
    version: installedVersion(),
    schema: SCHEMA_VERSION,
    place: location.engine === 'sqlite' ? location.file : 'PostgreSQL (DATABASE_URL)',
    stored: await storedSchema(location),
    newestBackup: await newestIn(backupFolder),
    backupFolder,
    now: Date.now(),
  });
  for (const line of lines) console.log(line);
  process.exitCode = EXIT_CODES[outcome];
}

async function newestIn(folder: string): Promise<FoundBackup | null> {
  const names = await readdir(folder).catch(() => []);
  const ending = '.manifest.json';
  const files = names.filter((name) => name.endsWith(ending));
  const found = await Promise.all(
    files.map((name) => foundBackup(path.join(folder, name.slice(0, -ending.length)))),
  );
  const backups = found.filter((each) => each !== null);
  return backups.toSorted((one, other) => other.createdAt - one.createdAt)[0] ?? null;
}

/** A backup without a readable manifest can't be restored, so it isn't one. */
async function foundBackup(file: string): Promise<FoundBackup | null> {
  try {
    const { schemaVersion, createdAt } = await readManifest(file);
    return { file, schema: schemaVersion, createdAt: Date.parse(createdAt) };
  } catch {
    return null;
  }
}
