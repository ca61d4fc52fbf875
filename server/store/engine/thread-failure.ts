// Turns a failure that was sent between threads back into the error that callers expect.

import type { CommitFailure } from './group-commit.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

/** StorageUnavailable when the storage is at fault, a plain error otherwise. */
export function errorOf(failure: CommitFailure): Error {
  if (failure.unavailable === undefined) return new Error(failure.message);
  return new StorageUnavailable(failure.unavailable, { cause: new Error(failure.message) });
}
