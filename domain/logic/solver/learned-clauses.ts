// Clauses that the solver learned from conflicts. Two literals of each are watched: while neither is false, the
// clause implies nothing.
import { isFalse, isTrue, type SolverTrail } from './solver-trail.ts';

const firstLimit = 2000;
const growth = 1.3;

export class LearnedClauses {
  /** Clause after clause: its length, then its literals; the two watched ones are first. */
  private arena: number[] = [];
  private readonly watching: (number[] | undefined)[] = [];
  private count = 0;
  private limit = firstLimit;

  /** Keeps a clause of two or more literals and returns its number. */
  add(literals: readonly number[]): number {
    const clause = this.arena.length;
    this.arena.push(literals.length);
    for (const literal of literals) this.arena.push(literal);
    this.watch(literals[0] ?? 0, clause);
    this.watch(literals[1] ?? 0, clause);
    this.count += 1;
    return clause;
  }

  /** Updates the clauses when a literal becomes false; returns the number of one that is now entirely false, or -1. */
  literalIsFalse(literal: number, trail: SolverTrail): number {
    const clauses = this.watching[literal];
    if (!clauses) return -1;
    let kept = 0;
    for (let index = 0; index < clauses.length; index += 1) {
      const clause = clauses[index] ?? 0;
      const other = this.otherWatched(clause, literal);
      const satisfied = trail.values[other] === isTrue;
      if (!satisfied && this.rewatch(clause, trail)) continue;
      clauses[kept] = clause;
      kept += 1;
      if (satisfied) continue;
      if (trail.values[other] === isFalse) {
        clauses.copyWithin(kept, index + 1);
        clauses.length -= index + 1 - kept;
        return clause;
      }
      trail.assign(other, clause * 2 + 1);
    }
    clauses.length = kept;
    return -1;
  }

  /** Adds the denials of all literals of a clause but one: together they make that one true. */
  antecedents(clause: number, implied: number, found: number[]): void {
    const end = clause + (this.arena[clause] ?? 0);
    for (let index = clause + 1; index <= end; index += 1) {
      const literal = this.arena[index] ?? 0;
      if (literal !== implied) found.push(literal ^ 1);
    }
  }

  /** Keeps the shorter half when there are too many; only at level 0, where no clause is a reason. */
  forgetLong(): void {
    if (this.count <= this.limit) return;
    this.limit *= growth;
    const clauses: number[][] = [];
    for (let at = 0; at < this.arena.length; at += (this.arena[at] ?? 0) + 1) {
      clauses.push(this.arena.slice(at + 1, at + 1 + (this.arena[at] ?? 0)));
    }
    clauses.sort((left, right) => left.length - right.length);
    this.arena = [];
    this.watching.length = 0;
    this.count = 0;
    for (const literals of clauses.slice(0, clauses.length >> 1)) this.add(literals);
  }

  private watch(literal: number, clause: number): void {
    (this.watching[literal] ??= []).push(clause);
  }

  /** Puts the given watched literal second and returns the other one. */
  private otherWatched(clause: number, literal: number): number {
    const first = this.arena[clause + 1] ?? 0;
    if (first !== literal) return first;
    const second = this.arena[clause + 2] ?? 0;
    this.arena[clause + 1] = second;
    this.arena[clause + 2] = literal;
    return second;
  }

  /** Watches another literal that is not false in place of the second one, if there is one. */
  private rewatch(clause: number, { values }: SolverTrail): boolean {
    const end = clause + (this.arena[clause] ?? 0);
    for (let index = clause + 3; index <= end; index += 1) {
      const literal = this.arena[index] ?? 0;
      if (values[literal] === isFalse) continue;
      this.arena[index] = this.arena[clause + 2] ?? 0;
      this.arena[clause + 2] = literal;
      this.watch(literal, clause);
      return true;
    }
    return false;
  }
}
