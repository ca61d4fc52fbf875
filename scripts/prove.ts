// npm run prove -- lost [--times 25] [--only words]: strikes the product while students save, prints what came of it
// and, when everything was tried, writes it to docs/reliability.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import {
  startThrowawayPostgres,
  type ThrowawayPostgres,
} from '../server/store/testing/throwaway-postgres.ts';
import { buildScreens } from './build-screens.ts';
import { findBrowser } from './find-browser.ts';
import { type BackupResult, runBackupTrial } from './prove/backup-proof.ts';
import { BROWSER_BLOWS, type BrowserResult, runBrowserTrial } from './prove/browser-proof.ts';
import { runTrial, type TrialResult } from './prove/lost-proof.ts';
import { BLOWS } from './prove/lost-trials.ts';
import { isProven, type LostReport, pageWith, reportText } from './prove/reliability-page.ts';

const { values, positionals } = parseArgs({
  options: { times: { type: 'string', default: '25' }, only: { type: 'string', default: '' } },
  allowPositionals: true,
});
const times = Number(values.times);
if (positionals[0] !== 'lost' || !Number.isInteger(times) || times < 1) {
  console.error('Usage: npm run prove -- lost [--times 25] [--only words]');
  process.exit(1);
}

const isWanted = (...words: readonly string[]): boolean => words.join(', ').includes(values.only);
const started = new Date();
const database = await startThrowawayPostgres({ isDurable: true });
if (typeof database === 'string') console.error(`*** SKIPPED on PostgreSQL: ${database} ***`);
const cluster = typeof database === 'string' ? undefined : database;
const trials = await serverTrials(cluster);
const backups = await backupTrials(cluster);
await cluster?.stop();
const browser = await browserTrials();
const outcome: LostReport = { conditions: conditions(), trials, backups, browser };
console.log(reportText(outcome));
if (cluster && browser.length > 0 && values.only === '') writePage(outcome);
if (!isProven(outcome)) process.exitCode = 1;

async function serverTrials(postgres: ThrowawayPostgres | undefined): Promise<TrialResult[]> {
  const results: TrialResult[] = [];
  for (const blow of BLOWS) {
    if (!isWanted(blow.engine, blow.what)) continue;
    if (blow.engine === 'PostgreSQL' && postgres === undefined) continue;
    results.push(said(await runTrial(blow, times, postgres)));
  }
  return results;
}

async function backupTrials(postgres: ThrowawayPostgres | undefined): Promise<BackupResult[]> {
  const results: BackupResult[] = [];
  if (isWanted('SQLite', 'backup')) results.push(said(await runBackupTrial(times, undefined)));
  if (postgres && isWanted('PostgreSQL', 'backup')) {
    results.push(said(await runBackupTrial(times, postgres)));
  }
  return results;
}

async function browserTrials(): Promise<BrowserResult[]> {
  const wanted = BROWSER_BLOWS.filter((what) => isWanted('browser', what));
  const executablePath = wanted.length === 0 ? null : await findBrowser();
  if (wanted.length === 0) return [];
  if (executablePath === null || !(await buildScreens())) {
    console.error('*** SKIPPED in the browser: there is none, or the screens cannot be built. ***');
    return [];
  }
  const opened = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const results: BrowserResult[] = [];
  for (const what of wanted) results.push(said(await runBrowserTrial(opened, what, times)));
  await opened.close();
  return results;
}

/** Every result is printed at once: a long run that is stopped has not been for nothing. */
function said<Result>(result: Result): Result {
  console.log(JSON.stringify(result));
  return result;
}

function conditions(): string {
  const [load = 0] = loadavg();
  const machine = `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.versions.node}`;
  const minutes = Math.round((Date.now() - started.getTime()) / 60_000);
  return `Run on ${started.toISOString().slice(0, 10)} in ${minutes} minutes: ${machine}; load average at the end ${load.toFixed(1)}. Six students save without a pause, each save two essays in one call; one server process on SQLite, two on PostgreSQL.`;
}

function writePage(report: LostReport): void {
  const file = join(import.meta.dirname, '..', 'docs', 'reliability.md');
  writeFileSync(file, pageWith(readFileSync(file, 'utf8'), report));
  console.log('Written to docs/reliability.md.');
}
