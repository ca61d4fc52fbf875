// npm test: checks, unit and server tests, browser journeys; the last line says `N passed, M failed`. Of journeys and of what
// repeats or is random, each run takes what the change touches and one turn of four; npm test -- --all takes everything, and
// npm test -- --all --shard=2/6 the second of six parts of it, for as many machines.
// npm test -- PATH or NAME: the tests below a path, or with that text in their titles. npm test -- --changed: what a
// change touches (everything not committed yet, or else the last commit).
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readSourceTree } from '../tools/checks/source-tree.ts';
import { buildScreens } from '../tools/programs/build-screens.ts';
import { runChecks } from './check.ts';
import { affectedTests } from '../tools/test-runs/affected-tests.ts';
import {
  type ChosenTests,
  ENGINE_JOURNEYS,
  testsNamed,
  testsOfChange,
} from '../tools/test-runs/chosen-tests.ts';
import { partOfCommit } from '../tools/test-runs/commit-turn.ts';
import { prepareStatements, startNoting } from '../tools/test-runs/prepare-statements.ts';
import { findBrowser } from '../tools/programs/find-browser.ts';
import { type Listener, projectFolder, runStep } from '../tools/programs/run-step.ts';
import {
  addCounts,
  countsOf,
  journeyCounts,
  nothing,
  type TestCounts,
  unitCounts,
} from '../tools/test-runs/test-counts.ts';
import { journeysOf, touchedJourneys } from '../tools/test-runs/journey-turns.ts';
import { provideTestPrograms, TEST_PROGRAMS } from '../tools/programs/test-programs.ts';
import { runPart } from '../tools/test-runs/run-part.ts';
import { readShard, type Shard, shardWords, WHOLE } from '../tools/test-runs/shard.ts';
import { touchedTests } from '../tools/test-runs/touched-tests.ts';

/** Journeys through three engines that others repeat in Chromium, see e2e/three-engines.spec.ts. */
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
  environment: Readonly<Record<string, string>> = {},
): Promise<TestCounts> {
  const file = join(reports, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = [...chosen, ...reporters];
  const exitCode = await runStep('vitest', args, environment, listener);
  return countsOf(unitCounts(file), exitCode);
}

/** All unit tests, and then every statement that they ran on SQLite, on PostgreSQL. */
async function wholeUnitStep(listener: Listener, shard: Shard): Promise<TestCounts> {
  const notes = join(projectFolder, 'test-results', 'statements');
  const tests = await unitStep(listener, ['run', ...shardWords(shard)], startNoting(notes));
  const sources = readSourceTree().filter(({ path }) => path.startsWith('server/'));
  return addCounts([tests, await prepareStatements(notes, sources, shard, listener)]);
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

/** Everything without a browser; its output is shown at its end. */
async function quietSteps(shard: Shard): Promise<TestCounts> {
  const printed: { readonly checks: string[]; readonly tests: string[] } = {
    checks: [],
    tests: [],
  };
  // At the same time: each check is one program after another, and the tests wait for databases.
  const counts = await Promise.all([
    shard.index === 1 ? checkStep((text) => void printed.checks.push(text)) : nothing,
    wholeUnitStep((text) => void printed.tests.push(text), shard),
  ]);
  process.stdout.write([...printed.checks, ...printed.tests].join(''));
  return addCounts(counts);
}

function report(counts: TestCounts): void {
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  console.log(`${counts.passed} passed, ${counts.failed} failed${skipped}`);
  process.exitCode = counts.failed === 0 ? 0 : 1;
}

function gitText(...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: projectFolder, encoding: 'utf8' });
  return status === 0 ? stdout : null;
}

function git(...args: readonly string[]): string[] {
  return (gitText(...args) ?? '').split('\n').filter((line) => line !== '');
}

const openFiles = (): string[] => [
  ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const filesOfLastCommit = (): string[] =>
  git('diff', '--name-only', '--diff-filter=d', 'HEAD~1', 'HEAD');

function changedFiles(): string[] {
  const open = openFiles();
  return open.length > 0 ? open : filesOfLastCommit();
}

interface WholeRun {
  /** The files of browser journeys; null for all. */
  readonly journeys: readonly string[] | null;
  /** The note about the run at its end. */
  readonly sentence: string | null;
}

/** Tells all tests which part they take. */
function choosePart(wantsAll: boolean): WholeRun {
  const changed = [...new Set([...openFiles(), ...filesOfLastCommit()])];
  const files = readSourceTree();
  const { part, environment, sentence } = runPart({
    wantsAll,
    given: process.env['TEST_PART'],
    ofCommit: partOfCommit(gitText),
    changed,
    touched: () => touchedTests(changed, files),
  });
  Object.assign(process.env, environment);
  return { journeys: journeysOf(part, touchedJourneys(changed, files)), sentence };
}

function choose(wanted: string): ChosenTests {
  if (wanted === '--changed') {
    const [changed, files] = [changedFiles(), readSourceTree()];
    // Tests that take turns run only in their turn: running them all is for the whole run.
    const part = partOfCommit(gitText);
    if (part !== null) process.env['TEST_PART'] ??= `${part.turn}/${part.turns}`;
    return testsOfChange(affectedTests(changed, files), touchedJourneys(changed, files));
  }
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
    const isChange = wanted === '--changed';
    console.error(
      isChange ? 'No test is near what changed.' : `No test has the path or the name “${wanted}”.`,
    );
    process.exitCode = isChange ? 0 : 1;
    return;
  }
  const counts: TestCounts[] = [];
  if (unit !== null) {
    await provideTestPrograms(TEST_PROGRAMS.server);
    counts.push(await unitStep(undefined, unit));
  }
  if (journeys !== null) {
    const hasEngines = journeys.includes(ENGINE_JOURNEYS);
    await provideTestPrograms(TEST_PROGRAMS[hasEngines ? 'journeysInEngines' : 'journeys']);
    counts.push(await journeyStep(await findBrowser(), journeys));
  }
  report(addCounts(counts));
}

async function runWhole(wantsAll: boolean, shard: Shard): Promise<void> {
  const { journeys: chosen, sentence } = choosePart(wantsAll);
  const built = await buildStep();
  await provideTestPrograms(TEST_PROGRAMS.everything);
  const browser = await findBrowser();
  const which = chosen === null ? [] : [...chosen, '--grep-invert', REPEATED_IN_CHROMIUM];
  // Both at the same time: while journeys wait for pages and tests wait for databases, a processor is idle.
  const journeys = journeyStep(browser, [...which, ...shardWords(shard)]);
  const counts = await Promise.all([quietSteps(shard), journeys]);
  if (sentence !== null) console.log(sentence);
  report(addCounts([built, ...counts]));
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const words = process.argv.slice(2);
const wanted = words.join(' ').trim();
const shard = readShard(words);
if (wanted === '') await runWhole(false, WHOLE);
else await (shard === null ? runChosen(wanted) : runWhole(true, shard));
