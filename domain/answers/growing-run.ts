// Picks as many pairs as possible whose second numbers increase, from pairs whose first numbers already do (ANS-18).

export type Pair = readonly [first: number, second: number];

/** As many pairs as possible that keep their order in both texts. */
export function growingRun(pairs: readonly Pair[]): readonly Pair[] {
  /** For each length, the index of the pair with the smallest second number that ends such a run. */
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [index, [, second]] of pairs.entries()) {
    const length = lengthBefore(pairs, ends, second);
    previous[index] = ends[length - 1] ?? -1;
    ends[length] = index;
  }
  const run: Pair[] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) {
    const pair = pairs[index];
    if (pair) run.push(pair);
  }
  return run.toReversed();
}

/** How long a run can be before a second number, found by binary search. */
function lengthBefore(pairs: readonly Pair[], ends: readonly number[], second: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const reached = pairs[ends[middle] ?? 0]?.[1] ?? 0;
    if (reached < second) low = middle + 1;
    else high = middle;
  }
  return low;
}
