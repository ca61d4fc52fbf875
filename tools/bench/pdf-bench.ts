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
import { cpuMillisecondsOf, processesOfSession } from './product-process.ts';

export const pdfBench: BenchSection = { name: 'pdf', run: runPdfBench };

const SIZES = [5, 60, 400];
const CHROMIUM = process.env['BROWSER_PATH'] ?? '/usr/bin/chromium';
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

/** Measures documents of several sizes. */
async function runPdfBench(): Promise<BenchReport> {
  // A child that has set a long document would otherwise be replaced before the next one.
  const maker = new PdfMaker({ restingBytes: 2_000_000_000 });
  await maker.makePdf(documentOf(1));
  const rows: string[][] = [];
  for (const essays of SIZES) {
    const html = documentOf(essays);
    const ours = await ourCpu(maker, html);
    const theirs = await chromiumCpu(html);
    const ratio = theirs === null ? 'no Chromium here' : ratioText(theirs / ours);
    rows.push([
      String(essays),
      timeText(ours * 1000),
      theirs === null ? '' : timeText(theirs * 1000),
      ratio,
    ]);
  }
  await maker.close();
  return {
    heading: 'PDF',
    paragraphs: [
      "A student's work with that many essays (about 500 words each), made into a tagged PDF by a warm child process, and printed from the same HTML by a newly started headless Chromium. The figures are the processor time of all processes involved.",
    ],
    tables: [
      { caption: 'Documents', columns: ['essays', 'Elenchus', 'Chromium', 'times Elenchus'], rows },
    ],
  };
}

function documentOf(essays: number): string {
  const passages = [...essayBanks.values()]
    .flatMap(({ stances }) => Object.values(stances))
    .flatMap(({ openings, reasons, objections, conclusions }) => [
      ...openings,
      ...reasons,
      ...objections,
      ...conclusions,
    ])
    .map((passage) => passage.replaceAll(/[{}|[\]]/g, ' '));
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
async function chromiumCpu(html: string): Promise<number | null> {
  if (!existsSync(CHROMIUM)) return null;
  const folder = mkdtempSync(join(tmpdir(), 'elenchus-pdf-bench-'));
  try {
    const [source, target] = [join(folder, 'work.html'), join(folder, 'work.pdf')];
    writeFileSync(source, html);
    const own = [
      `--user-data-dir=${folder}/profile`,
      `--print-to-pdf=${target}`,
      `file://${source}`,
    ];
    const child = spawn(CHROMIUM, [...FLAGS, ...own], { detached: true, stdio: 'ignore' });
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
