// The engine of large installations: a pool of connections, serializable transactions that are run again after a conflict.

import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresType, Sql } from 'postgres';
import type { Database } from './database.ts';
import { postgresText } from './dialect.ts';
import { postgres } from './postgres-driver.ts';
import {
  awaitSteps,
  procedureNamed,
  type OutputOf,
  type Procedures,
  type Row,
} from './procedure.ts';
import type { Statement } from './sql.ts';
import { trusted } from './trusted.ts';
import { postgresUnavailableReason, StorageUnavailable } from './storage-unavailable.ts';

export type PostgresPool = Sql;
export type PostgresSession = Pick<Sql, 'unsafe'>;

const CONNECTIONS = 10;
const ATTEMPTS = 60;
// Statements with many values come in many lengths; preparing each would fill the server's memory.
const PREPARED_VALUES = 64;

/** Connects at the first query; whole numbers and sums arrive as numbers. */
export function openPostgresPool(url: string, connections = CONNECTIONS): PostgresPool {
  return postgres(url, {
    max: connections,
    connect_timeout: 10,
    // The default leaves callers waiting for 11 s after the server came back.
    backoff: () => 0.1,
    onnotice: () => undefined,
    types: { bigint: asNumber(20), numeric: asNumber(1700) },
  });
}

function asNumber(oid: number): PostgresType<number> {
  return { to: oid, from: [oid], serialize: String, parse: Number };
}

/** Runs one statement on a connection. */
export async function executePostgres(
  session: PostgresSession,
  { text, values }: Statement,
): Promise<Row[]> {
  const prepare = values.length <= PREPARED_VALUES;
  const rows = await session.unsafe<Row[]>(postgresText(text), [...values], { prepare });
  return [...rows];
}

/** The stores' view of a pool; several server processes may share one database. */
export function postgresDatabase<Known extends Procedures>(
  pool: PostgresPool,
  procedures: Known,
): Database<Known> {
  return {
    async read<Found>(statement: Statement) {
      return trusted<Found[]>(await whileAvailable(() => executePostgres(pool, statement)));
    },
    async readTogether(statements) {
      return whileAvailable(() => readAtOneMoment(pool, statements));
    },
    async transact(name, input) {
      const procedure = procedureNamed(procedures, name);
      const output = await whileAvailable(() =>
        serializable(pool, (session) =>
          awaitSteps(procedure(input), (statement) => executePostgres(session, statement)),
        ),
      );
      return trusted<OutputOf<Known[typeof name]>>(output);
    },
    close: () => pool.end({ timeout: 10 }),
  };
}

async function readAtOneMoment(
  pool: PostgresPool,
  statements: readonly Statement[],
): Promise<Row[][]> {
  const results: Row[][] = [];
  await pool.begin('isolation level repeatable read read only', async (session) => {
    for (const statement of statements) results.push(await executePostgres(session, statement));
  });
  return results;
}

async function serializable<Output>(
  pool: PostgresPool,
  work: (session: PostgresSession) => Promise<Output>,
): Promise<Output> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // The wrapper keeps the driver from awaiting the items of a list.
      const done = await pool.begin('isolation level serializable', async (session) => ({
        output: await work(session),
      }));
      return done.output;
    } catch (error) {
      if (postgresUnavailableReason(error) !== 'contention' || attempt >= ATTEMPTS) throw error;
      // Without chance in the wait, the same transactions would meet again.
      await pause(Math.random() * Math.min(5 * attempt, 100));
    }
  }
}

async function whileAvailable<Output>(work: () => Promise<Output>): Promise<Output> {
  try {
    return await work();
  } catch (error) {
    const reason = postgresUnavailableReason(error);
    if (reason === undefined) throw error;
    throw new StorageUnavailable(reason, { cause: error });
  }
}
