// Finds the smallest choice that takes at least one member of every set, by trying sizes from below.
import type { SearchEffort } from './search-effort.ts';

/** A smallest choice of fewer than `limit` members; undefined when there is none, or all effort is spent. */
export function smallestHittingSet(
  sets: readonly (readonly number[])[],
  limit: number,
  effort: SearchEffort,
): readonly number[] | undefined {
  for (let size = 0; size < limit && !effort.isSpent; size += 1) {
    const found = hittingSet(sets, size, effort);
    if (found) return found;
  }
  return undefined;
}

/** Tries the members of the first set that isn't hit yet, one after the other, up to `size` deep. */
function hittingSet(
  sets: readonly (readonly number[])[],
  size: number,
  effort: SearchEffort,
): readonly number[] | undefined {
  const chosen: number[] = [];
  const open: { readonly set: readonly number[]; next: number }[] = [];
  // Attempts grow without bound with the sets, so each of them is counted.
  while (!effort.isSpent) {
    effort.spend(sets.length * (chosen.length + 1));
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
  return undefined;
}
