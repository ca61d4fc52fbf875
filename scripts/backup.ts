// npm run backup [-- <file>] [--portable]: copies the database to a new file while the server may be running.

import path from 'node:path';
import { configurationSentence, readConfiguration } from '../server/http/configuration.ts';
import { backupTo } from '../server/store/backup/backup-database.ts';
import { databaseLocation } from '../server/store/open-store.ts';
import { readCommandArgs } from './command-args.ts';

// The backup contains everything about everyone, so other users of the machine can't read it.
process.umask(0o077);
const { values, positionals } = readCommandArgs('npm run backup -- [FILE] [--portable]', {
  options: { portable: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const configuration = readConfiguration(process.env);
if (!configuration.ok) {
  console.error(configurationSentence(configuration.reason));
  process.exit(1);
}
const { databaseUrl, dataDirectory } = configuration.value;
const location = databaseLocation(databaseUrl, dataDirectory);
const now = Date.now();
const isCopy = location.engine === 'sqlite' && !values.portable;
const stamp = new Date(now).toISOString().replaceAll(/[:.]/g, '-');
const name = `elenchus-${stamp}.${isCopy ? 'db' : 'jsonl.gz'}`;
const target = path.resolve(positionals[0] ?? path.join(dataDirectory, 'backups', name));

try {
  const manifest = await backupTo(location, target, { now, portable: values.portable });
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
  console.log(`Backed up ${rows} rows to ${target} (${manifest.bytes} bytes, checked).`);
} catch (error) {
  console.error(`No backup was made: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
