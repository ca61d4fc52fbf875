// The stage for load: a database of one engine with a large course in it, and real servers.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { startThrowawayPostgres } from '../../server/store/testing/throwaway-postgres.ts';
import type { LargeInput } from '../../demo/large-course.ts';
import { fillDatabase, makeBenchCourse } from './bench-course.ts';
import {
  parentOf,
  type ProcessFamily,
  processFamily,
  type ProductProcess,
  startProduct,
} from './product-process.ts';

export interface LoadStage {
  readonly name: string;
  readonly course: string;
  /** By username. */
  readonly cookies: ReadonlyMap<string, string>;
  readonly servers: readonly ProductProcess[];
  /** A database that runs as a separate process. */
  readonly database: ProcessFamily | undefined;
  remove(): Promise<void>;
}

/** One server on the embedded database. */
export async function sqliteLoadStage(
  size: LargeInput,
  usernames: readonly string[],
  copies = 0,
): Promise<LoadStage> {
  const made = await makeBenchCourse(size, usernames, copies);
  const server = await startProduct({ DATA_DIR: made.folder, DATABASE_URL: '', DEMO: 'off' });
  return {
    name: 'SQLite, one server process',
    course: made.course,
    cookies: cookiesByName(usernames, made.cookies),
    servers: [server],
    database: undefined,
    async remove() {
      await server.stop();
      made.remove();
    },
  };
}

/** Servers on a PostgreSQL that waits for the disk, or the reason why there is no PostgreSQL. */
export async function postgresLoadStage(
  size: LargeInput,
  usernames: readonly string[],
  processes: 'one' | 'two' = 'two',
  copies = 0,
): Promise<LoadStage | string> {
  const database = await startThrowawayPostgres({ isDurable: true });
  if (typeof database === 'string') return database;
  const { url } = database;
  const made = await fillDatabase({ engine: 'postgres', url }, size, usernames, copies);
  const folder = mkdtempSync(join(tmpdir(), 'elenchus-bench-'));
  const environment = { DATABASE_URL: url, DATA_DIR: folder, DEMO: 'off' };
  const count = processes === 'one' ? 1 : 2;
  const servers = await Promise.all(Array.from({ length: count }, () => startProduct(environment)));
  return {
    name: `PostgreSQL, ${processes} server ${processes === 'one' ? 'process' : 'processes'}`,
    course: made.course,
    cookies: cookiesByName(usernames, made.cookies),
    servers,
    database: processFamily(await firstProcess(url)),
    async remove() {
      await Promise.all(servers.map((server) => server.stop()));
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function cookiesByName(usernames: readonly string[], cookies: readonly string[]) {
  return new Map(usernames.map((username, index) => [username, cookies[index] ?? '']));
}

/** The process that started all others of a PostgreSQL on this machine. */
async function firstProcess(url: string): Promise<number> {
  const connection = postgres(url, { max: 1, onnotice: () => undefined });
  const rows = await connection<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const first = parentOf(rows[0]?.pid ?? 0);
  await connection.end();
  return first;
}
