// Compiles formulas into gates. A thesis that is unknown, malformed or circular makes every formula that uses it
// fail, whatever the rest of the formula is. A question that can't be evaluated is hidden, and the error spreads no
// further.
import { denied, falseLiteral, GateBuilder, trueLiteral } from './gate-builder.ts';
import type { Definition, Definitions, LogicOwner } from './logic-definitions.ts';
import type { EvaluationOrder, LogicCycle } from './logic-cycles.ts';
import type { Formula, FormulaNode, ThesisNode } from './logic-formula.ts';
import type { LogicLeaves } from './logic-leaves.ts';
import type { LogicProblem } from './logic-problem.ts';
import { thesisKey } from './thesis-name.ts';

/** The root of a thesis that cannot be evaluated. */
export const noLiteral = -1;

export type LogicGraphProblem =
  | { readonly code: 'malformed'; readonly owner: LogicOwner; readonly problem: LogicProblem }
  | {
      readonly code: 'unknown-thesis' | 'unusable-thesis';
      readonly owner: LogicOwner;
      readonly name: string;
      readonly from: number;
      readonly to: number;
    }
  | ({ readonly code: 'cycle' } & LogicCycle)
  | { readonly code: 'duplicate-thesis'; readonly name: string };

interface CompiledLogic {
  readonly gates: GateBuilder;
  /** For each definition, the literal that is true when it holds. */
  readonly roots: Int32Array;
  /** For each leaf the literal "shown, and the answer contains the number". */
  readonly atomLiterals: Int32Array;
  readonly problems: readonly LogicGraphProblem[];
  /** The definitions whose formula can't be evaluated. */
  readonly failures: readonly LogicOwner[];
}

interface Compiler extends CompiledLogic {
  readonly definitions: Definitions;
  readonly leaves: LogicLeaves;
  readonly problems: LogicGraphProblem[];
  readonly failures: LogicOwner[];
}

/** Compiles all definitions in their order into one circuit. */
export function compileLogic(
  definitions: Definitions,
  { order, isCyclic, cycles }: EvaluationOrder,
  leaves: LogicLeaves,
): CompiledLogic {
  const compiler: Compiler = {
    definitions,
    leaves,
    gates: new GateBuilder(leaves.count),
    roots: new Int32Array(definitions.all.length),
    atomLiterals: new Int32Array(leaves.count + 1),
    problems: [
      ...definitions.duplicateTheses.map((name) => ({ code: 'duplicate-thesis', name }) as const),
      ...cycles.map((cycle) => ({ code: 'cycle', ...cycle }) as const),
    ],
    failures: [],
  };
  for (const index of order) {
    const definition = definitions.all[index];
    if (!definition) continue;
    const onCycle = isCyclic[index] === 1;
    const literal = compileDefinition(compiler, definition, onCycle);
    if (literal === undefined) compiler.failures.push(definition.owner);
    compiler.roots[index] = literal ?? rootOfFailure(definition.owner);
  }
  return compiler;
}

function rootOfFailure(owner: LogicOwner): number {
  return owner.kind === 'question' ? falseLiteral : noLiteral;
}

function compileDefinition(
  compiler: Compiler,
  { owner, formula, problem }: Definition,
  onCycle: boolean,
): number | undefined {
  if (problem) compiler.problems.push({ code: 'malformed', owner, problem });
  if (!formula || hasSpoiledThesis(compiler, owner, formula, onCycle) || onCycle) return undefined;
  const literals = new Int32Array(formula.nodes.length);
  formula.nodes.forEach((node, index) => {
    literals[index] = compileNode(compiler, node, literals);
  });
  return literals[formula.root];
}

/** Evaluates every thesis of the formula, needed or not: there is no short-circuit. */
function hasSpoiledThesis(
  compiler: Compiler,
  owner: LogicOwner,
  formula: Formula,
  onCycle: boolean,
): boolean {
  const before = compiler.problems.length;
  for (const node of formula.nodes) {
    if (node.kind !== 'thesis') continue;
    const { name, from, to } = node;
    const index = compiler.definitions.thesisAt.get(thesisKey(name));
    if (index === undefined) {
      compiler.problems.push({ code: 'unknown-thesis', owner, name, from, to });
    } else if (!onCycle && compiler.roots[index] === noLiteral) {
      compiler.problems.push({ code: 'unusable-thesis', owner, name, from, to });
    }
  }
  return compiler.problems.length > before;
}

function compileNode(compiler: Compiler, node: FormulaNode, literals: Int32Array): number {
  const parts = (): number[] => node.parts.map((part) => literals[part] ?? falseLiteral);
  switch (node.kind) {
    case 'true':
      return trueLiteral;
    case 'atom':
      return atomLiteral(compiler, node.questionId, node.option);
    case 'thesis':
      return thesisLiteral(compiler, node);
    case 'group':
      return parts()[0] ?? falseLiteral;
    case 'not':
      return denied(parts()[0] ?? falseLiteral);
    case 'and':
      return compiler.gates.all(parts());
    case 'or':
      break;
  }
  return compiler.gates.any(parts());
}

function atomLiteral(compiler: Compiler, questionId: string, option: string): number {
  const question = compiler.definitions.questionAt.get(questionId);
  if (question === undefined) return falseLiteral;
  const leaf = compiler.leaves.nodeOf(question, option) ?? 0;
  const literal = compiler.gates.both(leaf * 2, compiler.roots[question] ?? falseLiteral);
  compiler.atomLiterals[leaf] = literal;
  return literal;
}

function thesisLiteral(compiler: Compiler, node: ThesisNode): number {
  const index = compiler.definitions.thesisAt.get(thesisKey(node.name)) ?? -1;
  return compiler.roots[index] ?? falseLiteral;
}
