// Finds the server tests that a change touches: they run on PostgreSQL too, whatever turn it is.

interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly { readonly target: string | null }[];
}

/** They import nearly everything, so their imports say nothing about a test. */
const HUB =
  /^(?!server\/)|^server\/[^/]+\.ts$|\/testing\/|\/(?:all-[\w-]+|procedures|open-store)\.ts$/u;
/** Every query goes through them. */
const EVERY_QUERY = /^server\/store\/(?:engine|migrations|testing)\/(?!.*\.test\.ts$)/u;
/** A test uses a handler, which uses a store. Nearly every test uses files farther away. */
const STEPS = 2;
/** Calls and procedures are used by name. */
const NAMED = /'((?:GET|POST|PUT|DELETE|PATCH) \/api\/[^']+|[a-z][A-Za-z]+)'/gu;
const PROCEDURE = /\bfunction\* (\w+)/gu;

const isServerTest = (path: string): boolean => /^server\/.*\.test\.ts$/u.test(path);
const isSource = (path: string): boolean =>
  path.startsWith('server/') && !isServerTest(path) && !path.includes('/testing/');

const wordsIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, word = '']) => word);

/** The files in which calls are handled and procedures are written, by their names. */
function homesOf(files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const homes = files
    .filter(({ path }) => isSource(path))
    .flatMap(({ path, text }) => {
      const calls = path.endsWith('-handlers.ts')
        ? wordsIn(text, NAMED).filter((word) => word.includes(' /api/'))
        : [];
      const procedures = path.startsWith('server/store/') ? wordsIn(text, PROCEDURE) : [];
      return [...calls, ...procedures].map((name) => ({ name, path }));
    });
  const byName = Map.groupBy(homes, ({ name }) => name);
  return new Map([...byName].map(([name, list]) => [name, list.map(({ path }) => path)]));
}

/** The server tests that changed, or that use something on the server that did. */
export function touchedTests(
  changed: readonly string[],
  files: readonly SourceFile[],
): readonly string[] {
  const there = new Map(files.map((file) => [file.path, file]));
  const homes = homesOf(files);
  const usedBy = ({ path, text, imports }: SourceFile): readonly string[] => [
    ...imports.flatMap(({ target }) => target ?? []),
    ...(isServerTest(path) ? [path.replace(/\.test\.ts$/u, '.ts')] : []),
    ...wordsIn(text, NAMED).flatMap((name) => homes.get(name) ?? []),
  ];
  const uses = new Map<string, readonly string[]>();
  const usesOf = (path: string): readonly string[] => {
    const file = there.get(path);
    const usedFiles = uses.get(path) ?? (file === undefined || HUB.test(path) ? [] : usedBy(file));
    uses.set(path, usedFiles);
    return usedFiles;
  };
  const wanted = new Set(changed.filter((path) => path.startsWith('server/')));
  const tests = files.map(({ path }) => path).filter(isServerTest);
  if ([...wanted].some((path) => EVERY_QUERY.test(path))) return tests;
  return wanted.size === 0 ? [] : tests.filter((path) => reaches(path, wanted, usesOf));
}

function reaches(
  start: string,
  wanted: ReadonlySet<string>,
  usesOf: (path: string) => readonly string[],
): boolean {
  let reached = [start];
  for (let step = 0; step < STEPS; step += 1) {
    reached = [...new Set(reached.flatMap((path) => [path, ...usesOf(path)]))];
  }
  return reached.some((path) => wanted.has(path));
}
