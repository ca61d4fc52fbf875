// The section on first paints: the time from the last byte that a page needed to the paint of its largest element.
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { withDemoServer } from '../programs/demo-server.ts';
import { findBrowser } from '../programs/find-browser.ts';
import type { BenchReport, BenchSection } from './bench-section.ts';
import { percentile } from './percentile.ts';
import { stepPaints } from './step-paints.ts';

export const paintBench: BenchSection = { name: 'paint', needsScreens: true, run: runPaintBench };

interface StudentPage {
  readonly name: string;
  readonly path: string;
  readonly isLoggedIn: boolean;
}

const PAGES: readonly StudentPage[] = [
  { name: 'description', path: '/phil-101', isLoggedIn: false },
  { name: 'schedule', path: '/phil-101?view=sched', isLoggedIn: false },
  { name: 'login', path: '/phil-101?view=myphi', isLoggedIn: false },
  { name: 'My Philosophy', path: '/phil-101?view=myphi', isLoggedIn: true },
  { name: 'grades', path: '/phil-101?view=grades', isLoggedIn: true },
  { name: 'progress check', path: '/phil-101?view=progress', isLoggedIn: true },
  { name: 'FAQ', path: '/phil-101?view=faq', isLoggedIn: true },
];
const RUNS = 5;
/** Nothing larger is painted later than this. Milliseconds. */
const SETTLED = 1500;

interface Paint {
  readonly lastByte: number;
  readonly largest: number;
}

/** Runs in the page: the largest paint, and the last answer before it. A font only changes words that are there. */
const READ_PAINT = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const largest = list.getEntries().at(-1).startTime;
    const ends = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter(({ name, responseEnd }) => !name.endsWith('.woff2') && responseEnd <= largest)
      .map(({ responseEnd }) => responseEnd);
    resolve({ lastByte: Math.max(0, ...ends), largest });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

async function paintOf(context: BrowserContext, address: string): Promise<Paint> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForTimeout(SETTLED);
  const paint = await page.evaluate<Paint>(READ_PAINT);
  await page.close();
  return paint;
}

/** The paints of a page on first visits and on second ones, each pair in a browser without a history. */
async function paintsOf(browser: Browser, url: string, { path, isLoggedIn }: StudentPage) {
  const cold: Paint[] = [];
  const warm: Paint[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext();
    if (isLoggedIn) {
      const data = { username: 'ada', password: 'elenchus' };
      await context.request.post(`${url}/api/authenticate/phil-101`, { data });
    }
    cold.push(await paintOf(context, `${url}${path}`));
    warm.push(await paintOf(context, `${url}${path}`));
    await context.close();
  }
  return { cold, warm };
}

function middle(values: readonly number[]): string {
  return `${Math.round(percentile(values, 0.5))} ms`;
}

async function runPaintBench(): Promise<BenchReport> {
  const executablePath = await findBrowser();
  if (executablePath === null) throw new Error('No browser could be found or installed.');
  const browser = await chromium.launch({ executablePath });
  const rows: string[][] = [];
  let steps: readonly number[] = [];
  await withDemoServer('on', async (url) => {
    for (const page of PAGES) {
      const paints = await paintsOf(browser, url, page);
      for (const [visit, measured] of Object.entries(paints)) {
        rows.push([
          page.name,
          visit === 'cold' ? 'first' : 'second',
          middle(measured.map(({ lastByte }) => lastByte)),
          middle(measured.map(({ largest }) => largest)),
          middle(measured.map(({ largest, lastByte }) => largest - lastByte)),
        ]);
      }
    }
    steps = await stepPaints(browser, url);
  });
  await browser.close();
  return {
    heading: 'First paint',
    paragraphs: [
      `The pages that students open, in Chromium on the same machine as the server, with the demo course. Each figure is the median of ${RUNS} visits: a first one with an empty cache, and a second one. "Last byte" is the end of the last script, style sheet or answer that arrived before the largest paint, counted from the start of the visit. docs/lighthouse.md has the figures for a slow phone.`,
    ],
    tables: [
      {
        caption: 'Largest paint of each page',
        columns: ['page', 'visit', 'last byte', 'largest paint', 'between them'],
        rows,
      },
      {
        caption: 'Next student on the grading desk, from the key to the paint',
        columns: ['steps', 'fastest', 'median', 'slowest'],
        rows: [
          [
            String(steps.length),
            `${Math.round(Math.min(...steps))} ms`,
            middle(steps),
            `${Math.round(Math.max(...steps))} ms`,
          ],
        ],
      },
    ],
  };
}
