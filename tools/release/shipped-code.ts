// Makes the closed list of our own files in a release: from its programs, along everything that they import, start
// or read.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { codeReferences } from './code-references.ts';

interface ShippedFile {
  readonly path: string;
  readonly content: Buffer;
}

interface ShippedCode {
  readonly files: readonly ShippedFile[];
  /** Folders of files that the programs read by names that aren't in the code. */
  readonly folders: readonly string[];
  /** The packages that the code names. */
  readonly packages: ReadonlySet<string>;
}

const PROGRAMS = ['commands/elenchus.cjs', 'commands/launcher.mjs', 'commands/run-command.ts'];

/** The folders that each file may read by computed names. */
const READ_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  'server/start-server.ts': ['web/dist'],
  'server/pdf/pdf-fonts.ts': ['server/pdf/fonts'],
};

/** The release has a manifest of its own. */
const OWN_MANIFEST = 'package.json';

/** Reads from the project folder. Throws for a file that can't be followed or doesn't exist. */
export function shippedCode(project: string, programs: readonly string[] = PROGRAMS): ShippedCode {
  const found = new Map<string, ShippedFile>();
  const folders = new Set<string>();
  const packages = new Set<string>();
  const waiting = [...programs];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path) || path === OWN_MANIFEST) continue;
    if (!isCode(path)) {
      found.set(path, { path, content: readFileSync(join(project, path)) });
      continue;
    }
    const code = plainJavaScript(project, path);
    const references = codeReferences(path, code);
    for (const folder of readFolders(path, references.computedPlaces)) folders.add(folder);
    for (const name of references.packages) packages.add(name);
    const { text, targets } = withPlainNames(project, path, code, references.texts);
    waiting.push(...targets);
    found.set(path, { path: released(path), content: Buffer.from(text) });
  }
  const files = [...found.values()].toSorted((one, other) => (one.path < other.path ? -1 : 1));
  return { files, folders: [...folders].toSorted(), packages };
}

function isCode(path: string): boolean {
  return /\.(?:ts|mjs|cjs|js)$/u.test(path);
}

/**
 * Node doesn't read types below node_modules. The remaining code is at the same place, so that line numbers stay
 * right.
 */
function plainJavaScript(project: string, path: string): string {
  const text = readFileSync(join(project, path), 'utf8');
  if (!path.endsWith('.ts')) return text;
  return stripTypeScriptTypes(text, { mode: 'strip' });
}

function released(path: string): string {
  return path.replace(/\.ts$/u, '.js');
}

function readFolders(path: string, computedPlaces: number): readonly string[] {
  const declared = READ_FOLDERS[path] ?? [];
  if (computedPlaces > declared.length) {
    throw new Error(`${path} computes the place of a file: name its folder in READ_FOLDERS`);
  }
  return declared;
}

/** The code with the names that the files have in the release, and the files that it refers to. */
function withPlainNames(
  project: string,
  path: string,
  code: string,
  texts: ReturnType<typeof codeReferences>['texts'],
): { readonly text: string; readonly targets: readonly string[] } {
  const targets: string[] = [];
  let text = '';
  let written = 0;
  for (const { value, start, end, isSpecifier } of texts) {
    const target = targetOf(project, path, value);
    if (target === null) {
      const isOurs = isSpecifier && /^(?:\.|@elenchus\/)/u.test(value);
      if (isOurs || /^\.{1,2}\/.*\.ts$/u.test(value)) {
        throw new Error(`${path} refers to ${value}, which isn't there`);
      }
      continue;
    }
    targets.push(target);
    const name = value.startsWith('.') ? value : relativeTo(path, target);
    text += `${code.slice(written, start)}'${released(name)}'`;
    written = end;
  }
  return { text: text + code.slice(written), targets };
}

/** The file of the project that a text names; null where it names none. */
function targetOf(project: string, path: string, value: string): string | null {
  const own = /^@elenchus\/(.+)$/u.exec(value)?.[1];
  const isRelative = /^\.{1,2}\/./u.test(value);
  if (own === undefined && !isRelative) return null;
  const target = own ?? posix.join(dirname(path), value);
  const file = join(project, target);
  const isFile = !target.startsWith('..') && existsSync(file) && statSync(file).isFile();
  return isFile ? target : null;
}

function relativeTo(path: string, target: string): string {
  const name = posix.relative(posix.dirname(path), target);
  return name.startsWith('.') ? name : `./${name}`;
}
