// Finds the tests that a change may break: every test outside the server that reaches a changed file through its imports,
// and the server tests near it. Through the application, nearly every server test reaches every file.
import { touchedTests } from './touched-tests.ts';

interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly { readonly target: string | null }[];
}

const isTest = (path: string): boolean => /\.test\.tsx?$/u.test(path);
/** They make the calls of all examples. */
const OF_EXAMPLES = [
  'server/testing/access/access-matrix.test.ts',
  'server/testing/fuzz/fuzz.test.ts',
];
const isExample = (path: string): boolean => path.endsWith('.examples.ts');
const isOnServer = (path: string): boolean => path.startsWith('server/');

/** All files that import one of these, however many files are between. */
function importersOf(
  changed: readonly string[],
  files: readonly SourceFile[],
): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const { path, imports } of files) {
    for (const { target } of imports) {
      if (target === null) continue;
      const known = importers.get(target);
      if (known === undefined) importers.set(target, [path]);
      else known.push(path);
    }
  }
  const reached = new Set(changed);
  for (const path of reached)
    for (const importer of importers.get(path) ?? []) reached.add(importer);
  return reached;
}

/** The files of tests, sorted. */
export function affectedTests(
  changed: readonly string[],
  files: readonly SourceFile[],
): readonly string[] {
  const there = new Set(files.map(({ path }) => path));
  const code = changed.filter((path) => there.has(path));
  const elsewhere = [...importersOf(code, files)].filter(
    (path) => isTest(path) && !isOnServer(path),
  );
  const changedSet = new Set(code);
  const usingThem = files.filter(
    ({ path, imports }) =>
      isOnServer(path) &&
      !isTest(path) &&
      imports.some(
        ({ target }) => target !== null && !isOnServer(target) && changedSet.has(target),
      ),
  );
  const near = touchedTests([...code, ...usingThem.map(({ path }) => path)], files);
  const ofExamples = code.some(isExample) ? OF_EXAMPLES : [];
  return [...new Set([...elsewhere, ...near, ...ofExamples])].toSorted();
}
