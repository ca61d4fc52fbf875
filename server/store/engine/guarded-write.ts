// A write that is allowed only while a check holds. The check and the write share one transaction, so nothing can change
// between them. The check is a procedure too: it returns null, or the objection for which nothing is written.

import { procedureNamed, type Procedures, type Steps } from './procedure.ts';

/** A procedure with its input, by name. */
export interface ProcedureCall {
  readonly procedure: string;
  readonly input: unknown;
}

export interface GuardedCall extends ProcedureCall {
  /** Runs first. */
  readonly guard?: ProcedureCall;
}

export type GuardedOutcome =
  | { readonly objection: null; readonly output: unknown }
  | { readonly objection: unknown; readonly output?: never };

/** Thrown to whoever asked for a write that its guard refused; nothing was written. */
export class WriteRefused extends Error {
  override readonly name = 'WriteRefused';
  readonly objection: unknown;

  constructor(objection: unknown) {
    super('The guard of a write refused it.');
    this.objection = objection;
  }
}

/** The steps of a call: its guard, and the write if the guard has no objection. */
export function* guardedSteps(procedures: Procedures, call: GuardedCall): Steps<GuardedOutcome> {
  const { guard, procedure, input } = call;
  const objection = guard ? yield* procedureNamed(procedures, guard.procedure)(guard.input) : null;
  if (objection !== null) return { objection };
  return { objection: null, output: yield* procedureNamed(procedures, procedure)(input) };
}

/** What the write returned; throws WriteRefused if it did not happen. */
export function outputOf(outcome: GuardedOutcome): unknown {
  if (outcome.objection !== null) throw new WriteRefused(outcome.objection);
  return outcome.output;
}
