// Derives what follows from the known literals: through the gates of the circuit and the learned clauses.
import { isFree, type Circuit } from './circuit.ts';
import type { LearnedClauses } from './learned-clauses.ts';
import { isFalse, isTrue, type SolverTrail } from './solver-trail.ts';

export interface SolverState {
  readonly circuit: Circuit;
  readonly trail: SolverTrail;
  readonly clauses: LearnedClauses;
  /** The nodes that the current question depends on have the current mark. */
  readonly marks: Int32Array;
  mark: number;
  /** After a conflict: a literal that follows from `conflictReason` but is false. */
  conflictLiteral: number;
  conflictReason: number;
}

/** Draws all conclusions; false when one of them contradicts what is known. */
export function propagate(state: SolverState): boolean {
  const { trail, clauses } = state;
  while (trail.head < trail.size) {
    const literal = trail.literals[trail.head] ?? 0;
    trail.head += 1;
    if (!throughGate(state, literal) || !throughUsers(state, literal >> 1)) return false;
    const clause = clauses.literalIsFalse(literal ^ 1, trail);
    if (clause >= 0) return contradict(state, firstOf(state, clause), clause * 2 + 1);
  }
  return true;
}

/** Any literal of a wholly false clause suffices. */
function firstOf({ clauses }: SolverState, clause: number): number {
  const found: number[] = [];
  clauses.antecedents(clause, -1, found);
  return (found[0] ?? 0) ^ 1;
}

/** A true gate makes its inputs true; a false gate with one true input makes the other false. */
function throughGate(state: SolverState, literal: number): boolean {
  const gate = literal >> 1;
  const left = state.circuit.inputs[gate * 2] ?? isFree;
  if (left === isFree) return true;
  const right = state.circuit.inputs[gate * 2 + 1] ?? isFree;
  if ((literal & 1) === 0) return imply(state, left, gate) && imply(state, right, gate);
  const { values } = state.trail;
  if (values[left] === isTrue) return imply(state, right ^ 1, gate);
  if (values[right] === isTrue) return imply(state, left ^ 1, gate);
  return true;
}

/** Above level 0 only gates that the current question depends on are evaluated. */
function throughUsers(state: SolverState, node: number): boolean {
  const { circuit, trail, marks, mark } = state;
  const end = circuit.usersFrom[node + 1] ?? 0;
  const everywhere = trail.levelStarts.length === 0;
  for (let user = circuit.usersFrom[node] ?? 0; user < end; user += 1) {
    const gate = circuit.users[user] ?? 0;
    if ((everywhere || marks[gate] === mark) && !throughUser(state, gate)) return false;
  }
  return true;
}

function throughUser(state: SolverState, gate: number): boolean {
  const { values } = state.trail;
  const left = state.circuit.inputs[gate * 2] ?? 0;
  const right = state.circuit.inputs[gate * 2 + 1] ?? 0;
  const leftValue = values[left];
  const rightValue = values[right];
  if (leftValue === isFalse || rightValue === isFalse) return imply(state, gate * 2 + 1, gate);
  if (leftValue === isTrue && rightValue === isTrue) return imply(state, gate * 2, gate);
  if (values[gate * 2] !== isFalse) return true;
  return imply(state, (leftValue === isTrue ? right : left) ^ 1, gate);
}

function imply(state: SolverState, literal: number, gate: number): boolean {
  const value = state.trail.values[literal];
  if (value === isTrue) return true;
  if (value === isFalse) return contradict(state, literal, gate * 2);
  state.trail.assign(literal, gate * 2);
  return true;
}

function contradict(state: SolverState, literal: number, reason: number): boolean {
  state.conflictLiteral = literal;
  state.conflictReason = reason;
  return false;
}

/** Adds the true literals from which a literal follows by its reason. */
export function antecedents(
  { circuit, trail, clauses }: SolverState,
  literal: number,
  reason: number,
  found: number[],
): void {
  if (reason & 1) return clauses.antecedents(reason >> 1, literal, found);
  const gate = reason >> 1;
  const left = circuit.inputs[gate * 2] ?? 0;
  const right = circuit.inputs[gate * 2 + 1] ?? 0;
  if (literal === gate * 2) found.push(left, right);
  else if (literal === gate * 2 + 1) found.push(earlierFalse(trail, left, right) ^ 1);
  else if (literal === left || literal === right) found.push(gate * 2);
  else found.push(gate * 2 + 1, literal === (left ^ 1) ? right : left);
}

/** Of two inputs that may both be false, the one that became false first: the other may be later than the gate. */
function earlierFalse({ values, placeOf }: SolverTrail, left: number, right: number): number {
  if (values[left] !== isFalse) return right;
  if (values[right] !== isFalse) return left;
  return (placeOf[left >> 1] ?? 0) < (placeOf[right >> 1] ?? 0) ? left : right;
}
