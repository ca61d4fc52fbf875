// One server per SQLite file. The lock is a write lock that the operating system keeps on a small file next to the
// database: it ends with the process, however that ends, so a dead process never leaves a stale lock.

import { hostname } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { sqliteUnavailableReason } from './storage-unavailable.ts';

class DatabaseInUse extends Error {
  override readonly name = 'DatabaseInUse';
}

export interface InstanceLock {
  release(): void;
}

/** Takes the lock, or throws DatabaseInUse with a sentence that names the process that has the lock. */
export function takeInstanceLock(file: string, purpose: string): InstanceLock {
  // In rollback-journal mode others may still read while we have the write lock: that is how they learn our name.
  const lock = new DatabaseSync(`${file}.lock`, { timeout: 0 });
  try {
    lock.exec('begin immediate');
    lock.exec('create table if not exists owner (name text not null)');
    lock.exec('delete from owner');
    const name = `${purpose}, process ${process.pid} on ${hostname()}`;
    lock.prepare('insert into owner values (?)').run(name);
    lock.exec('commit');
    lock.exec('begin immediate');
    return { release: () => lock.close() };
  } catch (error) {
    const owner = sqliteUnavailableReason(error) === 'locked' ? ownerOf(lock) : undefined;
    lock.close();
    if (owner === undefined) throw error;
    throw new DatabaseInUse(
      `The database ${file} is already in use by ${owner}. Stop it first, then try again.`,
    );
  }
}

function ownerOf(lock: DatabaseSync): string {
  try {
    return String(lock.prepare('select name from owner').get()?.['name'] ?? 'another process');
  } catch {
    // The other process is just writing its name.
    return 'another process';
  }
}
