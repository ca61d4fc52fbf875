// Runs the whole proof that nothing acknowledged is lost: every fault on both databases, in the browser, and backups.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import {
  startThrowawayPostgres,
  type ThrowawayPostgres,
} from '../../server/store/testing/throwaway-postgres.ts';
import { buildScreens } from '../programs/build-screens.ts';
import { findBrowser } from '../programs/find-browser.ts';
import { type BackupResult, runBackupTrial } from './backup-proof.ts';
import { BROWSER_BLOWS, type BrowserResult, runBrowserTrial } from './browser-proof.ts';
import { runTrial, type TrialResult } from './lost-proof.ts';
import { type Blow, BLOWS } from './lost-trials.ts';
import { isProven, type LostReport, pageWith, reportText } from './reliability-page.ts';

/** With fewer times, the page isn't written. */
export const TIMES = 25;

interface LostOptions {
  readonly times: number;
  /** Only cases with this text in their names are tried. */
  readonly only: string;
}

/** Tries everything that is selected; resolves to whether nothing was lost. */
export async function proveLost({ times, only }: LostOptions): Promise<boolean> {
  const isWanted: Wanted = (...parts) => parts.join(', ').includes(only);
  const started = new Date();
  const database = await startThrowawayPostgres({ isDurable: true });
  if (typeof database === 'string') console.error(`*** SKIPPED on PostgreSQL: ${database} ***`);
  const cluster = typeof database === 'string' ? undefined : database;
  const wanted = BROWSER_BLOWS.filter((what) => isWanted('browser', what));
  const executablePath = wanted.length === 0 ? null : await findBrowser();
  // Before the first blow: a build takes the whole machine for a while.
  const hasScreens = executablePath !== null && (await buildScreens());
  // Three at the same time, because each mostly waits for a process to start.
  const [onSqlite, onPostgres, browser] = await Promise.all([
    engineTrials('SQLite', undefined, times, isWanted),
    engineTrials('PostgreSQL', cluster, times, isWanted),
    browserTrials(wanted, hasScreens ? executablePath : null, times),
  ]);
  await cluster?.stop();
  const outcome: LostReport = {
    conditions: conditions(started),
    trials: [...onSqlite.trials, ...onPostgres.trials],
    backups: [...onSqlite.backups, ...onPostgres.backups],
    browser,
  };
  console.log(reportText(outcome));
  const isWhole = cluster !== undefined && browser.length > 0 && only === '';
  if (isWhole && times >= TIMES) writePage(outcome);
  return isProven(outcome);
}

type Wanted = (...parts: readonly string[]) => boolean;

async function engineTrials(
  engine: Blow['engine'],
  postgres: ThrowawayPostgres | undefined,
  times: number,
  isWanted: Wanted,
): Promise<{ readonly trials: TrialResult[]; readonly backups: BackupResult[] }> {
  const found = { trials: [] as TrialResult[], backups: [] as BackupResult[] };
  if (engine === 'PostgreSQL' && postgres === undefined) return found;
  for (const blow of BLOWS) {
    if (blow.engine !== engine || !isWanted(engine, blow.what)) continue;
    found.trials.push(printed(await runTrial(blow, times, postgres)));
  }
  if (isWanted(engine, 'backup'))
    found.backups.push(printed(await runBackupTrial(times, postgres)));
  return found;
}

async function browserTrials(
  wanted: readonly (typeof BROWSER_BLOWS)[number][],
  executablePath: string | null,
  times: number,
): Promise<BrowserResult[]> {
  if (wanted.length === 0) return [];
  if (executablePath === null) {
    console.error('*** SKIPPED in the browser: there is none, or the screens cannot be built. ***');
    return [];
  }
  const opened = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const results: BrowserResult[] = [];
  for (const what of wanted) results.push(printed(await runBrowserTrial(opened, what, times)));
  await opened.close();
  return results;
}

/** Prints each result immediately, so that a long run that is stopped still shows something. */
function printed<Result>(result: Result): Result {
  console.log(JSON.stringify(result));
  return result;
}

function conditions(started: Date): string {
  const [load = 0] = loadavg();
  const machine = `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.versions.node}`;
  const minutes = Math.round((Date.now() - started.getTime()) / 60_000);
  return `Run on ${started.toISOString().slice(0, 10)} in ${minutes} minutes: ${machine}; load average at the end ${load.toFixed(1)}. The two databases and the browser were tested at the same time, so the times are those of a busy machine. Six students save without a pause, two essays in each call. There is one server process on SQLite and two on PostgreSQL.`;
}

function writePage(report: LostReport): void {
  const file = join(import.meta.dirname, '..', '..', 'docs', 'reliability.md');
  writeFileSync(file, pageWith(readFileSync(file, 'utf8'), report));
  console.log('Written to docs/reliability.md.');
}
