// The outcome of a rule that can refuse its input: a value, or a reason code.

type Ok<Value> = { readonly ok: true; readonly value: Value };
type Refused<Reason> = { readonly ok: false; readonly reason: Reason };
export type Result<Value, Reason> = Ok<Value> | Refused<Reason>;

/** Wraps the value of a rule that accepted its input. */
export function accept<Value>(value: Value): Ok<Value> {
  return { ok: true, value };
}

/** Wraps the reason of a rule that refused its input. */
export function refuse<Reason>(reason: Reason): Refused<Reason> {
  return { ok: false, reason };
}
