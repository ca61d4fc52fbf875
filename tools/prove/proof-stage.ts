// The stage of a proof: a database of one engine with the course in it, and real servers that are kept running.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import type { DatabaseLocation } from '../../server/store/engine/database.ts';
import type { ThrowawayPostgres } from '../../server/store/testing/throwaway-postgres.ts';
import { makeProofCourse } from './proof-course.ts';
import { startSupervisedServer, type SupervisedServer } from './supervised-server.ts';

export interface ProofStage {
  readonly location: DatabaseLocation;
  readonly folder: string;
  readonly servers: readonly SupervisedServer[];
  remove(): Promise<void>;
}

/** One server on a SQLite file. */
export async function sqliteStage(): Promise<ProofStage> {
  const folder = newFolder();
  const location = { engine: 'sqlite', file: join(folder, 'elenchus.db') } as const;
  return fillStage(folder, location, 1);
}

/** Two servers on a new database of a PostgreSQL server. */
export async function postgresStage(server: ThrowawayPostgres): Promise<ProofStage> {
  const url = await newDatabase(server);
  return fillStage(newFolder(), { engine: 'postgres', url }, 2);
}

/** A server on an existing database, on a free port unless one is given. */
export function startServerOn(
  location: DatabaseLocation,
  port?: number,
): Promise<SupervisedServer> {
  const environment: Record<string, string> =
    location.engine === 'sqlite'
      ? { DATA_DIR: join(location.file, '..'), DATABASE_URL: '' }
      : { DATABASE_URL: location.url };
  return startSupervisedServer(environment, port);
}

async function fillStage(
  folder: string,
  location: DatabaseLocation,
  count: number,
): Promise<ProofStage> {
  await makeProofCourse(location);
  const servers = await Promise.all(Array.from({ length: count }, () => startServerOn(location)));
  return {
    location,
    folder,
    servers,
    async remove() {
      await Promise.all(servers.map((server) => server.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The address of a new empty database. */
export async function newDatabase(server: ThrowawayPostgres): Promise<string> {
  const name = `proof_${Math.random().toString(36).slice(2)}`;
  const connection = postgres(server.url, { max: 1, onnotice: () => undefined });
  await connection.unsafe(`create database ${name}`);
  await connection.end();
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return url.href;
}

export async function dropDatabase(server: ThrowawayPostgres, url: string): Promise<void> {
  const connection = postgres(server.url, { max: 1, onnotice: () => undefined });
  await connection.unsafe(`drop database ${new URL(url).pathname.slice(1)}`);
  await connection.end();
}

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'elenchus-proof-'));
}
