// Decides whether these literals of a circuit can be true together. It works by conflicts: assume, conclude, and
// learn from each contradiction. Only gates that must be justified are decided; the rest stays open.
import { isFree, type Circuit } from './circuit.ts';
import { ConflictAnalysis } from './conflict-analysis.ts';
import { LearnedClauses } from './learned-clauses.ts';
import { propagate, type SolverState } from './propagation.ts';
import { isFalse, isTrue, noReason, open, SolverTrail } from './solver-trail.ts';

/** 'unknown' only when the number of conflicts allowed was reached. */
export type SolverVerdict = 'yes' | 'no' | 'unknown';

export const defaultConflictLimit = 100_000;

const firstRestart = 100;
const restartGrowth = 1.5;
const activityGrowth = 1.05;
const activityCeiling = 1e100;
/** How many open tasks are compared before one is chosen. */
const window = 32;

export class CircuitSolver {
  /** After 'yes': the literals of free inputs that suffice; the others can have any value. */
  enough: readonly number[] = [];
  /** After 'no': literals asked for that cannot be true together. */
  core: readonly number[] = [];
  /** The conflicts of all calls so far: what they have cost. */
  conflicts = 0;
  private readonly state: SolverState;
  private readonly analysis: ConflictAnalysis;
  private readonly activity: Float64Array;
  private step = 1;
  /** Everything before this index of the trail is justified. */
  private shown = 0;
  private readonly shownAt: number[] = [];

  constructor(circuit: Circuit) {
    this.state = {
      circuit,
      trail: new SolverTrail(circuit),
      clauses: new LearnedClauses(),
      marks: new Int32Array(circuit.nodeCount),
      mark: 0,
      conflictLiteral: 0,
      conflictReason: noReason,
    };
    this.activity = new Float64Array(circuit.nodeCount);
    this.analysis = new ConflictAnalysis(this.state, (node) => this.touch(node));
    this.state.trail.assign(1, noReason);
  }

  /** Whether the literals can all be true; later calls reuse what is learned. */
  solve(literals: readonly number[], conflictLimit = defaultConflictLimit): SolverVerdict {
    this.backTo(0);
    this.markCone(literals);
    let restartAt = firstRestart;
    let sinceRestart = 0;
    for (let conflicts = 0; conflicts <= conflictLimit;) {
      if (!propagate(this.state)) {
        if (this.state.trail.level === 0) return this.refuse([]);
        this.learn();
        conflicts += 1;
        this.conflicts += 1;
        sinceRestart += 1;
      } else if (sinceRestart >= restartAt) {
        restartAt *= restartGrowth;
        sinceRestart = 0;
        this.backTo(0);
        this.state.clauses.forgetLong();
      } else {
        const verdict = this.proceed(literals);
        if (verdict) return verdict;
      }
    }
    return 'unknown';
  }

  /** After 'yes': the free inputs that are true, when all those that can have any value are false. */
  get trueInputs(): readonly number[] {
    return this.enough.filter((literal) => (literal & 1) === 0).map((literal) => literal >> 1);
  }

  /** The candidates that are implied as soon as a literal is true; none when it can't be true. */
  forcedBy(literal: number, candidates: readonly number[]): readonly number[] {
    const { trail } = this.state;
    this.backTo(0);
    this.markCone([literal]);
    this.openLevel();
    if (trail.values[literal] === open) trail.assign(literal, noReason);
    const possible = propagate(this.state);
    const forced = possible ? candidates.filter((each) => trail.values[each] === isTrue) : [];
    this.backTo(0);
    return forced;
  }

  /** Assumes the next requested literal, or decides a gate that must be justified. */
  private proceed(literals: readonly number[]): SolverVerdict | undefined {
    const { trail } = this.state;
    const assumption = literals[trail.level];
    if (assumption !== undefined) {
      if (trail.values[assumption] === isFalse)
        return this.refuse(this.analysis.coreOf(assumption));
      this.openLevel();
      if (trail.values[assumption] === open) trail.assign(assumption, noReason);
      return undefined;
    }
    const decision = this.nextDecision();
    if (decision < 0) return this.agree();
    this.openLevel();
    trail.assign(decision, noReason);
    return undefined;
  }

