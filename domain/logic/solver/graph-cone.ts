// The part of a graph that one literal depends on, down to the answers.
import type { LogicGraph } from '../logic-graph.ts';

interface GraphCone {
  /** Ascending, so that each gate is after what it uses. */
  readonly gates: readonly number[];
  /** The questions whose answers it depends on, ascending. */
  readonly questions: readonly number[];
}

/** Everything below a literal of the graph. */
export function coneOf(graph: LogicGraph, literal: number): GraphCone {
  const seen = new Set<number>([literal >> 1]);
  // Iterating over a set also visits what is added during the loop.
  for (const node of seen) {
    if (node < graph.firstGate) continue;
    const input = (node - graph.firstGate) * 2;
    seen.add((graph.inputs[input] ?? 0) >> 1);
    seen.add((graph.inputs[input + 1] ?? 0) >> 1);
  }
  const nodes = [...seen].sort((left, right) => left - right);
  const leaves = nodes.filter((node) => node > 0 && node < graph.firstGate);
  return {
    gates: nodes.filter((node) => node >= graph.firstGate),
    questions: questionsOfLeaves(graph, leaves),
  };
}

/** Leaves of one question are next to each other, so walking both lists in step is enough. */
function questionsOfLeaves(
  { leafStart }: LogicGraph,
  leaves: readonly number[],
): readonly number[] {
  const questions: number[] = [];
  for (const leaf of leaves) {
    const last = questions.at(-1) ?? -1;
    if (last >= 0 && leaf < (leafStart[last + 1] ?? 0)) continue;
    questions.push(questionOfLeaf(leafStart, leaf));
  }
  return questions;
}

/** The last question whose leaves start at or before the leaf: questions without leaves are before it. */
function questionOfLeaf(leafStart: Int32Array, leaf: number): number {
  let low = 0;
  let high = leafStart.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((leafStart[middle] ?? 0) <= leaf) low = middle;
    else high = middle;
  }
  return low;
}
