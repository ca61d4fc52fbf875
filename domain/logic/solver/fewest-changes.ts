// Finds the fewest answers that a student would have to change for a question to show, or to disappear (CHK-5).
import type { Answer } from '../../answers/answer.ts';
import type { StudentTruth } from '../evaluate-student.ts';
import { denied } from '../gate-builder.ts';
import type { AnswerValues } from './answer-values.ts';
import { CircuitSolver, defaultConflictLimit } from './circuit-solver.ts';
import { addCounter } from './cost-counter.ts';
import { revisionCircuit } from './revision-circuit.ts';
import { Revision, type RevisionTask } from './revision.ts';

export type FewestChanges =
  | {
      readonly kind: 'changes';
      readonly answers: readonly Answer[];
      /** False when the search ended early: then each change is needed, but a different set may be smaller. */
      readonly isFewest: boolean;
    }
  /** No answers at all would do it. */
  | { readonly kind: 'impossible' }
  /** The search ended before anything was found. */
  | { readonly kind: 'unknown' };

interface ChangeLimits {
  readonly conflicts: number;
  /** How many gates counting may take. */
  readonly gates: number;
}

export const defaultChangeLimits: ChangeLimits = {
  conflicts: defaultConflictLimit,
  gates: 400_000,
};

interface Search extends RevisionTask {
  readonly limits: ChangeLimits;
}

/** The fewest changed answers that make a literal of the graph true for a student. */
export function fewestChanges(
  truth: StudentTruth,
  values: readonly AnswerValues[],
  target: number,
  limits = defaultChangeLimits,
  mayChange: (question: number) => boolean = () => true,
): FewestChanges {
  if (truth.values[target] === 1) return { kind: 'changes', answers: [], isFewest: true };
  const circuit = revisionCircuit(truth, values, target, mayChange);
  const solver = new CircuitSolver(circuit.builder.build());
  const verdict = solver.solve([circuit.target], limits.conflicts);
  if (verdict === 'no') return { kind: 'impossible' };
  if (verdict === 'unknown') return { kind: 'unknown' };
  const forced = new Set(solver.forcedBy(circuit.target, [...circuit.changed.values()]));
  const search: Search = { truth, values, target, circuit, forced, limits };
  const first = new Revision(search, solver.trueInputs);
  return forced.size === first.size ? result(first, true) : lower(search, first);
}

/** Tries one change less until that is impossible; forced changes needn't be counted. */
function lower(search: Search, first: Revision): FewestChanges {
  const { circuit, forced, limits } = search;
  const counted = [...circuit.changed.values()].filter((literal) => !forced.has(literal));
  const most = first.size - forced.size;
  if (counted.length * most * 2 > limits.gates) return result(first, false);
  const atLeast = addCounter(circuit.builder, counted, most);
  const solver = new CircuitSolver(circuit.builder.build());
  let best = first;
  for (let count = most; count > 0; count = best.size - forced.size) {
    const verdict = solver.solve([circuit.target, denied(atLeast[count] ?? 0)], limits.conflicts);
    if (verdict !== 'yes') return result(best, verdict === 'no');
    best = new Revision(search, solver.trueInputs);
  }
  return result(best, true);
}

function result(revision: Revision, isFewest: boolean): FewestChanges {
  return { kind: 'changes', answers: revision.answers(), isFewest };
}
