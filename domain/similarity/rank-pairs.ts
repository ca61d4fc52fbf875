// The order in which pairs are listed (SIM-9).

interface RankedSide {
  readonly words: number;
  readonly sharedWords: number;
}

export interface RankedPair {
  readonly first: RankedSide;
  readonly second: RankedSide;
  readonly sharedWords: number;
  readonly longestRun: number;
}

/** Most shared words first, then the longest run, then the larger share of an essay. */
export function byStrength(one: RankedPair, other: RankedPair): number {
  return (
    other.sharedWords - one.sharedWords ||
    other.longestRun - one.longestRun ||
    largerShare(other) - largerShare(one)
  );
}

/** The share of an essay that lies in shared passages, from 0 to 1. */
export function shareOf({ words, sharedWords }: RankedSide): number {
  return words === 0 ? 0 : sharedWords / words;
}

function largerShare({ first, second }: RankedPair): number {
  return Math.max(shareOf(first), shareOf(second));
}
