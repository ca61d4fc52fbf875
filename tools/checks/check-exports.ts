// Fails on an exported name that only tests or measuring tools reach, that nothing reaches, that no other file
// needs, or that exists twice; on an oracle without a test that compares it; and on endpoints and procedures that
// nothing calls.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpointTable } from '../../contract/endpoint-table.ts';
import { procedures } from '../../server/store/procedures.ts';
import { DOUBLED_NAMES, ORACLES, type Oracle } from './declared-exports.ts';
import { exportKey, reachFrom, type ReachedNames } from './export-reach.ts';
import { moduleOutline, type Outline } from './module-outline.ts';
import { projectFolder } from '../programs/run-step.ts';
import { readSourceTree } from './source-tree.ts';

type Outlines = ReadonlyMap<string, Outline>;

/** Tests and their helpers: test files and examples next to the code, testing folders, browser journeys. */
const isTestFile = (path: string): boolean =>
  /\.(test|spec)\.tsx?$|\.examples\.ts$|\/testing\/|^e2e\//.test(path);

const isProduct = (path: string): boolean => !isTestFile(path);

interface Found {
  readonly outlines: Outlines;
  /**
   * The names that the product reaches; those it reaches with the tools that measure it; and those that only the
   * tests reach.
   */
  readonly product: ReachedNames;
  readonly tools: ReachedNames;
  readonly everything: ReachedNames;
}

/** Follows every name from the programs and from the tests. The programs never go through a testing folder. */
export function followNames(
  outlines: Outlines,
  programs: readonly string[],
  tools: readonly string[] = [],
): Found {
  const own = new Map([...outlines].filter(([path]) => !isTestFile(path)));
  const tests = [...outlines.keys()].filter(isTestFile);
  return {
    outlines,
    product: reachFrom(own, programs),
    tools: reachFrom(own, [...programs, ...tools]),
    everything: reachFrom(outlines, [...programs, ...tools], tests),
  };
}

/** Every complaint about names that are exported without need. */
export function exportComplaints(found: Found, oracles: readonly Oracle[]): string[] {
  const declared = new Set(oracles.map(({ oracle }) => oracle));
  const complaints: string[] = [];
  for (const [path, { exports }] of found.outlines) {
    if (!isProduct(path)) continue;
    for (const name of exports.keys()) {
      const key = exportKey(path, name);
      const complaint = complaintAboutExport(found, key);
      if (complaint !== null && !declared.has(key)) complaints.push(`${key}: ${complaint}`);
    }
  }
  return complaints;
}

function complaintAboutExport(found: Found, key: string): string | null {
  const { everything } = found;
  if (!everything.exports.has(key)) return 'nothing uses it; delete it';
  // A rule that only a measurement calls does not run.
  const programs = /^(domain|contract|server|web|demo|commands)\//.test(key)
    ? found.product
    : found.tools;
  if (!programs.exports.has(key)) {
    return 'only tests and tools reach it; call it, delete it, move it to a testing folder, or declare it an oracle';
  }
  const isNeeded = everything.asked.has(key) || key.endsWith('#default');
  return isNeeded ? null : 'no other file uses it; remove the word export';
}

/** An oracle needs a test that uses both it and the code that runs instead of it. */
export function oracleComplaints(outlines: Outlines, oracles: readonly Oracle[]): string[] {
  return oracles.flatMap(({ oracle, comparedWith, test }) => {
    const outline = outlines.get(test);
    if (outline === undefined) return [`${oracle}: its test ${test} does not exist`];
    const names = new Set(
      [...outline.imports.values()].map(({ file, name }) => exportKey(file, name)),
    );
    const texts = new Set(outline.units.flatMap((unit) => unit.texts));
    return [oracle, comparedWith]
      .filter((wanted) => !names.has(wanted) && !texts.has(wanted))
      .map((wanted) => `${oracle}: its test ${test} does not use ${wanted}`);
  });
}

