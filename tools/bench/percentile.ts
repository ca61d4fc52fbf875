// Figures of many measured times.

/** The value that so large a part of all values does not exceed (nearest rank); 0 of none. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const rank = Math.max(1, Math.ceil(sorted.length * part));
  return sorted[rank - 1] ?? 0;
}
