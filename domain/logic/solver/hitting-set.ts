// The smallest choice that takes at least one member of every set, by trying sizes from below.

/** A smallest choice of fewer than `limit` members, or undefined when there is none. */
export function smallestHittingSet(
  sets: readonly (readonly number[])[],
  limit: number,
): readonly number[] | undefined {
  for (let size = 0; size < limit; size += 1) {
    const found = hittingSet(sets, size);
    if (found) return found;
  }
  return undefined;
}

/** Takes members of the first set that is not hit yet, one after the other, up to `size` deep. */
function hittingSet(
  sets: readonly (readonly number[])[],
  size: number,
): readonly number[] | undefined {
  const chosen: number[] = [];
  const open: { readonly set: readonly number[]; next: number }[] = [];
  for (;;) {
    const missed = sets.find((set) => !set.some((member) => chosen.includes(member)));
    if (!missed) return chosen;
    if (chosen.length < size) open.push({ set: missed, next: 0 });
    else chosen.pop();
    let last = open.at(-1);
    while (last && last.next >= last.set.length) {
      open.pop();
      chosen.pop();
      last = open.at(-1);
    }
    if (!last) return undefined;
    chosen.push(last.set[last.next] ?? 0);
    last.next += 1;
  }
}
