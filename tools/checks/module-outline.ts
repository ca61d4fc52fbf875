// The outline of one source file: its declarations, what each of them uses, what the file imports, exports and starts.
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';
import {
  boundNames,
  childNodes,
  declaredNames,
  freeNames,
  type SyntaxNode,
  textAt,
} from './free-names.ts';

/** A name of another file: an exported one, or '*' for all of them. */
export interface OutsideName {
  readonly file: string;
  readonly name: string;
}

/** One declaration at the top of a file, or (without a name) a statement that runs when the file is loaded. */
export interface Declaration {
  readonly names: readonly string[];
  readonly uses: ReadonlySet<string>;
  /** Names of other files that it takes by `import()`, and files that it starts as a thread or process. */
  readonly takes: readonly OutsideName[];
  readonly starts: readonly string[];
  /** The texts in it, which include the names by which endpoints and procedures are called. */
  readonly texts: readonly string[];
  /** The statement runs only where the file is the program: `if (import.meta.main)`. */
  readonly mainOnly: boolean;
}

export interface Outline {
  readonly path: string;
  readonly units: readonly Declaration[];
  /** The name of each imported local name in its own file. */
  readonly imports: ReadonlyMap<string, OutsideName>;
  /** The files whose statements run when this one is loaded. */
  readonly loads: readonly string[];
  /** The local name behind each exported one, or the name of another file that it re-exports. */
  readonly exports: ReadonlyMap<string, string | OutsideName>;
}

interface Draft {
  readonly units: Declaration[];
  readonly imports: Map<string, OutsideName>;
  readonly loads: string[];
  readonly exports: Map<string, string | OutsideName>;
}

/** The project file that a specifier leads to, or null for a package. */
function targetOf(path: string, specifier: string): string | null {
  const clean = specifier.replace(/\?.*$/, '');
  if (clean.startsWith('.')) return normalize(join(dirname(path), clean)).replaceAll('\\', '/');
  return /^@elenchus\/(.+)$/.exec(clean)?.[1] ?? null;
}

/** Reads one file. A file that cannot be parsed throws. */
export function moduleOutline(path: string, text: string): Outline {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message ?? 'cannot be parsed'}`);
  const draft: Draft = { units: [], imports: new Map(), loads: [], exports: new Map() };
  // The parser's own types have a shape per kind of node; one loose shape is enough to walk them.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  for (const statement of program.body as unknown as SyntaxNode[]) read(path, statement, draft);
  return { path, ...draft };
}

function read(path: string, statement: SyntaxNode, draft: Draft): void {
  if (statement.type === 'ImportDeclaration') readImport(path, statement, draft);
  else if (statement.type === 'ExportNamedDeclaration') readExport(path, statement, draft);
  else if (statement.type === 'ExportAllDeclaration') {
    throw new Error(`${path}: name what is passed on instead of writing export *`);
  } else if (statement.type === 'ExportDefaultDeclaration') {
    draft.exports.set('default', 'default');
    draft.units.push(unitOf(path, statement, ['default']));
  } else readDeclaration(path, statement, draft);
}

const field = (node: SyntaxNode, name: string): SyntaxNode | null =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  (node[name] as SyntaxNode | null | undefined) ?? null;

const list = (node: SyntaxNode, name: string): SyntaxNode[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  (node[name] as SyntaxNode[] | undefined) ?? [];

const nameOf = (node: SyntaxNode | null): string =>
  node === null ? '' : textAt(node, 'name') || textAt(node, 'value');

function readImport(path: string, statement: SyntaxNode, draft: Draft): void {
  const file = targetOf(path, nameOf(field(statement, 'source')));
  if (file === null) return;
  if (textAt(statement, 'importKind') !== 'type') draft.loads.push(file);
  for (const specifier of list(statement, 'specifiers')) {
    const name =
      specifier.type === 'ImportSpecifier'
        ? nameOf(field(specifier, 'imported'))
        : specifier.type === 'ImportDefaultSpecifier'
          ? 'default'
          : '*';
    draft.imports.set(nameOf(field(specifier, 'local')), { file, name });
  }
}

function readExport(path: string, statement: SyntaxNode, draft: Draft): void {
  const declaration = field(statement, 'declaration');
  if (declaration !== null) {
    for (const name of declaredNames(declaration)) draft.exports.set(name, name);
    readDeclaration(path, declaration, draft);
    return;
  }
  const source = field(statement, 'source');
  const file = source && targetOf(path, nameOf(source));
  if (file !== null && textAt(statement, 'exportKind') !== 'type') draft.loads.push(file);
  for (const specifier of list(statement, 'specifiers')) {
    const local = nameOf(field(specifier, 'local'));
    const exported = nameOf(field(specifier, 'exported'));
    draft.exports.set(exported, file === null ? local : { file, name: local });
  }
}

function readDeclaration(path: string, statement: SyntaxNode, draft: Draft): void {
  if (statement.type === 'VariableDeclaration') {
    for (const each of list(statement, 'declarations')) {
      const id = field(each, 'id');
      draft.units.push(unitOf(path, each, id ? boundNames(id) : []));
    }
  } else draft.units.push(unitOf(path, statement, declaredNames(statement)));
}

function unitOf(path: string, node: SyntaxNode, names: readonly string[]): Declaration {
  const found: Found = { takes: [], texts: [] };
  collect(path, node, null, found);
  const test = node.type === 'IfStatement' ? JSON.stringify(field(node, 'test')) : '';
  const mainOnly = test.includes('"MetaProperty"') && test.includes('"main"');
  const starts = found.texts
    .filter((text) => /\.(ts|tsx|mjs|js)$/.test(text))
    .map((text) => targetOf(path, text) ?? text);
  return { names, uses: freeNames(node), ...found, starts, mainOnly };
}

interface Found {
  readonly takes: OutsideName[];
  readonly texts: string[];
}

/** The names that a node takes by `import()`, and the texts in it. */
function collect(path: string, node: SyntaxNode, parent: SyntaxNode | null, found: Found): void {
  if (node.type === 'ImportExpression' || node.type === 'TSImportType') {
    const file = targetOf(path, nameOf(field(node, 'source')));
    if (file !== null) {
      found.takes.push(...takenNames(node, parent).map((name) => ({ file, name })));
    }
  }
  if (node.type === 'Literal' && typeof node['value'] === 'string') found.texts.push(node['value']);
  const inside = node.type === 'AwaitExpression' ? parent : node;
  for (const child of childNodes(node)) collect(path, child, inside, found);
}

/** `const { A } = await import(…)` and `(await import(…)).A` take one name; anything else takes all. */
function takenNames(node: SyntaxNode, parent: SyntaxNode | null): string[] {
  if (node.type === 'TSImportType') {
    const qualifier = field(node, 'qualifier');
    return [qualifier?.type === 'Identifier' ? nameOf(qualifier) : '*'];
  }
  if (parent?.type === 'MemberExpression' && parent['computed'] !== true) {
    return [nameOf(field(parent, 'property'))];
  }
  const id = parent?.type === 'VariableDeclarator' ? field(parent, 'id') : null;
  if (id?.type !== 'ObjectPattern') return ['*'];
  const keys = list(id, 'properties').map((each) => field(each, 'key'));
  return keys.every((key) => key?.type === 'Identifier') ? keys.map(nameOf) : ['*'];
}
