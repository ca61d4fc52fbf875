// Finds the rows of an ordered list that moved, when the others only made room for them (HIS-8).

interface MovedRow {
  readonly id: string;
  readonly before: number;
  readonly after: number;
}

/** The fewest rows whose move explains the new order: those outside the longest run that kept its order. */
export function movedRows(rows: readonly MovedRow[]): ReadonlySet<string> {
  const ordered = rows.toSorted((one, other) => one.before - other.before);
  const lengths = ordered.map(() => 1);
  const previous = ordered.map(() => -1);
  let end = -1;
  for (const [at, row] of ordered.entries()) {
    for (let before = 0; before < at; before += 1) {
      const isInOrder = (ordered[before]?.after ?? 0) < row.after;
      const length = (lengths[before] ?? 0) + 1;
      if (!isInOrder || length <= (lengths[at] ?? 0)) continue;
      lengths[at] = length;
      previous[at] = before;
    }
    if (end < 0 || (lengths[at] ?? 0) > (lengths[end] ?? 0)) end = at;
  }
  const moved = new Set(rows.map(({ id }) => id));
  for (let at = end; at >= 0; at = previous[at] ?? -1) moved.delete(ordered[at]?.id ?? '');
  return moved;
}
