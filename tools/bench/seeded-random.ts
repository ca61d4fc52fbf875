// Makes repeatable random numbers: the same seed gives the same courses on every machine.

export interface SeededRandom {
  /** A number from 0 up to 1. */
  next(): number;
  /** A whole number from 0 up to the limit. */
  below(limit: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** A small xorshift generator; the seed must not be 0. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed | 0 || 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { next, below, pick: (items) => items[below(items.length)] ?? items[0] };
}
