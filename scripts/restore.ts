// npm run restore -- <file> [--replace]: puts a backup in the place of the database. Stop the server first.

import path from 'node:path';
import { configurationSentence, readConfiguration } from '../server/http/configuration.ts';
import { restoreFrom } from '../server/store/backup/backup-database.ts';
import { databaseLocation, openStore } from '../server/store/open-store.ts';
import { readCommandArgs } from './command-args.ts';

// Other users of the machine can't read what this writes.
process.umask(0o077);
const USAGE = 'npm run restore -- FILE [--replace]';
const { values, positionals } = readCommandArgs(USAGE, {
  options: { replace: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const configuration = readConfiguration(process.env);
const [source] = positionals;
if (!configuration.ok || source === undefined) {
  console.error(
    configuration.ok ? `Which backup? ${USAGE}` : configurationSentence(configuration.reason),
  );
  process.exit(1);
}
const { databaseUrl, dataDirectory } = configuration.value;
const location = databaseLocation(databaseUrl, dataDirectory);
const now = Date.now();

try {
  const { manifest, kept } = await restoreFrom(location, path.resolve(source), {
    now,
    replace: values.replace,
    keepIn: path.join(dataDirectory, 'backups'),
  });
  // Opening brings an older backup up to this program's schema, so that a fault shows now and not at the next start.
  const store = await openStore(location, now);
  await store.close();
  console.log(`Restored the backup of ${manifest.createdAt}.`);
  if (kept !== undefined) console.log(`The database that was there before is kept as ${kept}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
