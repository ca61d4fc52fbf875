// One shared graph per course: questions, theses and their common parts, ready to be evaluated for anyone.
import { singleDigit } from './answer-contains.ts';
import { compileLogic, type LogicGraphProblem } from './compile-logic.ts';
import { orderDefinitions } from './logic-cycles.ts';
import {
  readDefinitions,
  type Definitions,
  type LogicCourse,
  type LogicOwner,
} from './logic-definitions.ts';
import { collectLeaves } from './logic-leaves.ts';

/** Reported once for a formula that cannot be evaluated; the formula itself is false. */
export const logicErrorMessage = 'Logic eval error';

/** Lists of numbers by node, end to end: those of node n are from start[n] up to start[n + 1]. */
interface NumbersByNode {
  readonly start: Int32Array;
  readonly items: Int32Array;
}

/** Nodes are numbered: 0 the constant, then the leaves, then the gates, each after its inputs. */
export interface LogicGraph {
  readonly definitions: Definitions;
  readonly questionIds: readonly string[];
  /** The text '' for each question, to be copied: the texts of a student before answering. */
  readonly noTexts: readonly string[];
  readonly nodeCount: number;
  readonly firstGate: number;
  /** Two literals for each gate (see gate-builder.ts). */
  readonly inputs: Int32Array;
  readonly gatesUsing: NumbersByNode;
  /** The questions whose visibility is decided by a node. */
  readonly questionsDecidedBy: NumbersByNode;
  /** For each definition, the literal that is true when it holds; -1 when a thesis has none. */
  readonly roots: Int32Array;
  readonly leafStart: Int32Array;
  readonly leafOptions: readonly string[];
  /** The value of an option of one digit; -1 for longer ones. */
  readonly leafDigits: Int8Array;
  /** For each leaf the literal "shown, and the answer contains the number". */
  readonly atomLiterals: Int32Array;
  /** The leaf that a node represents when the node is such a literal; else 0. */
  readonly atomAt: Int32Array;
  readonly problems: readonly LogicGraphProblem[];
  /** The questions and theses whose formula cannot be evaluated: each is a 'Logic eval error'. */
  readonly failures: readonly LogicOwner[];
}

/** Builds the graph of a course; what is wrong with its formulas is listed in `problems`. */
export function buildLogicGraph(course: LogicCourse): LogicGraph {
  const definitions = readDefinitions(course);
  const leaves = collectLeaves(definitions);
  const compiled = compileLogic(definitions, orderDefinitions(definitions), leaves);
  const { nodeCount, firstGate } = compiled.gates;
  const inputs = Int32Array.from(compiled.gates.inputs);
  const questionRoots = compiled.roots.subarray(0, definitions.questionCount);
  return {
    definitions,
    questionIds: course.questions.map(({ id }) => id),
    noTexts: course.questions.map(() => ''),
    nodeCount,
    firstGate,
    inputs,
    gatesUsing: invert(inputs, nodeCount, (index) => firstGate + (index >> 1)),
    questionsDecidedBy: invert(questionRoots, nodeCount, (index) => index),
    roots: compiled.roots,
    leafStart: leaves.start,
    leafOptions: leaves.options,
    leafDigits: Int8Array.from(leaves.options, singleDigit),
    atomLiterals: compiled.atomLiterals,
    atomAt: leafByNode(compiled.atomLiterals, nodeCount),
    problems: compiled.problems,
    failures: compiled.failures,
  };
}

function leafByNode(atomLiterals: Int32Array, nodeCount: number): Int32Array {
  const atomAt = new Int32Array(nodeCount);
  atomLiterals.forEach((literal, leaf) => {
    if (literal > 0) atomAt[literal >> 1] = leaf;
  });
  return atomAt;
}

/** Lists for each node the owners of the literals that mention it, in ascending order. */
function invert(
  literals: Int32Array,
  nodeCount: number,
  ownerOf: (index: number) => number,
): NumbersByNode {
  const start = new Int32Array(nodeCount + 1);
  for (const literal of literals) start[(literal >> 1) + 1] = (start[(literal >> 1) + 1] ?? 0) + 1;
  for (let node = 0; node < nodeCount; node += 1) {
    start[node + 1] = (start[node + 1] ?? 0) + (start[node] ?? 0);
  }
  const next = start.slice();
  const items = new Int32Array(literals.length);
  literals.forEach((literal, index) => {
    const slot = next[literal >> 1] ?? 0;
    items[slot] = ownerOf(index);
    next[literal >> 1] = slot + 1;
  });
  return { start, items };
}
