// Derives what a conflict implies: the first point that every path to it passes through (first UIP), as a clause.
import { antecedents, type SolverState } from './propagation.ts';
import { noReason } from './solver-trail.ts';

interface Lesson {
  /** The first literal is the one that becomes true; the second, if any, has the highest level of the rest. */
  readonly clause: readonly number[];
  readonly backTo: number;
}

export class ConflictAnalysis {
  private readonly seen: Uint8Array;
  private readonly state: SolverState;
  private readonly touch: (node: number) => void;

  /** `touch` is called for every node that took part in a conflict. */
  constructor(state: SolverState, touch: (node: number) => void) {
    this.state = state;
    this.touch = touch;
    this.seen = new Uint8Array(state.circuit.nodeCount);
  }

  /** The clause learned from the current conflict. */
  learn(): Lesson {
    const { trail, conflictLiteral, conflictReason } = this.state;
    const cleared: number[] = [];
    const lower: number[] = [];
    const front = [conflictLiteral ^ 1];
    antecedents(this.state, conflictLiteral, conflictReason, front);
    let open = this.take(front, lower, cleared);
    let index = trail.size;
    let literal = 0;
    while (open > 0) {
      do index -= 1;
      while (this.seen[(trail.literals[index] ?? 0) >> 1] === 0);
      literal = trail.literals[index] ?? 0;
      open -= 1;
      if (open === 0) break;
      antecedents(this.state, literal, trail.reasonOf[literal >> 1] ?? noReason, front);
      open += this.take(front, lower, cleared);
    }
    const needed = lower.filter((each) => !this.followsFromSeen(each));
    for (const node of cleared) this.seen[node] = 0;
    return this.lesson(literal, needed);
  }

  /** Those assumptions from which the denial of the given one follows, including that one. */
  coreOf(assumption: number): readonly number[] {
    const { trail } = this.state;
    const core = [assumption];
    const front: number[] = [];
    this.seen[assumption >> 1] = 1;
    for (let index = trail.size - 1; index >= (trail.levelStarts[0] ?? trail.size); index -= 1) {
      const literal = trail.literals[index] ?? 0;
      if (this.seen[literal >> 1] === 0) continue;
      this.seen[literal >> 1] = 0;
      const reason = trail.reasonOf[literal >> 1] ?? noReason;
      if (reason === noReason) core.push(literal);
      else antecedents(this.state, literal, reason, front);
      for (const each of front) if ((trail.levelOf[each >> 1] ?? 0) > 0) this.seen[each >> 1] = 1;
      front.length = 0;
    }
    this.seen[assumption >> 1] = 0;
    return [...new Set(core)];
  }

  /** Marks new literals above level 0; those below the current level go to `lower`, the others are counted. */
  private take(front: number[], lower: number[], cleared: number[]): number {
    const { trail } = this.state;
    let count = 0;
    for (const literal of front) {
      const node = literal >> 1;
      const level = trail.levelOf[node] ?? 0;
      if (level === 0 || this.seen[node] === 1) continue;
      this.seen[node] = 1;
      cleared.push(node);
      this.touch(node);
      if (level === trail.level) count += 1;
      else lower.push(literal);
    }
    front.length = 0;
    return count;
  }

  /** A literal that the others imply by one step can be left out of the clause. */
  private followsFromSeen(literal: number): boolean {
    const { trail } = this.state;
    const reason = trail.reasonOf[literal >> 1] ?? noReason;
    if (reason === noReason) return false;
    const causes: number[] = [];
    antecedents(this.state, literal, reason, causes);
    return causes.every((cause) => trail.levelOf[cause >> 1] === 0 || this.seen[cause >> 1] === 1);
  }

  private lesson(turningPoint: number, lower: number[]): Lesson {
    const { levelOf } = this.state.trail;
    const level = (literal: number | undefined): number => levelOf[(literal ?? 0) >> 1] ?? 0;
    let highest = 0;
    for (let index = 1; index < lower.length; index += 1) {
      if (level(lower[index]) > level(lower[highest])) highest = index;
    }
    const first = lower[highest];
    if (first === undefined) return { clause: [turningPoint ^ 1], backTo: 0 };
    lower[highest] = lower[0] ?? 0;
    lower[0] = first;
    return {
      clause: [turningPoint ^ 1, ...lower.map((literal) => literal ^ 1)],
      backTo: level(first),
    };
  }
}
