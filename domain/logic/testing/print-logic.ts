// Prints a parsed formula in one spelling, so that tests can compare what the parser read: & ∨ ¬, spaces around & and ∨.
import type { Formula, FormulaNode } from '../logic-formula.ts';

/** Prints a formula so that parsing the result gives the same parts again. */
export function printLogic(formula: Formula): string {
  const pieces: string[] = [];
  const pending: (number | string)[] = [formula.root];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const node = typeof next === 'number' ? formula.nodes[next] : undefined;
    if (!node) pieces.push(String(next));
    else for (const piece of piecesOf(node).toReversed()) pending.push(piece);
  }
  return pieces.join('');
}

function piecesOf(node: FormulaNode): (number | string)[] {
  switch (node.kind) {
    case 'true':
      return [];
    case 'atom':
      return [`(${node.questionId}, ${node.option})`];
    case 'thesis':
      return [`(${node.name})`];
    case 'not':
      return ['¬', ...node.parts];
    case 'group':
      return ['(', ...node.parts, ')'];
    case 'and':
      return between(node.parts, ' & ');
    case 'or':
      break;
  }
  return between(node.parts, ' ∨ ');
}

function between(parts: readonly number[], sign: string): (number | string)[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [sign, part]));
}
