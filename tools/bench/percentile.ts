// Figures of many measured times.

/** The value that this share of all values doesn't exceed (nearest rank); 0 for an empty list. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const rank = Math.max(1, Math.ceil(sorted.length * part));
  return sorted[rank - 1] ?? 0;
}
