// Fails on an exported name that only tests reach, that nothing reaches, that no other file needs, or that exists twice;
// on an oracle without a test that compares it; and on endpoints and procedures that nobody calls.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpointTable } from '../contract/endpoint-table.ts';
import { procedures } from '../server/store/procedures.ts';
import { DOUBLED_NAMES, NOT_LOOKED_AT, ORACLES, type Oracle } from './declared-exports.ts';
import { exportKey, reachFrom, type ReachedNames } from './export-reach.ts';
import { moduleOutline, type Outline } from './module-outline.ts';
import { projectFolder } from './run-step.ts';
import { readSourceTree } from './source-tree.ts';

type Outlines = ReadonlyMap<string, Outline>;

/** Tests and what only they use: files beside the code, testing folders, browser journeys. */
const isTestFile = (path: string): boolean => /\.(test|spec)\.tsx?$|\/testing\/|^e2e\//.test(path);

const isProduct = (path: string): boolean => !isTestFile(path) && !NOT_LOOKED_AT.test(path);

interface Found {
  readonly outlines: Outlines;
  /** What the programs reach, and what they and the tests reach together. */
  readonly product: ReachedNames;
  readonly everything: ReachedNames;
}

/** Follows every name from the programs and from the tests. The programs never go through a testing folder. */
export function followNames(outlines: Outlines, programs: readonly string[]): Found {
  const own = new Map([...outlines].filter(([path]) => !isTestFile(path)));
  const tests = [...outlines.keys()].filter(isTestFile);
  return {
    outlines,
    product: reachFrom(own, programs),
    everything: reachFrom(outlines, programs, tests),
  };
}

/** Every complaint about names that are exported in vain. */
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

function complaintAboutExport({ product, everything }: Found, key: string): string | null {
  if (!everything.exports.has(key)) return 'nothing uses it; delete it';
  if (!product.exports.has(key)) {
    return 'only tests reach it; call it, delete it, move it to a testing folder, or declare it an oracle';
  }
  const isNeeded = everything.asked.has(key) || key.endsWith('#default');
  return isNeeded ? null : 'no other file uses it; remove the word export';
}

/** An oracle needs a test that has both it and what runs instead of it. */
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

/** Names that two files of the product export, and listed ones that are no longer double. */
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
      .map((name) => `${name} is listed as double in scripts/declared-exports.ts, but is not`),
  ];
}

/** Endpoints that no screen calls and docs/api.md does not promise, and procedures that nobody runs. */
function calledComplaints({ product }: Found, apiPage: string): string[] {
  const inScreens = product.texts.get('web') ?? new Set();
  const inPrograms = new Set(
    ['server', 'scripts'].flatMap((room) => [...(product.texts.get(room) ?? [])]),
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

/** The files that start something by themselves; what they start in turn is found by following them. */
function programsAmong(paths: readonly string[]): string[] {
  const { scripts } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  const run = new Set(Object.values(scripts).map((line) => `scripts/${line.split(' ')[2]}.ts`));
  return paths.filter(
    (path) =>
      run.has(path) ||
      /^(server\/main\.ts|web\/main\.tsx|(web\/)?[\w-]+\.config\.ts)$/.test(path) ||
      /^scripts\/(run\.mjs|rehearse-start\.mjs|check-[^/]+\.ts)$/.test(path),
  );
}

if (import.meta.main) {
  const outlines = new Map(
    readSourceTree().map(({ path, text }) => [path, moduleOutline(path, text)] as const),
  );
  const found = followNames(
    outlines,
    programsAmong([...outlines.keys()].filter((path) => !isTestFile(path))),
  );
  const apiPage = join(projectFolder, 'docs', 'api.md');
  const complaints = [
    ...exportComplaints(found, ORACLES),
    ...oracleComplaints(outlines, ORACLES),
    ...doubledComplaints(outlines, DOUBLED_NAMES),
    ...calledComplaints(found, existsSync(apiPage) ? readFileSync(apiPage, 'utf8') : ''),
  ];
  for (const complaint of complaints) console.error(complaint);
  console.log(`exports: ${outlines.size} files, ${complaints.length} complaints`);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
