// Puts a backup in the place of the database, while no server runs.
import path from 'node:path';
import { restoreFrom } from '../server/store/backup/backup-database.ts';
import { openStore } from '../server/store/open-store.ts';
import { readCommandSettings } from './command-settings.ts';

interface RestoreInput {
  readonly file: string;
  /** Whether a database that has courses may be replaced. */
  readonly replace: boolean;
}

export async function restoreBackup({ file, replace }: RestoreInput): Promise<void> {
  const { configuration, location } = readCommandSettings();
  const now = Date.now();
  const { manifest, kept } = await restoreFrom(location, path.resolve(file), {
    now,
    replace,
    keepIn: path.join(configuration.dataDirectory, 'backups'),
  });
  // Opening brings an older backup up to this program's schema, so that a fault shows now and not at the next start.
  const store = await openStore(location, now);
  await store.close();
  console.log(`Restored the backup of ${manifest.createdAt}.`);
  if (kept !== undefined) console.log(`The database that was there before is kept as ${kept}.`);
}
