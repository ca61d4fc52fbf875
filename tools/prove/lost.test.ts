// The short form of `npm run prove -- lost`: every blow twice, on one course for each engine.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startThrowawayPostgres,
  type ThrowawayPostgres,
} from '../../server/store/testing/throwaway-postgres.ts';
import { runBackupTrial } from './backup-proof.ts';
import { runTrial } from './lost-proof.ts';
import { blowsInTurn } from './testing/blows-in-turn.ts';

const TIMES = 2;
const BACKUPS = 1;
let database: ThrowawayPostgres | string;

beforeAll(async () => {
  database = await startThrowawayPostgres({ isDurable: true });
  if (typeof database === 'string') console.error(`*** SKIPPED on PostgreSQL: ${database} ***`);
});
afterAll(async () => {
  if (typeof database !== 'string') await database.stop();
});

/** A busy machine takes several times as long as a quiet one. */
const AT_ONCE = { concurrent: true, timeout: 1_800_000 };

test('no acknowledged save is lost or doubled on SQLite, whatever dies', AT_ONCE, async () => {
  const blow = blowsInTurn('SQLite');
  const result = await runTrial(blow, TIMES * blow.count, undefined);
  expect(result).toMatchObject({ lost: 0, doubled: 0, misplaced: 0 });
  expect(result.acknowledged).toBeGreaterThan(100);
});

test(
  'no acknowledged save is lost or doubled on PostgreSQL, whatever dies',
  AT_ONCE,
  async (context) => {
    if (typeof database === 'string') return context.skip(database);
    const blow = blowsInTurn('PostgreSQL');
    const result = await runTrial(blow, TIMES * blow.count, database);
    expect(result).toMatchObject({ lost: 0, doubled: 0, misplaced: 0 });
    expect(result.acknowledged).toBeGreaterThan(100);
  },
);

test(
  'a backup under load on SQLite holds what was acknowledged before it began',
  AT_ONCE,
  async () => {
    const result = await runBackupTrial(BACKUPS, undefined);
    expect(result).toMatchObject({ lost: 0, doubled: 0, misplaced: 0, brokenReferences: 0 });
    expect(result.acknowledgedBefore).toBeGreaterThan(10);
  },
);

test(
  'a backup under load on PostgreSQL holds what was acknowledged before it began',
  AT_ONCE,
  async (context) => {
    if (typeof database === 'string') return context.skip(database);
    // A separate server, because the other test kills the first one at the same time.
    const own = await startThrowawayPostgres({ isDurable: true });
    if (typeof own === 'string') throw new Error(own);
    const result = await runBackupTrial(BACKUPS, own);
    await own.stop();
    expect(result).toMatchObject({ lost: 0, doubled: 0, misplaced: 0, brokenReferences: 0 });
    expect(result.acknowledgedBefore).toBeGreaterThan(10);
  },
);
