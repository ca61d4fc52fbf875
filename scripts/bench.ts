// npm run bench: measures each section, prints its tables and writes docs/performance.md.
// With names of sections as arguments, only those are measured, and the page isn't changed unless `write` comes first.
// With `targets`, nothing is measured: the targets at the top of the page are compared with its figures again.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { checkBench } from '../tools/bench/check-bench.ts';
import { coursesBench } from '../tools/bench/courses-bench.ts';
import { consequencesBench } from '../tools/bench/consequences-bench.ts';
import { deskBench } from '../tools/bench/desk-bench.ts';
import { logicBench } from '../tools/bench/logic-bench.ts';
import { growthBench, loadBench } from '../tools/bench/load-bench.ts';
import { mapBench } from '../tools/bench/map-bench.ts';
import { paintBench } from '../tools/bench/paint-bench.ts';
import { pdfBench } from '../tools/bench/pdf-bench.ts';
import { similarityBench } from '../tools/bench/similarity-bench.ts';
import { serverBench } from '../tools/bench/server-bench.ts';
import type { BenchReport, BenchSection } from '../tools/bench/bench-section.ts';
import { withTargets } from '../tools/bench/bench-targets.ts';
import { buildScreens } from '../tools/programs/build-screens.ts';
import {
  handWrittenPart,
  performancePage,
  plainTable,
  withSections,
} from '../tools/bench/performance-page.ts';
import { runStep } from '../tools/programs/run-step.ts';

const sections: readonly BenchSection[] = [
  logicBench,
  consequencesBench,
  checkBench,
  mapBench,
  serverBench,
  loadBench,
  growthBench,
  coursesBench,
  deskBench,
  similarityBench,
  pdfBench,
  paintBench,
];

const pageFile = join(import.meta.dirname, '..', 'docs', 'performance.md');
const args = process.argv.slice(2);
const isWritten = args.length === 0 || args[0] === 'write';
const wanted = args.filter((arg) => arg !== 'write');
const unknown = wanted.filter((name) => sections.every((section) => section.name !== name));
if (wanted.join(' ') === 'targets') {
  writeFileSync(pageFile, withTargets(readFileSync(pageFile, 'utf8')));
} else if (unknown.length > 0) {
  const names = [...new Set(sections.map(({ name }) => name))].join(', ');
  console.error(`There is no section ${unknown.join(', ')}. There are: ${names}.`);
  process.exitCode = 1;
} else {
  const chosen = sections.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const reports = await runAll(chosen);
  if (isWritten) writePage(reports, chosen.length === sections.length);
}

async function runAll(chosen: readonly BenchSection[]): Promise<readonly BenchReport[]> {
  const reports: BenchReport[] = [];
  if (chosen.some(({ needsScreens }) => needsScreens) && !(await buildScreens())) {
    throw new Error('The screens could not be built.');
  }
  // Servers are measured as at every start but the very first of an installation.
  await runStep(process.execPath, ['scripts/rehearse-start.mjs', 'server/main.ts']);
  for (const section of chosen) {
    console.log(`\n${new Date().toISOString().slice(11, 19)} ${section.name} …`);
    const report = await section.run();
    for (const table of report.tables) console.log(`\n${plainTable(table)}`);
    reports.push(report);
  }
  return reports;
}

function writePage(reports: readonly BenchReport[], isWhole: boolean): void {
  const conditions = {
    processor: cpus()[0]?.model.trim() ?? 'unknown processor',
    cores: cpus().length,
    node: process.versions.node,
    date: new Date().toISOString().slice(0, 10),
  };
  const before = readFileSync(pageFile, 'utf8');
  const page = isWhole
    ? performancePage(conditions, reports, handWrittenPart(before))
    : withSections(before, conditions, reports);
  if (page === null) {
    console.error(
      '\nThe page was measured on another machine or Node: it has to be measured whole.',
    );
    process.exitCode = 1;
    return;
  }
  writeFileSync(pageFile, page);
  console.log('\nWritten to docs/performance.md.');
}
