// Many units, one commit. If a unit fails, its batch is rolled back and every unit is tried alone, so that one bad
// unit never fails another.

import { guardedSteps, type GuardedCall, type GuardedOutcome } from './guarded-write.ts';
import { runSteps, type Procedures } from './procedure.ts';
import type { SqliteConnection } from './sqlite-connection.ts';
import {
  sqliteUnavailableReason,
  StorageUnavailable,
  type UnavailableReason,
} from './storage-unavailable.ts';

export type Unit = GuardedCall;

/** An error as it is sent between threads. */
export interface CommitFailure {
  readonly message: string;
  readonly unavailable: UnavailableReason | undefined;
}

export type Outcome =
  | { readonly ok: true; readonly value: GuardedOutcome }
  | { readonly ok: false; readonly failure: CommitFailure };

export const LARGEST_BATCH = 256;

/** Runs the units in order; the answers are in the same order, after they are durable. */
export function commitTogether(
  connection: SqliteConnection,
  procedures: Procedures,
  units: readonly Unit[],
): Outcome[] {
  const together = commitOnce(connection, procedures, units);
  if (together.ok) return together.values.map((value) => ({ ok: true, value }));
  // A locked database would make every single retry wait its whole time too.
  if (units.length === 1 || together.failure.unavailable === 'locked') {
    return units.map(() => together);
  }
  return units.flatMap((unit): Outcome[] => {
    const alone = commitOnce(connection, procedures, [unit]);
    return alone.ok ? alone.values.map((value) => ({ ok: true, value })) : [alone];
  });
}

function commitOnce(
  connection: SqliteConnection,
  procedures: Procedures,
  units: readonly Unit[],
): { ok: true; values: GuardedOutcome[] } | { ok: false; failure: CommitFailure } {
  try {
    connection.command('begin immediate');
    const values = units.map((unit) =>
      runSteps(guardedSteps(procedures, unit), connection.execute),
    );
    connection.command('commit');
    return { ok: true, values };
  } catch (error) {
    // A full disk may already have ended the transaction.
    if (connection.inTransaction()) connection.command('rollback');
    return { ok: false, failure: failureOf(error) };
  }
}

/** An error without the parts that can't be sent between threads. */
export function failureOf(error: unknown): CommitFailure {
  return {
    message: error instanceof Error ? error.message : String(error),
    unavailable: sqliteUnavailableReason(error),
  };
}

/** Turns a failure that was sent between threads back into an error: StorageUnavailable when the storage is at fault. */
export function errorOf(failure: CommitFailure): Error {
  if (failure.unavailable === undefined) return new Error(failure.message);
  return new StorageUnavailable(failure.unavailable, { cause: new Error(failure.message) });
}
