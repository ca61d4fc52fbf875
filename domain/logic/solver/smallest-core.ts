// Finds the smallest subset of some conditions that can't hold together (CHK-4, CHK-7). Every subset that can hold
// leaves some conditions out, and the smallest subset that can't hold must contain at least one of those. So the
// smallest choice that does so for all subsets tried is never too large, and once it can't hold it is the answer.
import { isFree, runCircuit, type Circuit } from './circuit.ts';
import { CircuitSolver, type SolverVerdict } from './circuit-solver.ts';
import { smallestHittingSet } from './hitting-set.ts';
import { SearchEffort } from './search-effort.ts';

interface CoreSearch {
  readonly circuit: Circuit;
  /** Literals that hold in any case. */
  readonly fixed: readonly number[];
  readonly conditions: readonly number[];
  readonly conflictLimit: number;
  /** Looks at gates and sets in all; without it, as many as a search in the background may take. */
  readonly looks?: number;
}

interface SmallestCore {
  /** Each of them is needed: without it the rest can hold. */
  readonly core: readonly number[];
  /** False when the search for a smaller one was stopped. */
  readonly isSmallest: boolean;
}

const mostRounds = 300;
const mostConditions = 300;
/** The search runs in the background, but a person waits for it: it must not take more than a few seconds. */
const defaultLooks = 50_000_000;

/** A solver that counts the cost of its work and gives up when the limit is reached. */
class PaidSolver extends CircuitSolver {
  readonly effort: SearchEffort;
  private readonly search: CoreSearch;

  constructor(search: CoreSearch) {
    super(search.circuit);
    this.search = search;
    this.effort = new SearchEffort(search.looks ?? defaultLooks);
  }

  /** Whether the fixed literals and these conditions can hold together. */
  ask(conditions: readonly number[]): SolverVerdict {
    const { circuit, fixed, conflictLimit } = this.search;
    if (this.effort.isSpent) return 'unknown';
    const before = this.conflicts;
    const limit = Math.min(conflictLimit, this.effort.steps(circuit.nodeCount));
    const verdict = this.solve([...fixed, ...conditions], limit);
    this.effort.spend((1 + this.conflicts - before) * circuit.nodeCount);
    return verdict;
  }
}

/** The smallest contradictory part, or undefined when all can hold together or that could not be decided. */
export function smallestCore(search: CoreSearch): SmallestCore | undefined {
  const solver = new PaidSolver(search);
  if (solver.ask(search.conditions) !== 'no') return undefined;
  const core = shrink(search, solver, coreIn(search, solver));
  if (!core) return undefined;
  if (core.length <= 1) return { core, isSmallest: true };
  if (search.conditions.length > mostConditions) return { core, isSmallest: false };
  return smaller(search, solver, core);
}

/** Leaves out one condition after the other as long as the rest stays contradictory. */
function shrink(
  search: CoreSearch,
  solver: PaidSolver,
  core: readonly number[],
): readonly number[] | undefined {
  let rest = core;
  for (const condition of core) {
    if (!rest.includes(condition)) continue;
    const without = rest.filter((each) => each !== condition);
    const verdict = solver.ask(without);
    if (verdict === 'unknown') return undefined;
    if (verdict === 'no') rest = coreIn(search, solver);
  }
  return rest;
}

function smaller(search: CoreSearch, solver: PaidSolver, core: readonly number[]): SmallestCore {
  const left: number[][] = [];
  for (let round = 0; round < mostRounds; round += 1) {
    const candidate = smallestHittingSet(left, core.length, solver.effort);
    if (!candidate) return { core, isSmallest: !solver.effort.isSpent };
    const verdict = solver.ask(candidate);
    if (verdict === 'no') return { core: inOrder(search, candidate), isSmallest: true };
    if (verdict === 'unknown') break;
    left.push(leftOut(search, solver, candidate));
  }
  return { core, isSmallest: false };
}

/** The conditions that don't hold when as many as possible do, including the given ones. */
function leftOut(search: CoreSearch, solver: PaidSolver, given: readonly number[]): number[] {
  let holding = heldBy(search, solver);
  const kept = [...new Set([...given, ...holding])];
  const out: number[] = [];
  for (const condition of search.conditions) {
    if (kept.includes(condition)) continue;
    if (solver.ask([...kept, condition]) !== 'yes') {
      out.push(condition);
      continue;
    }
    holding = heldBy(search, solver);
    for (const each of [condition, ...holding]) if (!kept.includes(each)) kept.push(each);
  }
  return out.filter((condition) => !kept.includes(condition));
}

/** The conditions that hold in the solver's answer, if those that it left open are assumed to hold. */
function heldBy({ circuit, conditions }: CoreSearch, solver: PaidSolver): readonly number[] {
  const decided = new Set(solver.enough.map((literal) => literal >> 1));
  const open = conditions
    .filter((literal) => literal > 1 && (literal & 1) === 0 && circuit.inputs[literal] === isFree)
    .map((literal) => literal >> 1)
    .filter((node) => !decided.has(node));
  const values = runCircuit(circuit, [...solver.trueInputs, ...open]);
  return conditions.filter((literal) => values[literal] === 1);
}

function coreIn({ conditions }: CoreSearch, solver: PaidSolver): readonly number[] {
  const core = new Set(solver.core);
  return conditions.filter((literal) => core.has(literal));
}

function inOrder({ conditions }: CoreSearch, chosen: readonly number[]): readonly number[] {
  return conditions.filter((literal) => chosen.includes(literal));
}
