// Lists the blows: what happens to the product while students save, each at a random moment.
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import type { ThrowawayPostgres } from '../../server/store/testing/throwaway-postgres.ts';
import { type CutProxy, startCutProxy } from './cut-proxy.ts';
import { postgresStage, type ProofStage, sqliteStage } from './proof-stage.ts';

export interface Blow {
  readonly what: string;
  readonly engine: 'SQLite' | 'PostgreSQL';
  readonly strike: (scene: Scene) => Promise<void> | void;
}

export interface Scene {
  readonly stage: ProofStage;
  /** Each server is behind a network that can be cut. */
  readonly networks: readonly CutProxy[];
  readonly postgres: ThrowawayPostgres | undefined;
}

export const BLOWS: readonly Blow[] = [
  { what: 'server process: kill -9', engine: 'SQLite', strike: killServers },
  { what: 'writer thread ended', engine: 'SQLite', strike: signalAll('SIGUSR2') },
  { what: 'reader threads ended', engine: 'SQLite', strike: signalAll('SIGHUP') },
  { what: 'network cut', engine: 'SQLite', strike: cutNetwork },
  { what: 'both server processes: kill -9', engine: 'PostgreSQL', strike: killServers },
  { what: 'one database process: kill -9', engine: 'PostgreSQL', strike: killBackend },
  { what: 'whole database: kill -9, started again', engine: 'PostgreSQL', strike: killDatabase },
];

/** Prepares the target of a blow. */
export async function openScene(
  { engine }: Blow,
  database: ThrowawayPostgres | undefined,
): Promise<Scene> {
  if (engine === 'PostgreSQL' && database === undefined) throw new Error('There is no PostgreSQL.');
  const stage = await (engine === 'PostgreSQL' && database
    ? postgresStage(database)
    : sqliteStage());
  const networks = await Promise.all(stage.servers.map(({ port }) => startCutProxy(port)));
  return { stage, networks, postgres: database };
}

export async function closeScene({ stage, networks }: Scene): Promise<void> {
  await Promise.all(networks.map((network) => network.stop()));
  await stage.remove();
}

function killServers({ stage }: Scene): void {
  for (const server of stage.servers) server.signal('SIGKILL');
}

function signalAll(signal: NodeJS.Signals): Blow['strike'] {
  return ({ stage }) => {
    for (const server of stage.servers) server.signal(signal);
  };
}

function cutNetwork({ networks }: Scene): void {
  for (const network of networks) network.cut(Math.random() * 300);
}

/** The database then closes every connection and recovers: it can no longer trust its shared memory. */
async function killBackend({ stage }: Scene): Promise<void> {
  if (stage.location.engine !== 'postgres') return;
  const connection = postgres(stage.location.url, { max: 1, onnotice: () => undefined });
  const rows = await connection<{ pid: number }[]>`select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() order by random() limit 1`;
  await connection.end();
  const [victim] = rows;
  if (victim) process.kill(victim.pid, 'SIGKILL');
}

async function killDatabase({ postgres: database }: Scene): Promise<void> {
  await database?.kill();
  // A service manager doesn't restart it immediately either.
  await pause(100);
  await database?.restart();
}
