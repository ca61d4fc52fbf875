// Finds what a source file refers to in its texts: files that it imports, starts as a thread or reads, and packages.
import { builtinModules } from 'node:module';
import { parseSync } from 'vite';

interface TextInCode {
  readonly value: string;
  /** Where the text is in the code, with its quotes. */
  readonly start: number;
  readonly end: number;
  readonly isSpecifier: boolean;
}

interface CodeReferences {
  readonly texts: readonly TextInCode[];
  /** The names of the packages. */
  readonly packages: readonly string[];
  /** Files that are computed from `import.meta.url`, so that no tool can follow them. */
  readonly computedPlaces: number;
}

interface CodeNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const WITH_SPECIFIER = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
]);

/** Reads JavaScript. Throws for code that cannot be parsed. */
export function codeReferences(path: string, code: string): CodeReferences {
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message ?? 'cannot be parsed'}`);
  const found: TextInCode[] = [];
  let computedPlaces = 0;
  // The parser's own types have a shape per kind of node; one loose shape is enough to walk them.
  const waiting = [program as unknown as CodeNode];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const text = textOf(node);
    if (text !== null) found.push({ ...text, isSpecifier: false });
    if (isComputedPlace(node)) computedPlaces += 1;
    for (const [field, value] of Object.entries(node)) {
      for (const child of [value].flat()) {
        if (!isNode(child)) continue;
        const specifier =
          field === 'source' && WITH_SPECIFIER.has(node.type) ? textOf(child) : null;
        if (specifier === null) waiting.push(child);
        else found.push({ ...specifier, isSpecifier: true });
      }
    }
  }
  const texts = found.toSorted((one, other) => one.start - other.start);
  const packages = texts.filter(({ isSpecifier }) => isSpecifier).map(({ value }) => value);
  return {
    texts,
    packages: [...new Set([...packages, ...resolvedPackages(code)].flatMap(packageOf))],
    computedPlaces,
  };
}

function isNode(value: unknown): value is CodeNode {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  );
}

function textOf(node: CodeNode): Omit<TextInCode, 'isSpecifier'> | null {
  const { type, value, start, end } = node;
  return type === 'Literal' && typeof value === 'string' ? { value, start, end } : null;
}

/** `new URL(template, import.meta.url)`: plain texts and names are followed where they are written. */
function isComputedPlace(node: CodeNode): boolean {
  if (node.type !== 'NewExpression') return false;
  const [first, second] = [node['arguments']].flat().filter(isNode);
  const isBeside = second?.type === 'MemberExpression' && JSON.stringify(second).includes('"meta"');
  return isBeside && first?.type === 'TemplateLiteral';
}

/** Packages whose files are read instead of imported. */
function resolvedPackages(code: string): string[] {
  return [...code.matchAll(/import\.meta\.resolve\(\s*'([^']+)'/g)].map(([, name = '']) => name);
}

function packageOf(specifier: string): string[] {
  const isOurs = /^(?:node:|\.|@elenchus\/)/u.test(specifier);
  if (isOurs || builtinModules.includes(specifier)) return [];
  const [first = '', second = ''] = specifier.split('/');
  return [first.startsWith('@') ? `${first}/${second}` : first];
}
