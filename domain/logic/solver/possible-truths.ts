// Decides for every question and thesis whether there is a student for whom it is true, and one for whom it isn't.
// Simulated students settle most of it; the solver decides the rest exactly (CHK-1, CHK-2).
import type { LogicGraph } from '../logic-graph.ts';
import { answerCircuit, choicesOf, circuitLiteral, type AnswerCircuit } from './answer-circuit.ts';
import type { AnswerValues } from './answer-values.ts';
import { CircuitSolver, defaultConflictLimit } from './circuit-solver.ts';
import { PatternSource } from './pattern-source.ts';
import {
  simulateAround,
  simulateChance,
  startSimulation,
  type Simulation,
} from './simulate-answers.ts';

/** 'undecided' only when the solver was given too few conflicts. */
export type TruthRange = 'always' | 'sometimes' | 'never' | 'undecided';

export interface PossibleTruths {
  readonly answers: AnswerCircuit;
  /** Keeps what it learned, for further questions about the same course. */
  readonly solver: CircuitSolver;
  /** The imaginary students who answered by chance. */
  readonly chance: Simulation;
  /** Room for students around a set of answers. */
  readonly around: Simulation;
  /** For each definition of the graph; undefined when a thesis cannot be evaluated. */
  readonly ranges: readonly (TruthRange | undefined)[];
}

const startWidth = 16;
const fixedSeed = 20_260_901;

interface Search {
  readonly graph: LogicGraph;
  readonly answers: AnswerCircuit;
  readonly solver: CircuitSolver;
  readonly chance: Simulation;
  readonly around: Simulation;
  /** The literals of the graph in question that weren't true for any simulated student. */
  open: readonly number[];
  /** 1 for each literal of the graph that was true for a simulated student. */
  readonly seen: Uint8Array;
  readonly conflictLimit: number;
}

/** Decides for all definitions of a course. */
export function possibleTruths(
  graph: LogicGraph,
  values: readonly AnswerValues[],
  conflictLimit = defaultConflictLimit,
): PossibleTruths {
  const source = new PatternSource(fixedSeed);
  const answers = answerCircuit(graph, values);
  const roots = new Set([...graph.roots].filter((literal) => literal >= 0));
  const search: Search = {
    graph,
    answers,
    solver: new CircuitSolver(answers.circuit),
    chance: startSimulation(graph, values, startWidth, source),
    around: startSimulation(graph, values, 1, source),
    open: [...roots].flatMap((literal) => [literal, literal ^ 1]).sort((one, two) => two - one),
    seen: new Uint8Array(graph.nodeCount * 2),
    conflictLimit,
  };
  simulateChance(search.chance);
  note(search, search.chance);
  const undecided = decideRest(search);
  const ranges = Array.from(graph.roots, (literal) =>
    literal < 0 ? undefined : rangeOf(search.seen, literal, undecided),
  );
  const { solver, chance, around } = search;
  return { answers, solver, chance, around, ranges };
}

/** Deepest first: a student who reaches a deep node also shows most of the nodes below it. */
function decideRest(search: Search): ReadonlySet<number> {
  const undecided = new Set<number>();
  let found = 0;
  for (const literal of search.open) {
    if (search.seen[literal] === 1) continue;
    const literals = [circuitLiteral(search.answers, literal)];
    const verdict = search.solver.solve(literals, search.conflictLimit);
    if (verdict === 'unknown') undecided.add(literal);
    if (verdict !== 'yes') continue;
    const chosen = choicesOf(search.answers, search.solver.trueInputs);
    simulateAround(search.around, search.chance, found % startWidth, chosen);
    note(search, search.around);
    found += 1;
  }
  return undecided;
}

/** Records what was seen, and keeps as open only what was not. */
function note(search: Search, { rows, width }: Simulation): void {
  search.open = search.open.filter((literal) => {
    const never = -(literal & 1);
    const row = (literal >> 1) * width;
    for (let word = row; word < row + width; word += 1) {
      if (rows[word] === never) continue;
      search.seen[literal] = 1;
      return false;
    }
    return true;
  });
}

function rangeOf(seen: Uint8Array, literal: number, undecided: ReadonlySet<number>): TruthRange {
  const isOpen = (each: number): boolean => seen[each] === 0 && undecided.has(each);
  if (isOpen(literal) || isOpen(literal ^ 1)) return 'undecided';
  if (seen[literal] === 0) return 'never';
  return seen[literal ^ 1] === 0 ? 'always' : 'sometimes';
}
