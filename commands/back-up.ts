// Copies the database to a new file while the server may be running.
import path from 'node:path';
import { backupTo } from '../server/store/backup/backup-database.ts';
import { readCommandSettings } from './command-settings.ts';

interface BackUpInput {
  /** Without a file, the backup goes to the folder `backups` of the data. */
  readonly file: string | undefined;
  readonly portable: boolean;
}

export async function backUp({ file, portable }: BackUpInput): Promise<void> {
  const { configuration, location } = readCommandSettings();
  const now = Date.now();
  const isCopy = location.engine === 'sqlite' && !portable;
  const stamp = new Date(now).toISOString().replaceAll(/[:.]/g, '-');
  const name = `elenchus-${stamp}.${isCopy ? 'db' : 'jsonl.gz'}`;
  const target = path.resolve(file ?? path.join(configuration.dataDirectory, 'backups', name));
  try {
    const manifest = await backupTo(location, target, { now, portable });
    const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
    console.log(`Backed up ${rows} rows to ${target} (${manifest.bytes} bytes, checked).`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`No backup was made: ${why}`, { cause: error });
  }
}
