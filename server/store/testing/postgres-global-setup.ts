// One PostgreSQL for the whole test run (vitest globalSetup). Test files find it through TEST_POSTGRES_URL.

import { startThrowawayPostgres } from './throwaway-postgres.ts';

/** Starts the server unless DATABASE_URL names one; the returned function stops it. */
export async function setup(): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL'];
  const started = given
    ? { url: given, stop: () => Promise.resolve() }
    : await startThrowawayPostgres();
  if (typeof started === 'string') {
    process.stderr.write(`\n*** SKIPPED: no test runs on PostgreSQL, because ${started}. ***\n\n`);
    process.env['TEST_POSTGRES_URL'] = 'none';
    return () => Promise.resolve();
  }
  process.env['TEST_POSTGRES_URL'] = started.url;
  return () => started.stop();
}
