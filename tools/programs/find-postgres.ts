// Sees to it that the server tests find a PostgreSQL: a given address, the machine's own programs, or apt's as root.
import { existsSync } from 'node:fs';
import { findPostgresBinaries } from '../../server/store/testing/throwaway-postgres.ts';
import { runStep } from './run-step.ts';

/** Installs PostgreSQL where that is possible and needed; without it the tests say loudly what they skip. */
export async function findPostgres(): Promise<void> {
  const isThere = process.env['DATABASE_URL'] !== undefined || findPostgresBinaries() !== undefined;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isThere || !mayInstall) return;
  console.log('Installing PostgreSQL for the server tests (apt-get) …');
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  await runStep('apt-get', ['update', '-qq'], quiet);
  await runStep(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'],
    quiet,
  );
}
