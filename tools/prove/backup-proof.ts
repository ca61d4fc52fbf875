// Proves that a backup made while students save contains everything that was acknowledged before it began.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import { selectAnswers } from '../../server/store/testing/answer-rows.ts';
import type { DatabaseLocation } from '../../server/store/engine/database.ts';
import { backupTo, restoreFrom } from '../../server/store/backup/backup-database.ts';
import { selectHistory } from '../../server/store/testing/whole-history.ts';
import { openStore, type Store } from '../../server/store/open-store.ts';
import type { ThrowawayPostgres } from '../../server/store/testing/throwaway-postgres.ts';
import { compareLedger, type StoredTexts } from './ledger-check.ts';
import { PROOF_COURSE, PROOF_QUESTIONS } from './proof-course.ts';
import { dropDatabase, newDatabase, newFolder, postgresStage, sqliteStage } from './proof-stage.ts';
import { type Ledger, type SavingStudents, startSaving } from './saving-students.ts';
import { brokenReferences } from './stored-consistency.ts';

export interface BackupResult {
  readonly on: 'SQLite' | 'PostgreSQL';
  readonly times: number;
  /** Acknowledged before the backups began, over all backups. */
  readonly acknowledgedBefore: number;
  /** Saved while a backup was made, and still in it. */
  readonly savedDuring: number;
  readonly lost: number;
  readonly doubled: number;
  readonly misplaced: number;
  readonly brokenReferences: number;
}

/** Makes this many backups under load, restores each elsewhere and reads it there. */
export async function runBackupTrial(
  times: number,
  database: ThrowawayPostgres | undefined,
): Promise<BackupResult> {
  const stage = await (database ? postgresStage(database) : sqliteStage());
  const total = { acknowledgedBefore: 0, savedDuring: 0, ...nothingFound };
  try {
    const students = startSaving(stage.servers.map(({ port }) => port));
    for (let time = 0; time < times; time += 1) {
      await students.afterSaves(20 + Math.floor(Math.random() * 60));
      const file = join(stage.folder, `backup-${time}`);
      const before = students.ledgers.map(({ acknowledged }) => acknowledged.length);
      await backupTo(stage.location, file, { now: Date.now() });
      const found = await inspectBackup(file, students, before, database);
      for (const key of keysOf(total)) total[key] += found[key];
    }
    await students.finish();
    return { on: database ? 'PostgreSQL' : 'SQLite', times, ...total };
  } finally {
    await stage.remove();
  }
}

const nothingFound = { lost: 0, doubled: 0, misplaced: 0, brokenReferences: 0 };
type Found = Omit<BackupResult, 'on' | 'times'>;

function keysOf(found: Found): (keyof Found)[] {
  return Object.keys(found) as (keyof Found)[];
}

async function inspectBackup(
  file: string,
  { ledgers }: Pick<SavingStudents, 'ledgers'>,
  before: readonly number[],
  database: ThrowawayPostgres | undefined,
): Promise<Found> {
  const folder = newFolder();
  const target: DatabaseLocation = database
    ? { engine: 'postgres', url: await newDatabase(database) }
    : { engine: 'sqlite', file: join(folder, 'elenchus.db') };
  await restoreFrom(target, file, { now: Date.now(), replace: false });
  const store = await openStore(target, Date.now());
  try {
    const broken = await brokenReferences(store);
    const total = { acknowledgedBefore: 0, savedDuring: 0, ...nothingFound };
    for (const [index, ledger] of ledgers.entries()) {
      const stored = await textsIn(store, ledger.username);
      const found = inspectStudent(stored, ledger, before[index] ?? 0);
      for (const key of keysOf(total)) total[key] += found[key];
    }
    return { ...total, brokenReferences: broken };
  } finally {
    await store.close();
    if (database && target.engine === 'postgres') await dropDatabase(database, target.url);
    rmSync(folder, { recursive: true, force: true });
    rmSync(file, { force: true });
  }
}

/** A student's texts as the product reads them. */
async function textsIn(store: Store, username: string): Promise<StoredTexts> {
  const history = await selectHistory(store, PROOF_COURSE, username);
  const current = await selectAnswers(store, PROOF_COURSE, username);
  return {
    history: PROOF_QUESTIONS.map((question) => essaysOf(history, question)),
    current: PROOF_QUESTIONS.flatMap((question) => essaysOf(current, question)),
  };
}

function essaysOf(list: readonly Answer[], question: string): string[] {
  return list
    .filter(({ questionID }) => questionID === question)
    .map(({ questionEssayAnswer }) => questionEssayAnswer);
}

/** The backup may hold more than was acknowledged when it began, but it must be the beginning of what was written. */
function inspectStudent(stored: StoredTexts, ledger: Ledger, before: number): Found {
  const held = Math.max(...stored.history.map((texts) => texts.length));
  const expected = ledger.acknowledged.slice(0, Math.max(before, held));
  // The newest text may be one whose acknowledgment had not arrived when the ledger was read.
  const newest = stored.current[0];
  if (held > expected.length && newest !== undefined) expected.push(newest);
  const { lost, doubled, misplaced } = compareLedger({ acknowledged: expected }, stored);
  return {
    acknowledgedBefore: before,
    savedDuring: Math.max(0, held - before),
    lost,
    doubled,
    misplaced,
    brokenReferences: 0,
  };
}
