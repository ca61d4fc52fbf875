// The section on PDFs: our typesetter compared with printing in Chromium, in processor time, on the same HTML.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { PdfMaker } from '../../server/pdf/pdf-maker.ts';
import { essayBanks } from '../../demo/essays/essay-banks.ts';
import { type BenchReport, type BenchSection, ratioText, timeText } from './bench-section.ts';
import { percentile } from './percentile.ts';
import { cpuMillisecondsOf, processesOfSession } from './product-process.ts';

export const pdfBench: BenchSection = { name: 'pdf', run: runPdfBench };

const SIZES = [5, 60, 400];
const ROUNDS = 5;
const CHROMIUM = process.env['BROWSER_PATH'] ?? '/usr/bin/chromium';
/** The same engine without the rest of the browser, which Debian has as a package of its own. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-pdf-header-footer',
];

/** Processor time in milliseconds; null without that browser. */
type DocumentTimes = {
  readonly essays: number;
  readonly first: number;
  readonly later: number;
  readonly chromium: number | null;
  readonly shell: number | null;
};

/** Measures documents of several sizes, several times. */
async function runPdfBench(): Promise<BenchReport> {
  const rounds: (readonly DocumentTimes[])[] = [];
  while (rounds.length < ROUNDS) rounds.push(await measureSizes());
  const rows = SIZES.map((essays) => {
    const times = rounds.flat().filter((document) => document.essays === essays);
    const first = median(times.map((document) => document.first));
    const later = median(times.map((document) => document.later));
    const chromium = medianOrNull(times.map((document) => document.chromium));
    const shell = medianOrNull(times.map((document) => document.shell));
    const ratio = (own: number) => (chromium === null ? '' : ratioText(chromium / own));
    const browsers = [chromium, shell].map((spent) =>
      spent === null ? 'not here' : timeText(spent * 1000),
    );
    return [
      String(essays),
      timeText(first * 1000),
      timeText(later * 1000),
      ...browsers,
      ratio(first),
      ratio(later),
    ];
  });
  return {
    heading: 'PDF',
    paragraphs: [
      `A student's work with that many essays (about 500 words each), made into a tagged PDF by a child process, and printed from the same HTML by a newly started Chromium, and by its headless shell, which has no window and none of what belongs to it. “First” is the first document of that size that the process sets, “later” the next one, by another student: by then the process has compiled what it needs. The figures are the processor time of all processes involved, the median of ${ROUNDS} rounds with new processes.`,
    ],
    tables: [
      {
        caption: 'Documents',
        columns: [
          'essays',
          'first',
          'later',
          'Chromium',
          'its headless shell',
          'Chromium ÷ first',
          'Chromium ÷ later',
        ],
        rows,
      },
    ],
  };
}

/** One process of ours sets all sizes, as it does for one student after another. */
async function measureSizes(): Promise<readonly DocumentTimes[]> {
  // A child that has set a long document would otherwise be replaced before the next one.
  const maker = new PdfMaker({ restingBytes: 2_000_000_000 });
  await maker.makePdf(documentOf(1));
  const times: DocumentTimes[] = [];
  for (const essays of SIZES) {
    const html = documentOf(essays);
    times.push({
      essays,
      first: await ourCpu(maker, html),
      later: await ourCpu(maker, documentOf(essays, 'other words')),
      chromium: await chromiumCpu(CHROMIUM, html),
      shell: await chromiumCpu(HEADLESS_SHELL, html),
    });
  }
  await maker.close();
  return times;
}

function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

function medianOrNull(values: readonly (number | null)[]): number | null {
  const times = values.filter((value) => value !== null);
  return times.length === 0 ? null : median(times);
}

/** No sentence is also in the other document: a paragraph that was set before would be cached. */
function documentOf(essays: number, text: 'words' | 'other words' = 'words'): string {
  const passages = [...essayBanks.values()]
    .flatMap(({ stances }) => Object.values(stances))
    .flatMap(({ openings, reasons, objections, conclusions }) => [
      ...openings,
      ...reasons,
      ...objections,
      ...conclusions,
    ])
    .map((passage) => passage.replaceAll(/[{}|[\]]/g, ' '))
    .map((passage) => (text === 'words' ? passage : passage.split(' ').toReversed().join(' ')));
  const parts = Array.from({ length: essays }, (_, number) => {
    const own: string[] = [];
    for (let at = number * 3, words = 0; words < 500; at += 1) {
      const passage = passages[at % passages.length] ?? '';
      own.push(`<p>${passage}</p>`);
      words += passage.split(/\s+/).length;
    }
    return `<h2>Question ${number + 1}</h2>${own.join('')}`;
  });
  return `<html lang="en"><head><title>My Philosophy</title></head><body><h1>My Philosophy</h1>${parts.join('')}</body></html>`;
}

async function ourCpu(maker: PdfMaker, html: string): Promise<number> {
  const pid = maker.childPid ?? 0;
  const before = cpuMillisecondsOf(pid);
  const made = await maker.makePdf(html);
  if (!made.ok) throw new Error(`The PDF could not be made: ${made.reason}`);
  return cpuMillisecondsOf(pid) - before;
}

/** Processor time of Chromium with all its processes, read until they end; null without Chromium. */
async function chromiumCpu(browser: string, html: string): Promise<number | null> {
  if (!existsSync(browser)) return null;
  const folder = mkdtempSync(join(tmpdir(), 'elenchus-pdf-bench-'));
  try {
    const [source, target] = [join(folder, 'work.html'), join(folder, 'work.pdf')];
    writeFileSync(source, html);
    const own = [
      `--user-data-dir=${folder}/profile`,
      `--print-to-pdf=${target}`,
      `file://${source}`,
    ];
    const child = spawn(browser, [...FLAGS, ...own], { detached: true, stdio: 'ignore' });
    const ended = once(child, 'exit');
    const spent = await watchSession(child.pid ?? 0, ended);
    return existsSync(target) ? spent : null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The renderer isn't a child of the browser process, so the system's sum would leave it out. */
async function watchSession(leader: number, ended: Promise<unknown>): Promise<number> {
  const seen = new Map<number, number>();
  const over = new AbortController();
  const end = ended.then(() => over.abort());
  while (!over.signal.aborted) {
    for (const pid of processesOfSession(leader)) {
      seen.set(pid, Math.max(seen.get(pid) ?? 0, cpuMillisecondsOf(pid)));
    }
    await Promise.race([end, setTimeout(10)]);
  }
  return [...seen.values()].reduce((total, milliseconds) => total + milliseconds, 0);
}
