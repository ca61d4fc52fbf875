// The engine of large installations: transactions that run again after a conflict, serializable unless a procedure
// declares that it needs less.

import { channel } from 'node:diagnostics_channel';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './database.ts';
import { guardedSteps, outputOf } from './guarded-write.ts';
import {
  inTransaction,
  type PostgresConnections,
  type PostgresSession,
} from './postgres-connections.ts';
import {
  awaitSteps,
  isolationOf,
  procedureNamed,
  type OutputOf,
  type Procedures,
} from './procedure.ts';
import { readRows, readRowsOfEach, type StoredRow } from './read-rows.ts';
import type { Statement } from './sql.ts';
import { postgresUnavailableReason, StorageUnavailable } from './storage-unavailable.ts';
import { trusted } from './trusted.ts';

const ATTEMPTS = 60;

/** Publishes the name of a procedure each time it conflicts with another one and runs again. */
export const conflicts = channel('elenchus:conflict');

/** The stores' view of a PostgreSQL database, which several server processes may share. */
export function postgresDatabase<Known extends Procedures>(
  connections: PostgresConnections,
  procedures: Known,
): Database<Known> {
  return {
    async read(statement) {
      const rows = await whileAvailable(() =>
        connections.use((session) => session.execute(statement)),
      );
      return readRows(statement, rows);
    },
    async readTogether(statements) {
      const tables = await whileAvailable(() =>
        connections.use((session) => readAtOneMoment(session, statements)),
      );
      return readRowsOfEach(statements, tables);
    },
    async transact(name, input, guard) {
      const isolation = isolationOf(procedureNamed(procedures, name));
      const call = { procedure: name, input, ...(guard && { guard }) };
      const outcome = await whileAvailable(() =>
        untilNoConflict(name, () =>
          connections.use((session) =>
            inTransaction(session, isolation, () =>
              awaitSteps(guardedSteps(procedures, call), session.execute),
            ),
          ),
        ),
      );
      return trusted<OutputOf<Known[typeof name]>>(outputOf(outcome));
    },
    close: () => connections.close(),
  };
}

/** The rows of several statements that see the same moment. */
export function readAtOneMoment(
  session: PostgresSession,
  statements: readonly Statement[],
): Promise<StoredRow[][]> {
  return inTransaction(session, 'repeatable read read only', async () => {
    const results: StoredRow[][] = [];
    for (const statement of statements) results.push(await session.execute(statement));
    return results;
  });
}

async function untilNoConflict<Output>(
  name: string,
  transaction: () => Promise<Output>,
): Promise<Output> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (postgresUnavailableReason(error) !== 'contention' || attempt >= ATTEMPTS) throw error;
      conflicts.publish(name);
      // Without randomness in the wait, the same transactions would conflict again.
      await pause(Math.random() * Math.min(5 * attempt, 100));
    }
  }
}

/** Distinguishes failures of the storage from faults of the statement. */
export async function whileAvailable<Output>(work: () => Promise<Output>): Promise<Output> {
  try {
    return await work();
  } catch (error) {
    const reason = postgresUnavailableReason(error);
    if (reason === undefined || error instanceof StorageUnavailable) throw error;
    throw new StorageUnavailable(reason, { cause: error });
  }
}