/** Names that two files of the product export, and listed ones that are no longer duplicated. */
export function doubledComplaints(
  outlines: Outlines,
  allowed: Readonly<Record<string, string>>,
): string[] {
  const places = new Map<string, string[]>();
  for (const [path, { exports }] of outlines) {
    for (const [name, target] of isProduct(path) ? exports : []) {
      if (name !== 'default' && typeof target === 'string') {
        places.set(name, [...(places.get(name) ?? []), path]);
      }
    }
  }
  const doubled = [...places].filter(([, paths]) => paths.length > 1);
  return [
    ...doubled
      .filter(([name]) => !Object.hasOwn(allowed, name))
      .map(([name, paths]) => `${name} is exported by ${paths.join(' and ')}; rename one`),
    ...Object.keys(allowed)
      .filter((name) => (places.get(name)?.length ?? 0) < 2)
      .map((name) => `${name} is listed as double in tools/checks/declared-exports.ts, but is not`),
  ];
}

/** Endpoints that no screen calls and docs/api.md doesn't name, and procedures that nothing runs. */
function calledComplaints({ product, tools }: Found, apiPage: string): string[] {
  const inScreens = product.texts.get('web') ?? new Set();
  const inPrograms = new Set(
    ['server', 'demo', 'commands', 'tools', 'scripts'].flatMap((room) => [
      ...(tools.texts.get(room) ?? []),
    ]),
  );
  return [
    ...Object.keys(endpointTable)
      .filter((name) => {
        const path = name.split(' ')[1] ?? '';
        return !inScreens.has(name) && !inScreens.has(path) && !apiPage.includes(`\`${name}\``);
      })
      .map((name) => `${name}: no screen calls it, and docs/api.md does not name it`),
    ...Object.keys(procedures)
      .filter((name) => !inPrograms.has(name))
      .map((name) => `procedure ${name}: nobody runs it`),
  ];
}

/** Commands that measure, prove or check the product and are not part of it. */
const TOOLS =
  /^scripts\/(bench|check.*|format|format-staged|fuzz|lighthouse|prove|rehearse-start|screenshots|test)\.(ts|mjs)$|^tools\/(?:checks\/check|\w+\/make)-[^/]+\.ts$/;

/** The files that start as programs. Programs that they start in turn are found by following their imports. */
function programsAmong(paths: readonly string[]): { programs: string[]; tools: string[] } {
  const { scripts } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  const commands = new Set(
    Object.values(scripts).map((line) => `scripts/${line.split(' ')[2]}.ts`),
  );
  const programs = paths.filter(
    (path) =>
      /^(server\/main\.ts|web\/(?:main|opening\/render-opening)\.tsx|web\/(?:opening\/)?vite\.(?:opening\.)?config\.ts|scripts\/run\.mjs|commands\/(?:launcher\.mjs|run-command\.ts))$/.test(
        path,
      ) ||
      (commands.has(path) && !TOOLS.test(path)),
  );
  const tools = paths.filter((path) => TOOLS.test(path) || /^\w+\.config\.ts$/.test(path));
  return { programs, tools };
}

if (import.meta.main) {
  const outlines = new Map(
    readSourceTree().map(({ path, text }) => [path, moduleOutline(path, text)] as const),
  );
  const { programs, tools } = programsAmong([...outlines.keys()].filter(isProduct));
  const found = followNames(outlines, programs, tools);
  const apiPage = readFileSync(join(projectFolder, 'docs', 'api.md'), 'utf8');
  const complaints = [
    ...exportComplaints(found, ORACLES),
    ...oracleComplaints(outlines, ORACLES),
    ...doubledComplaints(outlines, DOUBLED_NAMES),
    ...calledComplaints(found, apiPage),
  ];
  for (const complaint of complaints) console.error(complaint);
  console.log(`exports: ${outlines.size} files, ${complaints.length} complaints`);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