  /** A false gate is justified when one of its inputs is false; -1 when nothing is left to justify. */
  private nextDecision(): number {
    const { trail, circuit } = this.state;
    while (this.shown < trail.size && this.isShown(trail.literals[this.shown] ?? 0))
      this.shown += 1;
    let best = -1;
    let found = 0;
    for (let index = this.shown; index < trail.size && found < window; index += 1) {
      const literal = trail.literals[index] ?? 0;
      if (this.isShown(literal)) continue;
      found += 1;
      for (const input of [literal & ~1, literal | 1])
        best = this.better(best, circuit.inputs[input] ?? 0);
    }
    return best < 0 ? best : best ^ 1;
  }

  /** The more active of two literals; at equal activity the one nearer to the answers. */
  private better(best: number, candidate: number): number {
    if (best < 0) return candidate;
    const difference = (this.activity[candidate >> 1] ?? 0) - (this.activity[best >> 1] ?? 0);
    if (difference === 0) return candidate < best ? candidate : best;
    return difference > 0 ? candidate : best;
  }

  /**
   * Inputs justify themselves, true gates are justified by their inputs; facts and nodes outside the question need no
   * justification.
   */
  private isShown(literal: number): boolean {
    const { circuit, trail, marks, mark } = this.state;
    const gate = literal >> 1;
    if ((literal & 1) === 0 || marks[gate] !== mark || trail.levelOf[gate] === 0) return true;
    const left = circuit.inputs[gate * 2] ?? isFree;
    if (left === isFree) return true;
    const right = circuit.inputs[gate * 2 + 1] ?? 0;
    return trail.values[left] === isFalse || trail.values[right] === isFalse;
  }

  private learn(): void {
    const { clause, backTo } = this.analysis.learn();
    this.step *= activityGrowth;
    this.backTo(backTo);
    const reason = clause.length > 1 ? this.state.clauses.add(clause) * 2 + 1 : noReason;
    this.state.trail.assign(clause[0] ?? 0, reason);
  }

  private agree(): SolverVerdict {
    const { trail, circuit, marks, mark } = this.state;
    const inputs: number[] = [];
    for (let index = 0; index < trail.size; index += 1) {
      const literal = trail.literals[index] ?? 0;
      const node = literal >> 1;
      if (marks[node] === mark && node > 0 && circuit.inputs[node * 2] === isFree) {
        inputs.push(literal);
      }
    }
    this.enough = inputs;
    return 'yes';
  }

  private refuse(core: readonly number[]): SolverVerdict {
    this.core = core;
    return 'no';
  }

  private openLevel(): void {
    this.shownAt.push(this.shown);
    this.state.trail.openLevel();
  }

  private backTo(level: number): void {
    if (level >= this.shownAt.length) return;
    this.shown = this.shownAt[level] ?? 0;
    this.shownAt.length = level;
    this.state.trail.backTo(level);
  }

  private touch(node: number): void {
    const activity = (this.activity[node] ?? 0) + this.step;
    this.activity[node] = activity;
    if (activity < activityCeiling) return;
    for (let each = 0; each < this.activity.length; each += 1) {
      this.activity[each] = (this.activity[each] ?? 0) / activityCeiling;
    }
    this.step /= activityCeiling;
  }

  /** Marks every node on which the literals depend. */
  private markCone(literals: readonly number[]): void {
    const { circuit, marks } = this.state;
    this.state.mark += 1;
    const { mark } = this.state;
    const pending = literals.map((literal) => literal >> 1);
    for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
      if (marks[node] === mark) continue;
      marks[node] = mark;
      const left = circuit.inputs[node * 2] ?? isFree;
      if (left !== isFree) pending.push(left >> 1, (circuit.inputs[node * 2 + 1] ?? 0) >> 1);
    }
  }
}
