// Decides whether some targets can be reached in fewer groups than a given number; for few targets, all ways are
// tried.

interface FewestGroups {
  /** Fewer groups than the given number, if there are any; together they contain everything. */
  readonly groups: readonly (readonly number[])[] | undefined;
  /** True when it is proved that no smaller number suffices. */
  readonly isFewest: boolean;
}

const mostTried = 10;
const mostCompared = 60;

/**
 * Looks for fewer groups of targets that can be reached together; for many targets it only tries to prove that there
 * are none.
 */
export function fewestGroups(
  things: readonly number[],
  present: number,
  ask: (things: readonly number[]) => 'yes' | 'no' | 'unknown',
): FewestGroups {
  let isSure = true;
  const canGoTogether = (each: readonly number[]): boolean => {
    const verdict = ask(each);
    if (verdict === 'unknown') isSure = false;
    return verdict === 'yes';
  };
  const found = search(things, present, canGoTogether);
  return { ...found, isFewest: found.isFewest && isSure };
}

function search(
  things: readonly number[],
  present: number,
  canGoTogether: (things: readonly number[]) => boolean,
): FewestGroups {
  if (things.length <= mostTried) return tryAllGroups(things, present, canGoTogether);
  const apart = pairwiseApart(things.slice(0, mostCompared), canGoTogether);
  return { groups: undefined, isFewest: apart >= present };
}

/** The number of targets found of which no two can share a group: each needs its own. */
function pairwiseApart(
  things: readonly number[],
  canGoTogether: (things: readonly number[]) => boolean,
): number {
  let most = 0;
  for (const [index, first] of things.entries()) {
    const chosen = [first];
    for (const next of things.slice(index + 1)) {
      if (chosen.every((each) => !canGoTogether([each, next]))) chosen.push(next);
    }
    most = Math.max(most, chosen.length);
  }
  return most;
}

/** Sets of targets are numbers whose bits are the targets. */
function tryAllGroups(
  things: readonly number[],
  present: number,
  canGoTogether: (things: readonly number[]) => boolean,
): FewestGroups {
  const members = (set: number): number[] => things.filter((_, index) => (set >> index) & 1);
  const all = 2 ** things.length - 1;
  const isPossible = new Uint8Array(all + 1);
  const least = new Int32Array(all + 1).fill(things.length + 1);
  const group = new Int32Array(all + 1);
  least[0] = 0;
  for (let set = 1; set <= all; set += 1) {
    const smaller = set & (set - 1);
    const hope = smaller === 0 || isPossible[smaller] === 1;
    isPossible[set] = hope && canGoTogether(members(set)) ? 1 : 0;
    for (let part = set; part > 0; part = (part - 1) & set) {
      const count = (least[set ^ part] ?? 0) + 1;
      if (isPossible[part] === 0 || count >= (least[set] ?? 0)) continue;
      least[set] = count;
      group[set] = part;
    }
  }
  if ((least[all] ?? 0) >= present) return { groups: undefined, isFewest: true };
  const groups: number[][] = [];
  for (let set = all; set > 0; set ^= group[set] ?? set) groups.push(members(group[set] ?? 0));
  return { groups, isFewest: true };
}
