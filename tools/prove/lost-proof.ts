// Proves that no acknowledged save is lost: students save, something is killed, and the history must match their
// acknowledgments.
import { setTimeout as pause } from 'node:timers/promises';
import type { ThrowawayPostgres } from '../../server/store/testing/throwaway-postgres.ts';
import { compareLedger } from './ledger-check.ts';
import { type Blow, closeScene, openScene, type Scene } from './lost-trials.ts';
import { type SavingStudents, startSaving, storedTexts } from './saving-students.ts';

export interface TrialResult {
  readonly what: string;
  readonly on: string;
  readonly times: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly misplaced: number;
  /** Attempts without an acknowledgment that the student repeated. */
  readonly retries: number;
  /** The time from each blow until every student had a new save acknowledged, in milliseconds. */
  readonly backAfter: readonly number[];
}

/** Strikes this many times, each after a random number of saves, and counts the losses. */
export async function runTrial(
  blow: Blow,
  times: number,
  database: ThrowawayPostgres | undefined,
): Promise<TrialResult> {
  const scene = await openScene(blow, database);
  try {
    const students = startSaving(scene.networks.map(({ port }) => port));
    const backAfter: number[] = [];
    for (let time = 0; time < times; time += 1) backAfter.push(await strike(blow, scene, students));
    await students.finish();
    const found = await findingsOf(students, scene.stage.servers[0]?.port ?? 0);
    return { what: blow.what, on: blow.engine, times, ...found, backAfter };
  } finally {
    await closeScene(scene);
  }
}

async function strike(blow: Blow, scene: Scene, students: SavingStudents): Promise<number> {
  // After a random number of saves, not after a time: a slow machine must do as much.
  await students.afterSaves(10 + Math.floor(Math.random() * 60));
  await pause(Math.random() * 20);
  const from = performance.now();
  await blow.strike(scene);
  await students.everyoneSaved();
  return performance.now() - from;
}

/** Compares every student's ledger with the server's history. */
export async function findingsOf(
  { ledgers }: Pick<SavingStudents, 'ledgers'>,
  port: number,
): Promise<Pick<TrialResult, 'acknowledged' | 'lost' | 'doubled' | 'misplaced' | 'retries'>> {
  const total = { acknowledged: 0, lost: 0, doubled: 0, misplaced: 0, retries: 0 };
  for (const ledger of ledgers) {
    const { lost, doubled, misplaced } = compareLedger(
      ledger,
      await storedTexts(port, ledger.username),
    );
    total.acknowledged += ledger.acknowledged.length;
    total.retries += ledger.retries;
    total.lost += lost;
    total.doubled += doubled;
    total.misplaced += misplaced;
  }
  return total;
}
