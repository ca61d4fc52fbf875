// Decides when a formula is well-formed: it parses and reduces to one sentence in at most 10 rounds.
import type { Formula, FormulaNode } from './logic-formula.ts';
import { parseLogic } from './parse-logic.ts';

export const roundLimit = 10;

// One round is one pass each of negation, conjunction, disjunction, parentheses, in this order.
const passes = { not: 1, and: 2, or: 3, group: 4 } as const;
const passesInRound = 4;

/** How many rounds of rewriting reduce a formula to one sentence; 0 for a single sentence. */
export function logicRounds(formula: Formula): number {
  const reducedIn: number[] = [];
  for (const node of formula.nodes) reducedIn.push(passThatReduces(node, reducedIn));
  return Math.ceil((reducedIn[formula.root] ?? 0) / passesInRound);
}

/** Whether the designer may save a text as a condition; a blank one always holds and is allowed. */
export function isWellFormed(text: string): boolean {
  const parsed = parseLogic(text);
  return parsed.ok && logicRounds(parsed.value) <= roundLimit;
}

/** Passes are counted through all rounds; a part reduces in its first pass after all its own parts. */
function passThatReduces(node: FormulaNode, reducedIn: readonly number[]): number {
  if (node.kind === 'true' || node.kind === 'atom' || node.kind === 'thesis') return 0;
  const pass = passes[node.kind];
  let ready = 0;
  for (const part of node.parts) ready = Math.max(ready, reducedIn[part] ?? 0);
  const fullRounds = Math.floor((ready - pass) / passesInRound) + 1;
  return Math.max(fullRounds, 0) * passesInRound + pass;
}
