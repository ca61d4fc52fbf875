// Ten connections to PostgreSQL, each used by one unit of work at a time and discarded when it breaks. The driver's
// own pool and its `begin` are not used: when a connection ends in the middle of a transaction, driver version 3.4.9
// writes to it once more (an exception that nothing can catch; porsager/postgres issues 1154 and 1208), leaves its
// place in the pool unusable, or silently connects again. Here nothing is ever sent after a connection has closed.
// The test 'connections that break under load' proves it.

import postgres from 'postgres';
import type { StoredRow } from './read-rows.ts';
import type { Statement } from './sql.ts';
import { StorageUnavailable } from './storage-unavailable.ts';
import { forPostgres } from './written-sql.ts';

/** One connection during one unit of work. */
export interface PostgresSession {
  readonly execute: (statement: Statement) => Promise<StoredRow[]>;
  /** SQL without values, unchanged. */
  readonly command: (text: string) => Promise<StoredRow[]>;
  readonly isBroken: () => boolean;
}

export interface PostgresConnections {
  /** Runs the work on one connection; waits for one when all are busy. */
  use<Output>(work: (session: PostgresSession) => Promise<Output>): Promise<Output>;
  /** Lets the work in progress finish, then closes every connection. */
  close(): Promise<void>;
}

interface Connection {
  readonly session: PostgresSession;
  readonly end: () => Promise<void>;
}

const CONNECTIONS = 10;
/** How the database server lists these connections (`pg_stat_activity`). */
export const APPLICATION_NAME = 'elenchus';
const CONNECT_SECONDS = 10;
// Statements with many values have many different lengths; preparing each would fill the server's memory.
const PREPARED_VALUES = 64;

/** Connections are made when first needed; `url` is used as it is, whatever the environment contains. */
export function openPostgresConnections(url: string, size = CONNECTIONS): PostgresConnections {
  const idle: Connection[] = [];
  const waiting: PromiseWithResolvers<Connection>[] = [];
  let inUse = 0;
  let closing: PromiseWithResolvers<void> | undefined;

  async function acquire(): Promise<Connection> {
    if (closing) throw new StorageUnavailable('closed');
    if (inUse < size) {
      inUse += 1;
      return takeIdle(idle) ?? connect(url);
    }
    const turn = Promise.withResolvers<Connection>();
    waiting.push(turn);
    return turn.promise;
  }

  function release(connection: Connection): void {
    const isBroken = connection.session.isBroken();
    if (isBroken) void connection.end();
    const next = waiting.shift();
    if (next) {
      next.resolve(isBroken ? connect(url) : connection);
      return;
    }
    inUse -= 1;
    if (!isBroken) idle.push(connection);
    if (inUse === 0) closing?.resolve();
  }

  return {
    async use(work) {
      const connection = await acquire();
      try {
        return await work(connection.session);
      } finally {
        release(connection);
      }
    },
    async close() {
      closing ??= Promise.withResolvers<void>();
      if (inUse === 0) closing.resolve();
      await closing.promise;
      await Promise.all(idle.splice(0).map((connection) => connection.end()));
    },
  };
}

/** Connections that broke while idle are skipped. */
function takeIdle(idle: Connection[]): Connection | undefined {
  let connection = idle.pop();
  while (connection?.session.isBroken()) {
    void connection.end();
    connection = idle.pop();
  }
  return connection;
}

function connect(url: string): Connection {
  let isBroken = false;
  const client = postgres(url, {
    max: 1,
    connect_timeout: CONNECT_SECONDS,
    // The default leaves callers waiting for 11 s after the server is back.
    backoff: () => 0.1,
    // Only arrays need it, and a connection that ends while it runs would end the process.
    fetch_types: false,
    onnotice: () => undefined,
    onclose: () => (isBroken = true),
    connection: { application_name: APPLICATION_NAME },
    types: { bigint: asNumber(20), numeric: asNumber(1700) },
  });
  async function send(
    text: string,
    values: Statement['values'],
    prepare: boolean,
  ): Promise<StoredRow[]> {
    // Past this point the driver would connect again and run the rest of a transaction outside it.
    if (isBroken) throw new StorageUnavailable('restarted');
    try {
      return [...(await client.unsafe<StoredRow[]>(text, [...values], { prepare }))];
    } catch (error) {
      isBroken ||= !isAnswer(error);
      throw error;
    }
  }
  return {
    session: {
      execute(statement) {
        const { text, values } = forPostgres(statement);
        return send(text, values, values.length <= PREPARED_VALUES);
      },
      command: (text) => send(text, [], false),
      isBroken: () => isBroken,
    },
    end: () => client.end({ timeout: 0 }),
  };
}

/** Whether the server refused a statement and is still connected. */
function isAnswer(error: unknown): boolean {
  return error instanceof postgres.PostgresError && !/^(FATAL|PANIC)$/.test(error.severity);
}

/** Whole numbers and sums arrive as numbers. */
function asNumber(oid: number): postgres.PostgresType<number> {
  return { to: oid, from: [oid], serialize: String, parse: Number };
}

/** Runs the work in a transaction of that kind, which is rolled back when the work throws. */
export async function inTransaction<Output>(
  session: PostgresSession,
  kind: 'serializable' | 'read committed' | 'repeatable read read only',
  work: () => Promise<Output>,
): Promise<Output> {
  await session.command(`begin isolation level ${kind}`);
  // Reading a small table whole would conflict with every other write to it; with an index only neighbors conflict.
  if (kind === 'serializable') await session.command('set local enable_seqscan = off');
  try {
    const output = await work();
    await session.command('commit');
    return output;
  } catch (error) {
    if (!session.isBroken()) await session.command('rollback');
    throw error;
  }
}
