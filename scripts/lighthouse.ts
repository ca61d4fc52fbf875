// npm run lighthouse [-- RUNS]: rates the pages that students open, as on a slow phone, and writes
// docs/lighthouse.md. It fails when a page misses a target.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainTable } from '../tools/bench/performance-page.ts';
import { tableOf } from '../tools/lighthouse/lighthouse-page.ts';
import { runLighthouse } from '../tools/lighthouse/lighthouse-runs.ts';
import { findBrowser } from '../tools/programs/find-browser.ts';
import { projectFolder } from '../tools/programs/run-step.ts';

const executablePath = await findBrowser();
if (executablePath === null) {
  console.error('No browser could be found or installed.');
  process.exitCode = 1;
} else {
  const { rows, complaints, page } = await runLighthouse(
    executablePath,
    Number(process.argv[2] ?? 3),
  );
  const [columns = [], ...cells] = tableOf(rows);
  console.log(`\n${plainTable({ caption: 'Lighthouse', columns, rows: cells })}\n`);
  writeFileSync(join(projectFolder, 'docs', 'lighthouse.md'), page);
  console.log('Written to docs/lighthouse.md.');
  for (const complaint of complaints) console.error(complaint);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
