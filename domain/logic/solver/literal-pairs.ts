// Decides which pairs of literals can be true together: seen in the simulation, else by combining ways to make each
// true, else decided by the solver.
import { circuitLiteral } from './answer-circuit.ts';
import type { PossibleTruths } from './possible-truths.ts';

/** Two literals of the graph, each of which can be true. */
export interface LiteralPair {
  readonly one: number;
  readonly two: number;
}

/** Whether the simulation has seen a student for whom both are true. */
export function seenTogether({ chance }: PossibleTruths, one: number, two: number): boolean {
  const { rows, width } = chance;
  const left = (one >> 1) * width;
  const right = (two >> 1) * width;
  const leftSign = -(one & 1);
  const rightSign = -(two & 1);
  for (let word = 0; word < width; word += 1) {
    if (((rows[left + word] ?? 0) ^ leftSign) & ((rows[right + word] ?? 0) ^ rightSign))
      return true;
  }
  return false;
}

/** The most ways to make a literal true that are kept. */
const mostWays = 16;

export class LiteralPairs {
  private readonly truths: PossibleTruths;
  private readonly conflictLimit: number;
  /** By literal: sets of input literals, each enough to make it true whatever the other inputs are. */
  private readonly ways = new Map<number, (readonly number[])[]>();
  /** 1 for the input literals that the current way forbids. */
  private readonly forbidden: Uint8Array;

  constructor(truths: PossibleTruths, conflictLimit: number) {
    this.truths = truths;
    this.conflictLimit = conflictLimit;
    this.forbidden = new Uint8Array(truths.answers.circuit.nodeCount * 2);
  }

  /** The other literals that no known way makes true together with the first. */
  notTogether(one: number, others: readonly number[]): readonly number[] {
    let missing = others;
    for (const way of this.waysOf(one)) {
      for (const literal of way) this.forbidden[literal ^ 1] = 1;
      missing = missing.filter((two) => !this.waysOf(two).some((each) => this.isAllowed(each)));
      for (const literal of way) this.forbidden[literal ^ 1] = 0;
    }
    return missing;
  }

  /** Whether both can be true; 'unknown' when the solver had to stop. A way that was found is reused for other pairs. */
  decide({ one, two }: LiteralPair): 'yes' | 'no' | 'unknown' {
    const { answers, solver } = this.truths;
    const literals = [circuitLiteral(answers, one), circuitLiteral(answers, two)];
    const verdict = solver.solve(literals, this.conflictLimit);
    if (verdict !== 'yes') return verdict;
    for (const literal of [one, two]) {
      const ways = this.waysOf(literal);
      if (ways.length < mostWays) ways.push(solver.enough);
    }
    return verdict;
  }

  private isAllowed(way: readonly number[]): boolean {
    for (const literal of way) if (this.forbidden[literal] === 1) return false;
    return true;
  }

  private waysOf(literal: number): (readonly number[])[] {
    const cached = this.ways.get(literal);
    if (cached) return cached;
    const { answers, solver } = this.truths;
    const verdict = solver.solve([circuitLiteral(answers, literal)], this.conflictLimit);
    const ways = verdict === 'yes' ? [solver.enough] : [];
    this.ways.set(literal, ways);
    return ways;
  }
}
