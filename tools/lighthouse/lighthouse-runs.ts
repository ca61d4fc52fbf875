// Rates the pages that students open with Lighthouse. Nothing leaves the machine: only Lighthouse's own command line
// reports errors to its makers, and it is not used here.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse, { desktopConfig, type Flags } from 'lighthouse';
import { withDemoServer } from '../programs/demo-server.ts';
import {
  failedAudits,
  figuresOf,
  medianFigures,
  type ReportPart,
  shortfalls,
} from './lighthouse-figures.ts';
import { lighthousePage, type LighthouseRow } from './lighthouse-page.ts';
import { projectFolder } from '../programs/run-step.ts';

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
/** A first visit doesn't have these. The cookies stay: they are the login. */
const FIRST_VISIT: NonNullable<Flags['clearStorageTypes']> = [
  'file_systems',
  'shader_cache',
  'service_workers',
  'cache_storage',
  'indexeddb',
  'local_storage',
];
const PROFILES = ['mobile', 'desktop'] as const;
const STUDENT = { username: 'ada', password: 'elenchus' };

/** Opens a browser that Lighthouse can reach; its cookies are those of the pages that are rated. */
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
  const result = await lighthouse(
    address,
    { port, logLevel: 'error', output: 'json', clearStorageTypes: FIRST_VISIT },
    config,
  );
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

interface LighthouseRun {
  readonly rows: readonly LighthouseRow[];
  readonly complaints: readonly string[];
  /** The page for docs/. */
  readonly page: string;
}

/** Rates every page `runs` times, in each profile, against the real server with the demo course. */
export async function runLighthouse(executablePath: string, runs: number): Promise<LighthouseRun> {
  const load = loadavg()[0] ?? 0;
  const port = await freePort();
  const browser = await openBrowser(executablePath, port);
  let judged: Awaited<ReturnType<typeof judgeAll>> = { rows: [], complaints: [] };
  await withDemoServer('on', async (url) => {
    judged = await judgeAll(url, browser, port, runs);
  });
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
  await browser.close();
  return { ...judged, page: lighthousePage(conditions, judged.rows) };
}

function lighthouseVersion(): string {
  const manifest = join(projectFolder, 'node_modules', 'lighthouse', 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}
