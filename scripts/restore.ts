// npm run restore -- <file> [--replace]: puts a backup in the place of the database. Stop the server first.
import { restoreBackup } from '../commands/restore-backup.ts';
import { runOrExplain } from '../commands/run-or-explain.ts';
import { readCommandArgs } from './command-args.ts';

const USAGE = 'npm run restore -- FILE [--replace]';
const { values, positionals } = readCommandArgs(USAGE, {
  options: { replace: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [file] = positionals;
await runOrExplain(async () => {
  if (file === undefined) throw new Error(`Which backup? ${USAGE}`);
  await restoreBackup({ file, replace: values.replace });
});
