// The order in which pairs are listed (SIM-9).

interface RankedSide {
  readonly words: number;
  readonly sharedWords: number;
}

export interface RankedPair {
  readonly first: RankedSide;
  readonly second: RankedSide;
  readonly sharedWords: number;
  /** How many runs of twelve words the two share: a passage of 48 words has 37. */
  readonly sharedRuns: number;
}

/** Most shared runs of twelve words first, so that one long passage is listed before several short ones. */
export function byStrength(one: RankedPair, other: RankedPair): number {
  return (
    other.sharedRuns - one.sharedRuns ||
    other.sharedWords - one.sharedWords ||
    largerShare(other) - largerShare(one)
  );
}

/** The share of an essay that is in shared passages, from 0 to 1. */
export function shareOf({ words, sharedWords }: RankedSide): number {
  return words === 0 ? 0 : sharedWords / words;
}

function largerShare({ first, second }: RankedPair): number {
  return Math.max(shareOf(first), shareOf(second));
}
