// SQLite leaves the bytes of deleted rows in the file until something else is written over them.

import { takeInstanceLock } from './engine/instance-lock.ts';
import { openSqliteConnection } from './engine/sqlite-connection.ts';

/** Rewrites the file without what was deleted. Refuses while a server uses it. */
export function compactSqlite(file: string): void {
  const lock = takeInstanceLock(file, 'Elenchus clean-up');
  try {
    const connection = openSqliteConnection(file, { readOnly: false });
    try {
      connection.command('vacuum');
      connection.command('pragma wal_checkpoint(truncate)');
    } finally {
      connection.close();
    }
  } finally {
    lock.release();
  }
}
