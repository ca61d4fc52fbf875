// Fails on an upward import, an import cycle, a file that nothing imports, a catch-all name, an impure domain file or a
// migration that depends on what can change.
import { basename } from 'node:path';
import { complaintAbout, placeOf } from './folder-order.ts';
import { importCycles } from './import-cycles.ts';
import { readSourceTree, type SourceFile } from './source-tree.ts';

const DRAWER_NAMES = /^(utils?|helpers?|misc|common|types|constants|index)\.tsx?$/;
const IMPURE =
  /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bTemporal\.Now\b|\bperformance\.|\bcrypto\b|\bconsole\.|\bfetch\(|\bsetTimeout\b/;
const ENTRIES =
  /\.(test|spec)\.tsx?$|\.config\.ts$|^scripts\/[^/]+\.(ts|mjs)$|^commands\/(launcher\.mjs|run-command\.ts)$|^tools\/checks\/check-[^/]+\.ts$|^tools\/\w+\/make-[^/]+\.ts$|^server\/main\.ts$|^server\/store\/testing\/check-rows\.ts$|^web\/(main|opening\/render-opening)\.tsx$|^web\/vite-env/;

const isExample = (path: string): boolean => path.endsWith('.examples.ts');

const isTest = (path: string): boolean =>
  /\.(test|spec)\.tsx?$|\/testing\//.test(path) || isExample(path);

/** A test is next to the file it tests, however low, and may use the test helpers of its room. */
const isTestHelp = (path: string, room: string, target: string): boolean =>
  /\.test\.tsx?$/.test(path) && target.startsWith(`${room}/testing/`);

function upwardImports(file: SourceFile): string[] {
  const from = placeOf(file.path);
  if (from === null)
    return [`${file.path}: this folder is not in the order of tools/checks/folder-order.ts`];
  if (from.room === 'project') return [];
  return file.imports.flatMap((imported) => {
    if (imported.target === null) return foreignImport(file, from.room, imported.specifier);
    if (isTestHelp(file.path, from.room, imported.target)) return [];
    const to = placeOf(imported.target);
    const complaint = to && complaintAbout(from, to);
    return complaint ? [`${file.path}: ${complaint} (${imported.specifier})`] : [];
  });
}

function foreignImport(file: SourceFile, room: string, specifier: string): string[] {
  return room === 'domain' && !isTest(file.path)
    ? [`${file.path}: the domain has no dependency, but imports ${specifier}`]
    : [];
}

function contractStaysTypes(file: SourceFile): string[] {
  if (!file.path.startsWith('web/') || isTest(file.path)) return [];
  return file.imports
    .filter((imported) => imported.target?.startsWith('contract/') && !imported.typesOnly)
    .map(
      (imported) =>
        `${file.path}: the browser takes only types from the contract (${imported.specifier})`,
    );
}

/** Example calls are data of tests: the product never loads them. */
function examplesStayOut(file: SourceFile): string[] {
  if (isTest(file.path) || /^(tools|scripts|e2e)\//.test(file.path)) return [];
  return file.imports
    .filter(({ target }) => target !== null && isExample(target))
    .map(
      ({ specifier }) => `${file.path}: only tests and tools may import examples (${specifier})`,
    );
}

function featuresStayApart(file: SourceFile): string[] {
  const feature = /^web\/features\/([^/]+\/[^/]+)\//.exec(file.path)?.[1];
  if (feature === undefined) return [];
  return file.imports
    .filter(
      ({ target }) =>
        target?.startsWith('web/features/') && !target?.startsWith(`web/features/${feature}/`),
    )
    .map(
      (imported) =>
        `${file.path}: a feature may not import another feature (${imported.specifier})`,
    );
}

/** What a migration does must not change when a rule or a store does: it has its own copy of what it needs. */
function changeableMigrations(file: SourceFile): string[] {
  const folder = 'server/store/migrations/';
  if (!file.path.startsWith(folder) || isTest(file.path)) return [];
  return file.imports
    .filter(({ target }) => target !== null && !isFixedFor(folder, target))
    .map(
      ({ specifier }) =>
        `${file.path}: a migration may import only migrations and the database engine, because ` +
        `anything else can change; copy what it needs to ${folder}frozen (${specifier})`,
    );
}

const isFixedFor = (folder: string, target: string): boolean =>
  target.startsWith(folder) || target.startsWith('server/store/engine/');

function impureDomain(file: SourceFile): string[] {
  if (!file.path.startsWith('domain/') || isTest(file.path)) return [];
  const code = file.text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const found = IMPURE.exec(code)?.[0];
  return found
    ? [`${file.path}: the domain has no clock, chance or output, but uses ${found}`]
    : [];
}

function orphans(files: readonly SourceFile[]): string[] {
  const wanted = new Set(files.flatMap((file) => file.imports.map((imported) => imported.target)));
  return files
    .filter((file) => !ENTRIES.test(file.path) && !wanted.has(file.path))
    .map((file) => `${file.path}: nobody imports this file`);
}

/** The path without the extension: people confuse two files that differ only in that. */
const withoutExtension = (path: string): string => path.replace(/\.(tsx?|mjs)$/, '');

/** Catch-all names, and names that exist twice in a folder. */
function nameTrouble(files: readonly SourceFile[]): string[] {
  const drawers = files
    .filter((file) => DRAWER_NAMES.test(basename(file.path)))
    .map((file) => `${file.path}: a drawer name; say what the file is about`);
  const sources = files.filter((file) => !isTest(file.path));
  const byName = Map.groupBy(sources, (file) => withoutExtension(file.path));
  const twice = [...byName].filter(([, sameName]) => sameName.length > 1);
  return [
    ...drawers,
    ...twice.map(
      ([name, list]) => `${name} exists twice: ${list.map((file) => file.path).join(', ')}`,
    ),
  ];
}

/** Every complaint about the given files. */
export function architectureComplaints(files: readonly SourceFile[]): string[] {
  return [
    ...files.flatMap(upwardImports),
    ...files.flatMap(contractStaysTypes),
    ...files.flatMap(examplesStayOut),
    ...files.flatMap(featuresStayApart),
    ...files.flatMap(impureDomain),
    ...files.flatMap(changeableMigrations),
    ...orphans(files),
    ...nameTrouble(files),
    ...importCycles(files).map((cycle) => `import cycle: ${cycle.join(' -> ')}`),
  ];
}

if (import.meta.main) {
  const files = readSourceTree();
  const complaints = architectureComplaints(files);
  for (const complaint of complaints) console.error(complaint);
  console.log(`architecture: ${files.length} files, ${complaints.length} complaints`);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
