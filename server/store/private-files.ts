// What people write is for nobody else on the machine: the files of the data folder belong to the server's user alone.

import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** New files and folders are for their owner alone, whatever the shell or the service manager says. */
export function keepNewFilesPrivate(): void {
  // Windows knows no such modes; there the rights of the folder are inherited.
  if (process.platform !== 'win32') process.umask(0o077);
}

const OTHERS = 0o077;

/** The database, what SQLite keeps beside it, the admin's first password, and the backups. Other files in the folder are somebody else's business. */
const OUR_FILES = /^elenchus\.db|^admin-password\.txt$|^backups[/\\]/;

/**
 * Takes the rights of others from the files of the data folder that hold what people wrote: an earlier version or a
 * copy may have left them open. Returns their paths. A file of another user stays as it is and is not returned.
 */
export function makeFilesPrivate(folder: string): string[] {
  if (process.platform === 'win32' || !existsSync(folder)) return [];
  return [...readdirSync(folder), ...backupsIn(folder)]
    .filter((name) => OUR_FILES.test(name))
    .map((name) => path.join(folder, name))
    .filter(makePrivate);
}

/** Writes a text for the owner alone. A file that is there is replaced: it would keep its rights, or lead elsewhere. */
export function writePrivateFile(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  rmSync(file, { force: true });
  writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
}

function backupsIn(folder: string): string[] {
  const backups = path.join(folder, 'backups');
  return existsSync(backups) ? readdirSync(backups).map((name) => path.join('backups', name)) : [];
}

function makePrivate(name: string): boolean {
  const { mode, uid } = statSync(name);
  if ((mode & OTHERS) === 0 || uid !== process.getuid?.()) return false;
  chmodSync(name, mode & 0o777 & ~OTHERS);
  return true;
}
