// Records what the solver has assumed and concluded so far, in order, so that any part of it can be undone.
import type { Circuit } from './circuit.ts';

export const open = 0;
export const isTrue = 1;
export const isFalse = 2;

/** The reason of a literal that was decided, or is a fact that needs none. */
export const noReason = -1;

export class SolverTrail {
  /** open, isTrue or isFalse for each literal. */
  readonly values: Uint8Array;
  /** The literals that are true, in the order in which they became so. */
  readonly literals: Int32Array;
  size = 0;
  /** How many of the literals have been propagated. */
  head = 0;
  readonly levelOf: Int32Array;
  /** The reason that a node has its value: a gate doubled, a clause doubled plus 1, or noReason. */
  readonly reasonOf: Int32Array;
  readonly placeOf: Int32Array;
  /** Where each level starts in `literals`; level 0 holds what is true without any assumption. */
  readonly levelStarts: number[] = [];

  constructor({ nodeCount }: Circuit) {
    this.values = new Uint8Array(nodeCount * 2);
    this.literals = new Int32Array(nodeCount);
    this.levelOf = new Int32Array(nodeCount);
    this.reasonOf = new Int32Array(nodeCount);
    this.placeOf = new Int32Array(nodeCount);
  }

  get level(): number {
    return this.levelStarts.length;
  }

  /** Makes an open literal true. */
  assign(literal: number, reason: number): void {
    const node = literal >> 1;
    this.values[literal] = isTrue;
    this.values[literal ^ 1] = isFalse;
    this.levelOf[node] = this.levelStarts.length;
    this.reasonOf[node] = reason;
    this.placeOf[node] = this.size;
    this.literals[this.size] = literal;
    this.size += 1;
  }

  /** Everything assigned from now on can be undone by going back to the current level. */
  openLevel(): void {
    this.levelStarts.push(this.size);
  }

  /** Undoes everything above a level. */
  backTo(level: number): void {
    const start = this.levelStarts[level];
    if (start === undefined) return;
    for (let index = start; index < this.size; index += 1) {
      const literal = this.literals[index] ?? 0;
      this.values[literal] = open;
      this.values[literal ^ 1] = open;
    }
    this.size = start;
    this.head = start;
    this.levelStarts.length = level;
  }
}
