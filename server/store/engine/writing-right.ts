// The right to write to a SQLite file: the lock of this process, and a current schema.

import { takeInstanceLock, type InstanceLock } from './instance-lock.ts';
import { sqliteUnavailableReason, StorageUnavailable } from './storage-unavailable.ts';

export interface SqliteFile {
  readonly file: string;
  /** Updates the schema; runs under the lock, before anything else opens the file. */
  readonly prepare: (file: string) => void;
  /** Whether the schema is up to date; writes nothing. */
  readonly isPrepared: (file: string) => boolean;
}

interface WritingRight {
  /** Throws StorageUnavailable as long as the disk is read-only. */
  ensure(): void;
  release(): void;
}

/**
 * Takes the right to write. On a read-only disk it is taken when the disk can be written again: until then a file
 * that needs no preparation can be read. Throws DatabaseInUse when another process has it.
 */
export function takeWritingRight(place: SqliteFile): WritingRight {
  let lock: InstanceLock | undefined;
  try {
    lock = lockAndPrepare(place);
  } catch (error) {
    if (!isUnwritable(error) || !place.isPrepared(place.file)) throw error;
  }
  return {
    ensure() {
      try {
        lock ??= lockAndPrepare(place);
      } catch (error) {
        if (isUnwritable(error)) throw new StorageUnavailable('read-only', { cause: error });
        throw error;
      }
    },
    release: () => lock?.release(),
  };
}

function lockAndPrepare({ file, prepare }: SqliteFile): InstanceLock {
  const lock = takeInstanceLock(file, 'Elenchus server');
  try {
    prepare(file);
    return lock;
  } catch (error) {
    lock.release();
    throw error;
  }
}

function isUnwritable(error: unknown): boolean {
  const reason = sqliteUnavailableReason(error);
  return reason === 'read-only' || reason === 'disk-error';
}
