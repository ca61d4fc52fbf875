// The logic of one question or thesis, compiled so that each rule that a person can see can be lifted: a part of the
// formula, "an answer counts only while its question shows", "a Radio takes one answer".
import { denied, falseLiteral, trueLiteral } from '../gate-builder.ts';
import type { Formula, FormulaNode } from '../logic-formula.ts';
import type { LogicGraph } from '../logic-graph.ts';
import { thesisKey } from '../thesis-name.ts';
import { addChoice } from './answer-circuit.ts';
import type { AnswerValues } from './answer-values.ts';
import { CircuitBuilder } from './circuit.ts';
import { definitionsBelow } from './definitions-below.ts';

/** One of the contradictory conditions. */
export type LogicCondition =
  /** A part of the formula: the characters from `from` up to `to`. */
  | { readonly kind: 'part'; readonly from: number; readonly to: number; readonly text: string }
  /** An answer to the question counts only while the question shows, which it may never do. */
  | { readonly kind: 'must-show'; readonly questionId: string; readonly isNever: boolean }
  /** The question takes one answer only. */
  | { readonly kind: 'one-answer'; readonly questionId: string };

interface RelaxedLogic {
  readonly builder: CircuitBuilder;
  /** The literal of each condition: assumed true, the condition is in force. */
  readonly conditions: ReadonlyMap<number, LogicCondition>;
}

interface Compiler {
  readonly graph: LogicGraph;
  readonly values: readonly AnswerValues[];
  readonly builder: CircuitBuilder;
  readonly conditions: Map<number, LogicCondition>;
  readonly roots: Map<number, number>;
  /** By question, the literals of its leaves. */
  readonly leaves: Map<number, ReadonlyMap<number, number>>;
  /** By question, the literal that is true when it shows, or when that doesn't matter. */
  readonly gates: Map<number, number>;
}

/**
 * Compiles a definition and everything below it; the conditions are in reading order. A definition that is known to
 * be never true isn't opened: it is simply false.
 */
export function relaxedLogic(
  graph: LogicGraph,
  values: readonly AnswerValues[],
  definition: number,
  isNever: (index: number) => boolean,
): RelaxedLogic | undefined {
  const formula = graph.definitions.all[definition]?.formula;
  if (!formula) return undefined;
  const compiler: Compiler = {
    graph,
    values,
    builder: new CircuitBuilder(),
    conditions: new Map(),
    roots: new Map(),
    leaves: new Map(),
    gates: new Map(),
  };
  for (const index of definitionsBelow(graph, definition, isNever)) {
    const inside = graph.definitions.all[index]?.formula;
    if (!inside || index === definition) continue;
    compiler.roots.set(index, compile(compiler, inside)[inside.root] ?? falseLiteral);
  }
  const parts = partConditions(formula, compile(compiler, formula));
  return { builder: compiler.builder, conditions: new Map([...parts, ...compiler.conditions]) };
}

function partConditions(formula: Formula, literals: Int32Array): Map<number, LogicCondition> {
  const conditions = new Map<number, LogicCondition>();
  for (const part of conjuncts(formula)) {
    const node = formula.nodes[part];
    const literal = literals[part] ?? falseLiteral;
    if (!node || conditions.has(literal)) continue;
    const { from, to } = node;
    conditions.set(literal, { kind: 'part', from, to, text: formula.text.slice(from, to) });
  }
  return conditions;
}

/** The parts that must all hold: conjunctions and parentheses are opened. */
function conjuncts(formula: Formula): readonly number[] {
  const found: number[] = [];
  const pending = [formula.root];
  for (let part = pending.pop(); part !== undefined; part = pending.pop()) {
    const node = formula.nodes[part];
    if (node?.kind === 'and' || node?.kind === 'group') pending.push(...node.parts.toReversed());
    else found.push(part);
  }
  return found;
}

function compile(compiler: Compiler, formula: Formula): Int32Array {
  const literals = new Int32Array(formula.nodes.length);
  formula.nodes.forEach((node, index) => {
    literals[index] = compileNode(compiler, node, literals);
  });
  return literals;
}

function compileNode(compiler: Compiler, node: FormulaNode, literals: Int32Array): number {
  const parts = node.parts.map((part) => literals[part] ?? falseLiteral);
  switch (node.kind) {
    case 'true':
      return trueLiteral;
    case 'atom':
      return atomLiteral(compiler, node.questionId, node.option);
    case 'thesis': {
      const index = compiler.graph.definitions.thesisAt.get(thesisKey(node.name)) ?? -1;
      return compiler.roots.get(index) ?? falseLiteral;
    }
    case 'group':
      return parts[0] ?? falseLiteral;
    case 'not':
      return denied(parts[0] ?? falseLiteral);
    case 'and':
      return compiler.builder.all(parts);
    case 'or':
      break;
  }
  return compiler.builder.any(parts);
}

function atomLiteral(compiler: Compiler, questionId: string, option: string): number {
  const { graph, builder } = compiler;
  const question = graph.definitions.questionAt.get(questionId);
  if (question === undefined) return falseLiteral;
  const leaves = compiler.leaves.get(question) ?? addLeaves(compiler, question, questionId);
  const end = graph.leafStart[question + 1] ?? 0;
  for (let leaf = graph.leafStart[question] ?? 0; leaf < end; leaf += 1) {
    if (graph.leafOptions[leaf] !== option) continue;
    return builder.both(leaves.get(leaf) ?? falseLiteral, compiler.gates.get(question) ?? 0);
  }
  return falseLiteral;
}

/** A question that never shows has no root here. */
function addLeaves(
  compiler: Compiler,
  question: number,
  questionId: string,
): ReadonlyMap<number, number> {
  const { builder, conditions, values, roots } = compiler;
  const root = roots.get(question) ?? falseLiteral;
  const mustShow = root === trueLiteral ? trueLiteral : builder.input();
  const isNever = root === falseLiteral;
  if (root !== trueLiteral) conditions.set(mustShow, { kind: 'must-show', questionId, isNever });
  compiler.gates.set(question, builder.either(root, denied(mustShow)));
  const ofQuestion = values[question] ?? { kind: 'none', values: [], neutral: undefined };
  const isBound = ofQuestion.kind === 'one' && ofQuestion.values.length > 1;
  const oneAnswer = isBound ? builder.input() : trueLiteral;
  if (isBound) conditions.set(oneAnswer, { kind: 'one-answer', questionId });
  const { leaves } = addChoice(builder, ofQuestion, oneAnswer);
  compiler.leaves.set(question, leaves);
  return leaves;
}
