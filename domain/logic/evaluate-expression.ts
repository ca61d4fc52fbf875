// The truth of any formula for one student, even one that isn't part of the course.
import type { Result } from '../base/result.ts';
import { accept, refuse } from '../base/result.ts';
import { noLiteral } from './compile-logic.ts';
import type { StudentTruth } from './evaluate-student.ts';
import type { Formula, FormulaNode } from './logic-formula.ts';
import type { LogicProblem } from './logic-problem.ts';
import { parseLogic } from './parse-logic.ts';
import { thesisKey } from './thesis-name.ts';

/** The reason that an expression cannot be evaluated (it is then false: 'Logic eval error'). */
type ExpressionProblem =
  | { readonly code: 'malformed'; readonly problem: LogicProblem }
  | { readonly code: 'unknown-thesis' | 'unusable-thesis'; readonly name: string };

/** Whether an expression is true for a student, or the reason that this can't be decided. */
export function evaluateExpression(
  truth: StudentTruth,
  text: string,
): Result<boolean, ExpressionProblem> {
  const parsed = parseLogic(text);
  if (!parsed.ok) return refuse({ code: 'malformed', problem: parsed.reason });
  const spoiled = spoiledThesis(truth, parsed.value);
  if (spoiled) return refuse(spoiled);
  return accept(partTruths(truth, parsed.value)[parsed.value.root] === 1);
}

/** Whether an expression is true; one that cannot be evaluated is false. */
export function expressionHolds(truth: StudentTruth, text: string): boolean {
  const result = evaluateExpression(truth, text);
  return result.ok && result.value;
}

/** The truth (1 or 0) of each part of a formula, by its index in `nodes`. */
export function partTruths(truth: StudentTruth, formula: Formula): Uint8Array {
  const values = new Uint8Array(formula.nodes.length);
  formula.nodes.forEach((node, index) => {
    values[index] = nodeHolds(truth, node, values) ? 1 : 0;
  });
  return values;
}

/** The first thesis of a formula that is unknown or cannot be evaluated, needed or not. */
function spoiledThesis(
  { graph }: StudentTruth,
  formula: Formula,
): Exclude<ExpressionProblem, { code: 'malformed' }> | undefined {
  for (const node of formula.nodes) {
    if (node.kind !== 'thesis') continue;
    const index = graph.definitions.thesisAt.get(thesisKey(node.name));
    if (index === undefined) return { code: 'unknown-thesis', name: node.name };
    if (graph.roots[index] === noLiteral) return { code: 'unusable-thesis', name: node.name };
  }
  return undefined;
}

function nodeHolds(truth: StudentTruth, node: FormulaNode, values: Uint8Array): boolean {
  switch (node.kind) {
    case 'true':
      return true;
    case 'atom':
      return truth.atomHolds(node.questionId, node.option);
    case 'thesis':
      return truth.holds(node.name);
    case 'not':
      return node.parts.every((part) => values[part] === 0);
    case 'and':
    case 'group':
      return node.parts.every((part) => values[part] === 1);
    case 'or':
      break;
  }
  return node.parts.some((part) => values[part] === 1);
}
