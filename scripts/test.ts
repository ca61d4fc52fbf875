// npm test: checks, unit and server tests, browser journeys; the last line says `N passed, M failed`.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildScreens } from './build-screens.ts';
import { runChecks } from './check.ts';
import { findBrowser } from './find-browser.ts';
import { findPostgres } from './find-postgres.ts';
import { type Listener, projectFolder, runStep } from './run-step.ts';
import {
  addCounts,
  countsOf,
  journeyCounts,
  nothing,
  type TestCounts,
  unitCounts,
} from './test-counts.ts';

const reports = join(projectFolder, 'test-results', 'reports');

async function checkStep(listener: Listener): Promise<TestCounts> {
  const outcomes = await runChecks(listener);
  const passed = outcomes.filter((outcome) => outcome.passed).length;
  return { passed, failed: outcomes.length - passed, skipped: 0 };
}

async function unitStep(listener: Listener): Promise<TestCounts> {
  const file = join(reports, 'unit.json');
  const words = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const exitCode = await runStep('vitest', [...words, '--maxWorkers=2'], {}, listener);
  return countsOf(unitCounts(file), exitCode);
}

async function journeyStep(browser: string | null): Promise<TestCounts> {
  if (browser === null) {
    console.error('No browser could be found or installed: the browser journeys did not run.');
    return { ...nothing, failed: 1 };
  }
  const file = join(reports, 'journeys.json');
  const exitCode = await runStep('playwright', ['test', '--reporter=list,json'], {
    BROWSER_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const journeys = journeyCounts(file);
  if (journeys && journeys.secondTry > 0) {
    console.warn(`${journeys.secondTry} of the browser journeys passed only at the second try.`);
  }
  return countsOf(journeys, exitCode);
}

async function buildStep(): Promise<TestCounts> {
  const built = await buildScreens();
  return { passed: built ? 1 : 0, failed: built ? 0 : 1, skipped: 0 };
}

/** Everything without a browser; what it prints is shown at its end. */
async function quietSteps(): Promise<TestCounts> {
  const printed: string[] = [];
  const listener: Listener = (text) => void printed.push(text);
  const counts = addCounts([await checkStep(listener), await unitStep(listener)]);
  process.stdout.write(printed.join(''));
  return counts;
}

function report(counts: TestCounts): void {
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  console.log(`${counts.passed} passed, ${counts.failed} failed${skipped}`);
  process.exitCode = counts.failed === 0 ? 0 : 1;
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const built = await buildStep();
// One after the other: both may install something.
await findPostgres();
const browser = await findBrowser();
// Both at once: journeys wait for pages, and tests wait for databases, while a processor is idle.
report(addCounts([built, ...(await Promise.all([quietSteps(), journeyStep(browser)]))]));
