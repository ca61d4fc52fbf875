// Many simulated students at once: the value of each node of the graph for random answers, 32 students a word.
import type { LogicGraph } from '../logic-graph.ts';
import type { ChoiceInput } from './answer-circuit.ts';
import type { AnswerValues } from './answer-values.ts';
import type { PatternSource } from './pattern-source.ts';

export interface Simulation {
  readonly graph: LogicGraph;
  readonly values: readonly AnswerValues[];
  readonly source: PatternSource;
  /** Words for each node. */
  readonly width: number;
  /** One row for each node. */
  readonly rows: Int32Array;
}

/** Room for `width` words of imaginary students. */
export function startSimulation(
  graph: LogicGraph,
  values: readonly AnswerValues[],
  width: number,
  source: PatternSource,
): Simulation {
  return { graph, values, source, width, rows: new Int32Array(graph.nodeCount * width) };
}

/** Gives every simulated student random answers; in each word the first student answers nothing. */
export function simulateChance(simulation: Simulation): void {
  simulation.rows.fill(0);
  for (let question = 0; question < simulation.values.length; question += 1) {
    answerByChance(simulation, question);
  }
  runGates(simulation);
}

/**
 * One word of students who all give the chosen answers. They answer the open questions like the students in a column
 * of `chance`; the first of them leaves them open.
 */
export function simulateAround(
  around: Simulation,
  chance: Simulation,
  column: number,
  chosen: readonly ChoiceInput[],
): void {
  const { rows, graph, values } = around;
  for (let leaf = 1; leaf < graph.firstGate; leaf += 1) {
    rows[leaf] = chance.rows[leaf * chance.width + column] ?? 0;
  }
  const answered = new Set<number>();
  for (const { question, value } of chosen) {
    const isFirst = !answered.has(question);
    answered.add(question);
    if (isFirst) rows.fill(0, graph.leafStart[question], graph.leafStart[question + 1]);
    if (!isFirst && values[question]?.kind === 'one') continue;
    for (const leaf of value.leaves) rows[leaf] = -1;
  }
  runNarrow(around, graph.nodeCount - 1);
}

function answerByChance({ rows, width, values, source }: Simulation, question: number): void {
  const ofQuestion = values[question];
  if (!ofQuestion) return;
  const { kind } = ofQuestion;
  for (let word = 0; word < width; word += 1) {
    let undecided = -2;
    let left = ofQuestion.values.length + 1;
    for (const { leaves } of ofQuestion.values) {
      const chosen = undecided & (kind === 'one' ? source.oneIn(left) : source.word());
      if (kind === 'one') undecided &= ~chosen;
      left -= 1;
      for (const leaf of leaves)
        rows[leaf * width + word] = (rows[leaf * width + word] ?? 0) | chosen;
    }
  }
}

function runGates({ graph, rows, width }: Simulation): void {
  const { inputs, firstGate } = graph;
  const { length } = inputs;
  let row = firstGate * width;
  for (let input = 0; input < length; input += 2) {
    const left = inputs[input] ?? 0;
    const right = inputs[input + 1] ?? 0;
    const leftRow = (left >> 1) * width;
    const rightRow = (right >> 1) * width;
    for (let word = 0; word < width; word += 1) {
      rows[row + word] =
        ((rows[leftRow + word] ?? 0) ^ -(left & 1)) & ((rows[rightRow + word] ?? 0) ^ -(right & 1));
    }
    row += width;
  }
}

/** The same for one word per node, up to the last node of interest: without the inner loop it is much faster. */
function runNarrow({ graph, rows }: Simulation, lastNode: number): void {
  const { inputs, firstGate } = graph;
  const length = (lastNode + 1 - firstGate) * 2;
  let gate = firstGate;
  for (let input = 0; input < length; input += 2) {
    const left = inputs[input] ?? 0;
    const right = inputs[input + 1] ?? 0;
    rows[gate] = ((rows[left >> 1] ?? 0) ^ -(left & 1)) & ((rows[right >> 1] ?? 0) ^ -(right & 1));
    gate += 1;
  }
}
