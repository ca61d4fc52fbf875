// npm run lighthouse: judges the pages that students open, as they are on a slow phone, and writes docs/lighthouse.md.
// usage: npm run lighthouse [-- RUNS]   Fails when a page misses a wanted figure. Nothing leaves the machine:
// only Lighthouse's own command line reports errors to its makers, and it is not used here.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { plainTable } from '../tools/bench/performance-page.ts';
import { withDemoServer } from '../tools/programs/demo-server.ts';
import { findBrowser } from '../tools/programs/find-browser.ts';
import {
  failedAudits,
  figuresOf,
  medianFigures,
  type ReportPart,
  shortfalls,
} from '../tools/lighthouse/lighthouse-figures.ts';
import {
  lighthousePage,
  type LighthouseRow,
  tableOf,
} from '../tools/lighthouse/lighthouse-page.ts';
import { projectFolder } from '../tools/programs/run-step.ts';

interface JudgedPage {
  readonly name: string;
  readonly path: string;
  readonly isLoggedIn: boolean;
}

const PAGES: readonly JudgedPage[] = [
  { name: 'Course description', path: '/phil-101', isLoggedIn: false },
  { name: 'Schedule', path: '/phil-101?view=sched', isLoggedIn: false },
  { name: 'Login', path: '/phil-101?view=myphi', isLoggedIn: false },
  { name: 'My Philosophy', path: '/phil-101?view=myphi', isLoggedIn: true },
];
const PROFILES = ['mobile', 'desktop'] as const;
const STUDENT = { username: 'ada', password: 'elenchus' };
const file = join(projectFolder, 'docs', 'lighthouse.md');

/** Opens a browser that Lighthouse can reach; its cookies are those of the pages that are judged. */
async function openBrowser(executablePath: string, port: number): Promise<BrowserContext> {
  const folder = mkdtempSync(join(tmpdir(), 'elenchus-lighthouse-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  context.on('close', () => rmSync(folder, { recursive: true, force: true }));
  return context;
}

async function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const listener = createServer().listen(0, '127.0.0.1', () => {
    const address = listener.address();
    listener.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
  });
  return promise;
}

async function judge(
  address: string,
  port: number,
  profile: LighthouseRow['profile'],
): Promise<ReportPart> {
  const config = profile === 'desktop' ? desktopConfig : undefined;
  const result = await lighthouse(address, { port, logLevel: 'error', output: 'json' }, config);
  if (result === undefined) throw new Error(`Lighthouse gave no report of ${address}.`);
  const { runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(runtimeError.message);
  return result.lhr;
}

async function judgeAll(url: string, browser: BrowserContext, port: number, runs: number) {
  const rows: LighthouseRow[] = [];
  const complaints: string[] = [];
  for (const { name, path, isLoggedIn } of PAGES) {
    await browser.clearCookies();
    if (isLoggedIn)
      await browser.request.post(`${url}/api/authenticate/phil-101`, { data: STUDENT });
    for (const profile of PROFILES) {
      const reports: ReportPart[] = [];
      for (let run = 0; run < runs; run += 1) {
        reports.push(await judge(`${url}${path}`, port, profile));
      }
      const figures = medianFigures(reports.map(figuresOf));
      rows.push({ page: name, profile, figures });
      const missed = shortfalls(`${name} (${profile})`, figures);
      complaints.push(...missed);
      if (missed.length > 0) complaints.push(...new Set(reports.flatMap(failedAudits)));
    }
  }
  return { rows, complaints };
}

async function measure(executablePath: string, runs: number): Promise<readonly string[]> {
  const load = loadavg()[0] ?? 0;
  const port = await freePort();
  const browser = await openBrowser(executablePath, port);
  let complaints: readonly string[] = [];
  await withDemoServer('on', async (url) => {
    const judged = await judgeAll(url, browser, port, runs);
    complaints = judged.complaints;
    const conditions = {
      date: new Date().toISOString().slice(0, 10),
      processor: cpus()[0]?.model.trim() ?? 'unknown processor',
      cores: cpus().length,
      load,
      lighthouse: lighthouseVersion(),
      browser: `Chromium ${browser.browser()?.version() ?? ''}`.trim(),
      node: process.versions.node,
      runs,
    };
    report(judged.rows, lighthousePage(conditions, judged.rows));
  });
  await browser.close();
  return complaints;
}

function report(rows: readonly LighthouseRow[], page: string): void {
  const [columns = [], ...cells] = tableOf(rows);
  console.log(`\n${plainTable({ caption: 'Lighthouse', columns, rows: cells })}\n`);
  writeFileSync(file, page);
  console.log('Written to docs/lighthouse.md.');
}

function lighthouseVersion(): string {
  const manifest = join(projectFolder, 'node_modules', 'lighthouse', 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

const executablePath = await findBrowser();
if (executablePath === null) {
  console.error('No browser could be found or installed.');
  process.exitCode = 1;
} else {
  const complaints = await measure(executablePath, Number(process.argv[2] ?? 3));
  for (const complaint of complaints) console.error(complaint);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
