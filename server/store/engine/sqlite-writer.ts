// The writer thread: the only place that changes the SQLite file. Started by sqlite-database.ts.

import { parentPort, workerData } from 'node:worker_threads';
import { commitTogether, failureOf, type Outcome, type Unit } from './group-commit.ts';
import type { Procedures } from './procedure.ts';
import { restWhenQuiet } from './quiet-rest.ts';
import { openSqliteConnection, type SqliteConnection } from './sqlite-connection.ts';
import type { UnavailableReason } from './storage-unavailable.ts';
import { trusted } from './trusted.ts';

export interface WriterData {
  readonly file: string;
  /** Module that exports `procedures`. */
  readonly proceduresModule: string;
}

const { file, proceduresModule } = trusted<WriterData>(workerData);
const { procedures } = trusted<{ procedures: Procedures }>(await import(proceduresModule));
let connection: SqliteConnection | undefined;

/** Faults of the disk after which the connection is opened again; one opened on a read-only disk would stay read-only. */
const REOPEN_AFTER: ReadonlySet<UnavailableReason | undefined> = new Set([
  'disk-error',
  'read-only',
]);

/** Opens at the first batch, and again after such a fault, so that a temporary fault doesn't end the thread. */
function commit(units: readonly Unit[]): Outcome[] {
  try {
    connection ??= openSqliteConnection(file, { readOnly: false });
    const outcomes = commitTogether(connection, procedures, units);
    if (outcomes.some((outcome) => !outcome.ok && REOPEN_AFTER.has(outcome.failure.unavailable))) {
      reopenNextTime();
    }
    return outcomes;
  } catch (error) {
    reopenNextTime();
    const failure = failureOf(error);
    return units.map(() => ({ ok: false, failure }));
  }
}

function reopenNextTime(): void {
  const broken = connection;
  connection = undefined;
  try {
    broken?.close();
  } catch {
    // The connection is discarded either way.
  }
}

restWhenQuiet(() => connection?.shrink());

parentPort?.on('message', (message: readonly Unit[] | 'close') => {
  if (message === 'close') {
    reopenNextTime();
    parentPort?.close();
  } else {
    parentPort?.postMessage(commit(message), []);
  }
});
