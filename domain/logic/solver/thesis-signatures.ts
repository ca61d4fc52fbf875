// For which imaginary students each thesis holds: two theses that were seen apart need no proof.
import { circuitLiteral, choicesOf } from './answer-circuit.ts';
import { coneOf } from './graph-cone.ts';
import type { PossibleTruths } from './possible-truths.ts';
import { simulateAround } from './simulate-answers.ts';

/** Both hold; only the first; only the second. */
export const seenBoth = 1;
export const seenFirst = 2;
export const seenSecond = 4;
export const seenAll = seenBoth | seenFirst | seenSecond;

const room = 256;

export class ThesisSignatures {
  /** The literals of the graph, one for each thesis. */
  readonly literals: readonly number[];
  /** How many words of students there are. */
  width: number;
  private readonly truths: PossibleTruths;
  private readonly words: Int32Array;
  private readonly supports = new Map<number, ReadonlySet<number>>();

  constructor(truths: PossibleTruths, literals: readonly number[]) {
    this.truths = truths;
    this.literals = literals;
    this.width = truths.chance.width;
    this.words = new Int32Array(literals.length * room);
    const { rows, width } = truths.chance;
    literals.forEach((literal, thesis) => {
      for (let word = 0; word < width; word += 1) {
        this.words[thesis * room + word] =
          (rows[(literal >> 1) * width + word] ?? 0) ^ -(literal & 1);
      }
    });
  }

  /** What was seen of two theses, looking at words from a given one on. */
  seen(first: number, second: number, fromWord = 0): number {
    let seen = 0;
    const one = first * room;
    const two = second * room;
    for (let word = fromWord; word < this.width && seen !== seenAll; word += 1) {
      const left = this.words[one + word] ?? 0;
      const right = this.words[two + word] ?? 0;
      if (left & right) seen |= seenBoth;
      if (left & ~right) seen |= seenFirst;
      if (~left & right) seen |= seenSecond;
    }
    return seen;
  }

  /** Theses that depend on different questions go together in every way. */
  areIndependent(first: number, second: number): boolean {
    return this.support(first).isDisjointFrom(this.support(second));
  }

  /** Whether a combination is possible; 'unknown' when the solver had to stop. The student found is kept. */
  decide(
    first: number,
    second: number,
    wanted: number,
    conflictLimit: number,
  ): 'yes' | 'no' | 'unknown' {
    const { answers, solver, chance, around } = this.truths;
    const left = circuitLiteral(answers, this.literals[first] ?? 0);
    const right = circuitLiteral(answers, this.literals[second] ?? 0);
    const asked = [
      wanted === seenSecond ? left ^ 1 : left,
      wanted === seenFirst ? right ^ 1 : right,
    ];
    const verdict = solver.solve(asked, conflictLimit);
    if (verdict !== 'yes' || this.width >= room) return verdict;
    simulateAround(
      around,
      chance,
      this.width % chance.width,
      choicesOf(answers, solver.trueInputs),
    );
    this.literals.forEach((literal, thesis) => {
      this.words[thesis * room + this.width] = (around.rows[literal >> 1] ?? 0) ^ -(literal & 1);
    });
    this.width += 1;
    return verdict;
  }

  private support(thesis: number): ReadonlySet<number> {
    const known = this.supports.get(thesis);
    if (known) return known;
    const found = new Set(coneOf(this.truths.answers.graph, this.literals[thesis] ?? 0).questions);
    this.supports.set(thesis, found);
    return found;
  }
}
