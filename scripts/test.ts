// npm test: checks, unit and server tests, browser journeys; the last line says `N passed, M failed`.
// npm test -- PATH or NAME: the tests below a path, or with that text in their titles. npm test -- --changed: what a
// change touches (everything not committed yet, or else the last commit).
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildScreens } from '../tools/programs/build-screens.ts';
import { runChecks } from './check.ts';
import {
  type ChosenTests,
  ENGINE_JOURNEYS,
  testsNamed,
  testsOfChange,
} from '../tools/test-runs/chosen-tests.ts';
import { findBrowser } from '../tools/programs/find-browser.ts';
import { provideEngines } from '../tools/programs/find-engines.ts';
import { findPostgres } from '../tools/programs/find-postgres.ts';
import { type Listener, projectFolder, runStep } from '../tools/programs/run-step.ts';
import {
  addCounts,
  countsOf,
  journeyCounts,
  nothing,
  type TestCounts,
  unitCounts,
} from '../tools/test-runs/test-counts.ts';

/** Journeys through three engines that others take in Chromium too, see e2e/three-engines.spec.ts. */
const REPEATED_IN_CHROMIUM = 'three-engines.*Chromium.*@repeated';

const reports = join(projectFolder, 'test-results', 'reports');

async function checkStep(listener: Listener): Promise<TestCounts> {
  const platforms = {
    name: 'platforms',
    program: process.execPath,
    args: ['scripts/check-platforms.ts', '--dry-run'],
  };
  const outcomes = await runChecks(listener, [platforms]);
  const passed = outcomes.filter((outcome) => outcome.passed).length;
  return { passed, failed: outcomes.length - passed, skipped: 0 };
}

async function unitStep(
  listener?: Listener,
  chosen: readonly string[] = ['run'],
): Promise<TestCounts> {
  const file = join(reports, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = [...chosen, ...reporters];
  const exitCode = await runStep('vitest', args, {}, listener);
  return countsOf(unitCounts(file), exitCode);
}

async function journeyStep(
  browser: string | null,
  chosen: readonly string[] = [],
): Promise<TestCounts> {
  if (browser === null) {
    console.error(
      'The browser journeys did not run, because there is no browser: install Chromium or Chrome (Debian: apt install chromium), or set BROWSER_PATH.',
    );
    return { ...nothing, failed: 1 };
  }
  const file = join(reports, 'journeys.json');
  const exitCode = await runStep('playwright', ['test', ...chosen, '--reporter=list,json'], {
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

function git(...args: string[]): string[] {
  const { stdout } = spawnSync('git', args, { cwd: projectFolder, encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line !== '');
}

function changedFiles(): string[] {
  const open = [
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return open.length > 0 ? open : git('diff', '--name-only', '--diff-filter=d', 'HEAD~1', 'HEAD');
}

function choose(wanted: string): ChosenTests {
  if (wanted === '--changed') return testsOfChange(changedFiles());
  const paths = git(
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '*.test.ts',
    '*.test.tsx',
    '*.spec.ts',
  );
  return testsNamed(
    wanted,
    paths.map((path) => ({ path, text: readFileSync(join(projectFolder, path), 'utf8') })),
  );
}

async function runChosen(wanted: string): Promise<void> {
  const { unit, journeys } = choose(wanted);
  if (unit === null && journeys === null) {
    console.error(`No test has the path or the name “${wanted}”.`);
    process.exitCode = 1;
    return;
  }
  const counts: TestCounts[] = [];
  if (unit !== null) {
    await findPostgres();
    counts.push(await unitStep(undefined, unit));
  }
  if (journeys !== null) {
    if (journeys.includes(ENGINE_JOURNEYS)) await provideEngines();
    counts.push(await journeyStep(await findBrowser(), journeys));
  }
  report(addCounts(counts));
}

async function runAll(): Promise<void> {
  const built = await buildStep();
  // One after the other: each may install something.
  await findPostgres();
  await provideEngines();
  const browser = await findBrowser();
  // Both at the same time: while journeys wait for pages and tests wait for databases, a processor is idle.
  const journeys = journeyStep(browser, ['--grep-invert', REPEATED_IN_CHROMIUM]);
  report(addCounts([built, ...(await Promise.all([quietSteps(), journeys]))]));
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const wanted = process.argv.slice(2).join(' ').trim();
await (wanted === '' ? runAll() : runChosen(wanted));
