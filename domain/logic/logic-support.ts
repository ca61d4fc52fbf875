// Finds which of a student's answers make a shown question's logic true: the atoms to name in a contradiction.
import type { StudentTruth } from './evaluate-student.ts';
import type { LogicGraph } from './logic-graph.ts';

export interface SupportAtom {
  readonly questionId: string;
  /** The digits as written in the formula. */
  readonly option: string;
  /** True when the atom holds; false when its denial is what counts. */
  readonly asserted: boolean;
}

interface Search {
  readonly graph: LogicGraph;
  readonly values: Uint8Array;
  readonly root: number;
  /** The nodes below the root down to the atoms, ascending. */
  readonly cone: readonly number[];
  readonly inCone: Uint8Array;
  /** 1 while the kept atoms alone fix the node's current truth. */
  readonly fixed: Uint8Array;
}

/** Atoms that together make the question's logic true whatever the others are; each is needed. */
export function supportOf(
  graph: LogicGraph,
  truth: StudentTruth,
  questionId: string,
): readonly SupportAtom[] {
  if (!truth.isShown(questionId)) return [];
  const question = graph.definitions.questionAt.get(questionId) ?? 0;
  const root = (graph.roots[question] ?? 0) >> 1;
  if (root === 0) return [];
  const search = startSearch(graph, truth.values, root);
  const chosen = chooseAtoms(search);
  fixFrom(search, chosen);
  const needed = chosen.filter((node) => !canDoWithout(search, node));
  return needed
    .map((node) => graph.atomAt[node] ?? 0)
    .sort((left, right) => left - right)
    .map((leaf) => describe(graph, truth.values, leaf));
}

function startSearch(graph: LogicGraph, values: Uint8Array, root: number): Search {
  const inCone = new Uint8Array(graph.nodeCount);
  inCone[root] = 1;
  const cone = [root];
  for (const node of cone) {
    for (const literal of inputsOf(graph, node)) {
      if (inCone[literal >> 1] === 1) continue;
      inCone[literal >> 1] = 1;
      cone.push(literal >> 1);
    }
  }
  cone.sort((left, right) => left - right);
  return { graph, values, root, cone, inCone, fixed: new Uint8Array(graph.nodeCount) };
}

/** The inputs of a gate; an atom has none here, although it may be a gate (shown and contained). */
function inputsOf(graph: LogicGraph, node: number): readonly number[] {
  if (graph.atomAt[node] !== 0 || node < graph.firstGate) return [];
  const input = (node - graph.firstGate) * 2;
  return [graph.inputs[input] ?? 0, graph.inputs[input + 1] ?? 0];
}

/** From the root down: a true gate needs both inputs, a false one its cheapest false input. */
function chooseAtoms({ graph, values, root, cone }: Search): readonly number[] {
  const cost = costs(graph, values, cone);
  const wanted = new Set([root]);
  const atoms: number[] = [];
  for (const node of cone.toReversed()) {
    if (!wanted.has(node)) continue;
    const inputs = inputsOf(graph, node);
    if (inputs.length === 0) atoms.push(node);
    for (const literal of values[node * 2] === 1 ? inputs : cheapestFalse(inputs, values, cost)) {
      wanted.add(literal >> 1);
    }
  }
  return atoms;
}

function costs(
  graph: LogicGraph,
  values: Uint8Array,
  cone: readonly number[],
): ReadonlyMap<number, number> {
  const cost = new Map<number, number>();
  for (const node of cone) {
    const inputs = inputsOf(graph, node);
    const needed = values[node * 2] === 1 ? inputs : cheapestFalse(inputs, values, cost);
    const sum = needed.reduce((total, literal) => total + (cost.get(literal >> 1) ?? 0), 0);
    cost.set(node, inputs.length === 0 ? 1 : sum);
  }
  return cost;
}

function cheapestFalse(
  inputs: readonly number[],
  values: Uint8Array,
  cost: ReadonlyMap<number, number>,
): readonly number[] {
  const [first, second] = inputs.filter((literal) => values[literal] === 0);
  if (first === undefined) return [];
  if (second === undefined) return [first];
  return (cost.get(second >> 1) ?? 0) < (cost.get(first >> 1) ?? 0) ? [second] : [first];
}

function fixFrom(search: Search, atoms: readonly number[]): void {
  for (const node of atoms) search.fixed[node] = 1;
  for (const node of search.cone) {
    if (inputsOf(search.graph, node).length > 0) search.fixed[node] = fixedBelow(search, node);
  }
}

function fixedBelow({ graph, values, fixed }: Search, gate: number): number {
  const inputs = inputsOf(graph, gate);
  const isFixed = (literal: number): boolean => fixed[literal >> 1] === 1;
  const result =
    values[gate * 2] === 1
      ? inputs.every(isFixed)
      : inputs.some((literal) => values[literal] === 0 && isFixed(literal));
  return result ? 1 : 0;
}

/** Tries to do without one atom; undoes that when the root is then no longer fixed. */
function canDoWithout(search: Search, atom: number): boolean {
  const { fixed, root } = search;
  const loosened = [atom];
  fixed[atom] = 0;
  for (const node of loosened) {
    for (const gate of fixedGatesUsing(search, node)) {
      if (fixedBelow(search, gate) === 1) continue;
      fixed[gate] = 0;
      loosened.push(gate);
    }
  }
  if (fixed[root] === 1) return true;
  for (const node of loosened) fixed[node] = 1;
  return false;
}

function fixedGatesUsing({ graph, fixed, inCone }: Search, node: number): number[] {
  const { start, items } = graph.gatesUsing;
  const gates: number[] = [];
  for (let item = start[node] ?? 0; item < (start[node + 1] ?? 0); item += 1) {
    const gate = items[item] ?? 0;
    if (inCone[gate] === 1 && fixed[gate] === 1 && graph.atomAt[gate] === 0) gates.push(gate);
  }
  return gates;
}

function describe(graph: LogicGraph, values: Uint8Array, leaf: number): SupportAtom {
  return {
    questionId: graph.questionIds[questionOfLeaf(graph, leaf)] ?? '',
    option: graph.leafOptions[leaf] ?? '',
    asserted: values[graph.atomLiterals[leaf] ?? 0] === 1,
  };
}

function questionOfLeaf({ leafStart }: LogicGraph, leaf: number): number {
  let low = 0;
  let high = leafStart.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((leafStart[middle] ?? 0) <= leaf) low = middle;
    else high = middle;
  }
  return low;
}
