// A write is a named procedure: a generator that yields statements and receives their rows. Why a generator: the same
// code must run without awaiting inside the SQLite writer thread, where up to 256 units share one commit, and with
// awaiting inside a serializable PostgreSQL transaction, which may run again after a conflict. `yield*` is used where
// `await` would be; the engine decides how to wait. A procedure therefore has no effect besides its statements, and
// takes time and ids as input. A procedure that refuses returns a value before it writes: a thrown error is a broken
// invariant.

import { readRows, type StoredRow } from './read-rows.ts';
import type { Statement } from './sql.ts';
import { trusted } from './trusted.ts';

export type Steps<Output> = Generator<Statement, Output, readonly StoredRow[]>;
type Procedure = (input: never) => Steps<unknown>;
export type Procedures = Readonly<Record<string, Procedure>>;
export type ProcedureInput<Known extends Procedure> = Parameters<Known>[0];
export type OutputOf<Known extends Procedure> =
  ReturnType<Known> extends Steps<infer Output> ? Output : never;

const rowByRowOnes = new WeakSet<Procedure>();

/**
 * Marks a procedure that writes each row on which it decides before it reads what depends on that row. Two of them
 * that need the same row wait for each other, and others never conflict, so PostgreSQL needs no proof that they are
 * serializable. That proof works by pages: in a small table, transactions that have nothing to do with each other
 * would run again.
 */
export function rowByRow<Known extends Procedure>(procedure: Known): Known {
  rowByRowOnes.add(procedure);
  return procedure;
}

/** How PostgreSQL must isolate a procedure from others. */
export function isolationOf(procedure: Procedure): 'serializable' | 'read committed' {
  return rowByRowOnes.has(procedure) ? 'read committed' : 'serializable';
}

/** All rows of a statement. */
export function* rowsOf<Row>(statement: Statement<Row>): Steps<Row[]> {
  return readRows(statement, yield statement);
}

/** The first row of a statement, or undefined. */
export function* rowOf<Row>(statement: Statement<Row>): Steps<Row | undefined> {
  const rows = yield* rowsOf(statement);
  return rows[0];
}

/** Runs a statement whose rows do not matter. */
export function* run(statement: Statement): Steps<void> {
  yield statement;
}

/** Runs a procedure to its end on a synchronous engine. */
export function runSteps<Output>(
  steps: Steps<Output>,
  execute: (statement: Statement) => StoredRow[],
): Output {
  let step = steps.next();
  while (!step.done) step = steps.next(execute(step.value));
  return step.value;
}

/** Runs a procedure to its end on an engine that must be awaited. */
export async function awaitSteps<Output>(
  steps: Steps<Output>,
  execute: (statement: Statement) => Promise<StoredRow[]>,
): Promise<Output> {
  let step = steps.next();
  while (!step.done) step = steps.next(await execute(step.value));
  return step.value;
}

/** The procedure of that name; its input has been checked by the compiler where it was sent. */
export function procedureNamed(
  procedures: Procedures,
  name: string,
): (input: unknown) => Steps<unknown> {
  const procedure = Object.hasOwn(procedures, name) ? procedures[name] : undefined;
  if (procedure === undefined) throw new Error(`There is no procedure named ${name}.`);
  return trusted(procedure);
}
