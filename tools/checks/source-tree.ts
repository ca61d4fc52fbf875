// Reads the project's own source files and what each of them imports.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { projectFolder } from '../programs/run-step.ts';

export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly SourceImport[];
}

interface SourceImport {
  readonly specifier: string;
  /** The project file it leads to, or null for a package. */
  readonly target: string | null;
  readonly typesOnly: boolean;
}

const PATTERNS = [
  '{domain,contract,server,web,demo,commands,tools,scripts,e2e}/**/*.{ts,tsx,mjs}',
  '*.ts',
];
const IMPORT = /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?'([^']+)'/g;
const DYNAMIC =
  /\bimport\(\s*'([^']+)'\s*\)|new URL\(\s*'([^']+\.(?:ts|tsx|mjs))',\s*import\.meta\.url/g;

/** All source files of the project, sorted by path. */
export function readSourceTree(): SourceFile[] {
  const paths = PATTERNS.flatMap((pattern) => globSync(pattern, { cwd: projectFolder }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/node_modules|\/dist\/|\.d\.ts$/.test(path));
  return paths.toSorted((a, b) => a.localeCompare(b)).map(readSourceFile);
}

function readSourceFile(path: string): SourceFile {
  const text = readFileSync(join(projectFolder, path), 'utf8');
  return { path, text, imports: importsOf(path, text) };
}

/** What a file imports, statically, dynamically, or as the file of a worker. */
export function importsOf(path: string, text: string): SourceImport[] {
  const found: SourceImport[] = [];
  for (const [, , typeWord, specifier] of text.matchAll(IMPORT)) {
    if (specifier) found.push(toImport(path, specifier, typeWord !== undefined));
  }
  for (const [, imported, worker] of text.matchAll(DYNAMIC)) {
    const specifier = imported ?? worker;
    if (specifier) found.push(toImport(path, specifier, false));
  }
  return found;
}

function toImport(path: string, specifier: string, typesOnly: boolean): SourceImport {
  const clean = specifier.replace(/\?.*$/, '');
  if (clean.startsWith('.')) {
    return {
      specifier,
      target: normalize(join(dirname(path), clean)).replaceAll('\\', '/'),
      typesOnly,
    };
  }
  const own = /^@elenchus\/(.+)$/.exec(clean)?.[1];
  return { specifier, target: own ?? null, typesOnly };
}
