// Choices that look random and are always the same for the same seed and the same words.

/** A number from 0 up to 1, fixed by the seed and the words that name the occasion. */
export function seededNumber(
  seed: string | number,
  ...occasion: readonly (string | number)[]
): number {
  const text = [seed, ...occasion].join('\u0000');
  let state = 0x9747b28c;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x5bd1e995);
    state ^= state >>> 15;
  }
  // Short texts that differ in the last letter would otherwise give neighboring numbers.
  state = Math.imul(state ^ (state >>> 13), 0x2c1b3c6d);
  state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
  return ((state ^ (state >>> 15)) >>> 0) / 0x1_0000_0000;
}

/** One of two, fixed by two whole numbers; fast enough for every phrase of a large course. */
export function mixedBit(one: number, other: number): 0 | 1 {
  let state = Math.imul(one + 0x7f4a7c15, 0x2c1b3c6d) ^ Math.imul(other + 1, 0x297a2d39);
  state = Math.imul(state ^ (state >>> 15), 0x5bd1e995);
  return ((state ^ (state >>> 13)) & 1) === 1 ? 1 : 0;
}

/** A whole number from least to most, both included. */
export function seededWhole(
  least: number,
  most: number,
  seed: string | number,
  ...occasion: readonly (string | number)[]
): number {
  return least + Math.floor(seededNumber(seed, ...occasion) * (most - least + 1));
}
