// One PostgreSQL for the whole test run (vitest globalSetup), and for each engine a database with the current schema: to
// copy one takes a tenth of the time that all migrations take. Test files find them through the environment.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allMigrations } from '../migrations/all-migrations.ts';
import { migrateSqlite } from '../migrations/migrate-sqlite.ts';
import { dropDatabase, makeTemplate } from './postgres-databases.ts';
import { startThrowawayPostgres } from './throwaway-postgres.ts';

/** Starts the server unless DATABASE_URL names one; the returned function removes everything. */
export async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'elenchus-template-'));
  const file = join(folder, 'elenchus.db');
  migrateSqlite(file, allMigrations, 0);
  process.env['TEST_SQLITE_TEMPLATE'] = file;
  const stopPostgres = await setUpPostgres();
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await stopPostgres();
  };
}

async function setUpPostgres(): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL'];
  const started = given
    ? { url: given, stop: () => Promise.resolve() }
    : await startThrowawayPostgres();
  if (typeof started === 'string') {
    process.stderr.write(`\n*** SKIPPED: no test runs on PostgreSQL, because ${started}. ***\n\n`);
    process.env['TEST_POSTGRES_URL'] = 'none';
    return () => Promise.resolve();
  }
  const { url } = started;
  const template = await makeTemplate(url);
  process.env['TEST_POSTGRES_URL'] = url;
  process.env['TEST_POSTGRES_TEMPLATE'] = template;
  return async () => {
    await dropDatabase(url, template);
    await started.stop();
  };
}
