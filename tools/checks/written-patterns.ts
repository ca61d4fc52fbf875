// Finds the regular expressions in a source file: literals, and `new RegExp` of texts that are constants of the
// same file.
import { parseSync } from 'vite';
import { childNodes, type SyntaxNode, textAt } from './free-names.ts';

interface WrittenPattern {
  /** Counted from 1. */
  readonly line: number;
  /** As it is in the source. */
  readonly written: string;
  /** Null for a pattern that is only known while the program runs. */
  readonly pattern: string | null;
  readonly flags: string;
}

/** Every regular expression of a file, in order. */
export function writtenPatterns(path: string, text: string): WrittenPattern[] {
  const { program } = parseSync(path, text);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const root = program as unknown as SyntaxNode;
  const constants = new Map<string, SyntaxNode>();
  visit(root, (node) => {
    const id = nodeAt(node, 'id');
    const init = nodeAt(node, 'init');
    if (node.type === 'VariableDeclarator' && id && init) constants.set(textAt(id, 'name'), init);
  });
  const found: WrittenPattern[] = [];
  visit(root, (node) => {
    const place = placeOf(node);
    const at = {
      line: text.slice(0, place.start).split('\n').length,
      written: text.slice(place.start, place.end),
    };
    const literal = node['regex'] as { pattern: string; flags: string } | undefined;
    if (literal) found.push({ ...at, ...literal });
    const isMade = node.type === 'NewExpression' || node.type === 'CallExpression';
    const callee = nodeAt(node, 'callee');
    if (isMade && callee && textAt(callee, 'name') === 'RegExp') {
      const [pattern = null, flags = null] = nodesAt(node, 'arguments').map((argument) =>
        constantText(argument, constants),
      );
      found.push({ ...at, pattern, flags: flags ?? '' });
    }
  });
  return found;
}

function visit(node: SyntaxNode, look: (node: SyntaxNode) => void): void {
  look(node);
  for (const child of childNodes(node)) visit(child, look);
}

/** The text of an expression of constants, or null. */
function constantText(node: SyntaxNode, constants: ReadonlyMap<string, SyntaxNode>): string | null {
  if (node.type === 'Literal') {
    const value = node['value'];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
  }
  if (node.type === 'Identifier') {
    const constant = constants.get(textAt(node, 'name'));
    return constant ? constantText(constant, constants) : null;
  }
  if (node.type === 'TaggedTemplateExpression') {
    const quasi = nodeAt(node, 'quasi');
    return quasi && templateText(quasi, 'raw', constants);
  }
  return node.type === 'TemplateLiteral' ? templateText(node, 'cooked', constants) : null;
}

function templateText(
  node: SyntaxNode,
  form: 'raw' | 'cooked',
  constants: ReadonlyMap<string, SyntaxNode>,
): string | null {
  const values = nodesAt(node, 'expressions').map((each) => constantText(each, constants));
  if (values.includes(null)) return null;
  const texts = nodesAt(node, 'quasis').map(
    (quasi) => (quasi['value'] as Record<string, string | undefined>)[form] ?? '',
  );
  return texts.map((each, index) => each + (values[index] ?? '')).join('');
}

function placeOf(node: SyntaxNode): { start: number; end: number } {
  return { start: Number(node['start']), end: Number(node['end']) };
}

function nodeAt(node: SyntaxNode, name: string): SyntaxNode | null {
  return (node[name] as SyntaxNode | null | undefined) ?? null;
}

function nodesAt(node: SyntaxNode, name: string): SyntaxNode[] {
  return (node[name] as SyntaxNode[] | undefined) ?? [];
}
