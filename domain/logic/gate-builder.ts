// The circuit that a course's formulas become: equal parts are one gate, constants disappear.
//
// A literal is a node number doubled, plus 1 when denied. Node 0 is the constant false, so literal 0
// is false and literal 1 is true. The leaves follow, then the gates; each gate is the conjunction of
// two literals of earlier nodes. A disjunction is the denial of the conjunction of the denials.

export const falseLiteral = 0;
export const trueLiteral = 1;

/** The literal with the opposite truth. */
export function denied(literal: number): number {
  return literal ^ 1;
}

export class GateBuilder {
  /** Two literals for each gate, in the order of the gates. */
  readonly inputs: number[] = [];
  readonly firstGate: number;
  private readonly known = new Map<number, number>();

  constructor(leafCount: number) {
    this.firstGate = 1 + leafCount;
  }

  get nodeCount(): number {
    return this.firstGate + this.inputs.length / 2;
  }

  /** The literal that is true when both are. */
  both(left: number, right: number): number {
    const low = Math.min(left, right);
    const high = Math.max(left, right);
    if (low === falseLiteral || high === denied(low)) return falseLiteral;
    if (low === trueLiteral || low === high) return high;
    return this.gate(low, high);
  }

  /** The literal that is true when all are; the pairs form a balanced tree, so depth stays low. */
  all(literals: readonly number[]): number {
    let row = [...new Set(literals)].sort((left, right) => left - right);
    if (row.length === 0) return trueLiteral;
    while (row.length > 1) row = this.halve(row);
    return row[0] ?? trueLiteral;
  }

  /** The literal that is true when any is. */
  any(literals: readonly number[]): number {
    return denied(this.all(literals.map(denied)));
  }

  private halve(row: readonly number[]): number[] {
    const next: number[] = [];
    for (let index = 0; index < row.length; index += 2) {
      next.push(this.both(row[index] ?? trueLiteral, row[index + 1] ?? trueLiteral));
    }
    return next;
  }

  private gate(low: number, high: number): number {
    const key = low * 2 ** 26 + high;
    const found = this.known.get(key);
    if (found !== undefined) return found;
    const literal = this.nodeCount * 2;
    this.inputs.push(low, high);
    this.known.set(key, literal);
    return literal;
  }
}
