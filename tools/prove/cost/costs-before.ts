// What the states of the proof cost before there were limits, at commit 40d6462c: milliseconds for which the serving
// thread was held, milliseconds that the bystander waited, milliseconds of the reader threads, and megabytes.

type Figures = readonly [held: number, waited: number, reading: number, memory: number];

/** By state and act, then by database. */
export const COSTS_BEFORE: Readonly<
  Record<string, { readonly SQLite?: Figures; readonly PostgreSQL?: Figures }>
> = {};
