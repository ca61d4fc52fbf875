// The order of a list of saved comments (CMB-16).

/**
 * A list in the order that someone asked for. Comments that the person didn't know of keep their place at the end, and
 * unknown ones are skipped.
 */
export function orderedAs(present: readonly string[], wantedOrder: readonly string[]): string[] {
  const presentIds = new Set(present);
  const first = [...new Set(wantedOrder)].filter((id) => presentIds.has(id));
  const placed = new Set(first);
  return [...first, ...present.filter((id) => !placed.has(id))];
}

/** The list with one entry moved to another index; indexes outside the list count as its ends. */
export function movedTo<Entry>(
  entries: readonly Entry[],
  entry: Entry,
  index: number,
): readonly Entry[] {
  const from = entries.indexOf(entry);
  if (from < 0) return entries;
  const to = Math.min(Math.max(index, 0), entries.length - 1);
  return entries.toSpliced(from, 1).toSpliced(to, 0, entry);
}
