// The one place where a value takes a type that the compiler can't prove. Rows take theirs in read-rows.ts, from the
// columns of their statement. Messages have the type that the sending thread gave them, and the rows of a backup are
// those of any table. Tests on both engines run every query.

/** The value as the type that its sender gave it. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type
export function trusted<Known>(value: unknown): Known {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the reason is this file's first comment
  return value as Known;
}
