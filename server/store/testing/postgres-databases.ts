// Databases on the PostgreSQL server of the tests.

import postgres from 'postgres';
import { openPostgresConnections } from '../engine/postgres-connections.ts';
import { allMigrations } from '../migrations/all-migrations.ts';
import { migratePostgres } from '../migrations/migrate-postgres.ts';

/** Since this version a copy can be one of files, which is faster for a small database. */
const COPIES_FILES = 150_000;

/** The address of a database on the same server. */
export function databaseAt(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Makes an empty database, or a copy of another one, and answers its name. */
export function makeDatabase(serverUrl: string, template?: string): Promise<string> {
  const name = `elenchus_${process.pid}_${Math.random().toString(36).slice(2)}`;
  return administer(serverUrl, async (run) => {
    if (template === undefined) {
      await run(`create database ${name}`);
    } else {
      const [row] = await run('show server_version_num');
      const isNew = Number(row?.['server_version_num']) >= COPIES_FILES;
      const strategy = isNew ? ' strategy file_copy' : '';
      await run(`create database ${name} template ${template}${strategy}`);
    }
    return name;
  });
}

/** Makes a database with the current schema and without rows, and answers its name. */
export async function makeTemplate(serverUrl: string): Promise<string> {
  const name = await makeDatabase(serverUrl);
  const connections = openPostgresConnections(databaseAt(serverUrl, name));
  try {
    await migratePostgres(connections, allMigrations, 0);
  } finally {
    await connections.close();
  }
  return name;
}

/** Removes a database, also one that is in use. */
export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await administer(serverUrl, (run) => run(`drop database ${name} with (force)`));
}

async function administer<Output>(
  serverUrl: string,
  work: (run: (command: string) => Promise<readonly postgres.Row[]>) => Promise<Output>,
): Promise<Output> {
  const connection = postgres(serverUrl, { max: 1, onnotice: () => undefined });
  try {
    return await work((command) => connection.unsafe(command));
  } finally {
    await connection.end();
  }
}
