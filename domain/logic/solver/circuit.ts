// A circuit whose inputs are free: they can be set in every way that the gates allow.
//
// Literals are those of gate-builder.ts: a node doubled, plus 1 when denied; node 0 is the constant false.
import { denied, falseLiteral, trueLiteral } from '../gate-builder.ts';

/** The inputs of a node that has none: a free input, or the constant. */
export const isFree = -1;

export interface Circuit {
  readonly nodeCount: number;
  /** Two literals for each node; isFree twice for a free input and for the constant. */
  readonly inputs: Int32Array;
  /** The gates that use node n are in `users` from usersFrom[n] up to usersFrom[n + 1]. */
  readonly usersFrom: Int32Array;
  readonly users: Int32Array;
}

/** Adds inputs and gates in any order; each gate is after what it uses. */
export class CircuitBuilder {
  private readonly inputs: number[] = [isFree, isFree];

  /** A new free input. */
  input(): number {
    this.inputs.push(isFree, isFree);
    return this.inputs.length - 2;
  }

  /** The literal that is true when both are. */
  both(left: number, right: number): number {
    if (left === falseLiteral || right === falseLiteral || left === denied(right)) {
      return falseLiteral;
    }
    if (left === trueLiteral || left === right) return right;
    if (right === trueLiteral) return left;
    this.inputs.push(left, right);
    return this.inputs.length - 2;
  }

  /** The literal that is true when at least one is. */
  either(left: number, right: number): number {
    return denied(this.both(denied(left), denied(right)));
  }

  /** The literal that is true when all are, as a balanced tree. */
  all(literals: readonly number[]): number {
    let row = literals;
    while (row.length > 1) row = this.halve(row);
    return row[0] ?? trueLiteral;
  }

  /** The literal that is true when any is. */
  any(literals: readonly number[]): number {
    return denied(this.all(literals.map(denied)));
  }

  build(): Circuit {
    const inputs = Int32Array.from(this.inputs);
    const nodeCount = inputs.length / 2;
    return { nodeCount, inputs, ...usersOf(inputs, nodeCount) };
  }

  private halve(row: readonly number[]): readonly number[] {
    const next: number[] = [];
    for (let index = 0; index < row.length; index += 2) {
      next.push(this.both(row[index] ?? trueLiteral, row[index + 1] ?? trueLiteral));
    }
    return next;
  }
}

function usersOf(inputs: Int32Array, nodeCount: number): Pick<Circuit, 'usersFrom' | 'users'> {
  const usersFrom = new Int32Array(nodeCount + 2);
  for (const literal of inputs) {
    if (literal !== isFree)
      usersFrom[(literal >> 1) + 2] = (usersFrom[(literal >> 1) + 2] ?? 0) + 1;
  }
  for (let node = 2; node < usersFrom.length; node += 1) {
    usersFrom[node] = (usersFrom[node] ?? 0) + (usersFrom[node - 1] ?? 0);
  }
  // Entry n + 1 is where the next user of node n is placed; in the end it is where those of n + 1 start.
  const users = new Int32Array(usersFrom[nodeCount + 1] ?? 0);
  inputs.forEach((literal, index) => {
    if (literal === isFree) return;
    const slot = usersFrom[(literal >> 1) + 1] ?? 0;
    users[slot] = index >> 1;
    usersFrom[(literal >> 1) + 1] = slot + 1;
  });
  return { usersFrom, users };
}

/** The truth of every literal, 1 or 0, when exactly the given inputs are true. */
export function runCircuit(
  { nodeCount, inputs }: Circuit,
  trueInputs: readonly number[],
): Uint8Array {
  const values = new Uint8Array(nodeCount * 2);
  for (const node of trueInputs) values[node * 2] = 1;
  for (let literal = 0; literal < values.length; literal += 2) {
    const left = inputs[literal] ?? isFree;
    if (left !== isFree) {
      values[literal] = (values[left] ?? 0) & (values[inputs[literal + 1] ?? 0] ?? 0);
    }
    values[literal + 1] = (values[literal] ?? 0) ^ 1;
  }
  return values;
}
