// A number for every pair of numbers that occurs more than once, so that a run of words is compared by one number.
// Hash fingerprints can collide and must be verified; these can't: two runs have the same number exactly when their
// words are the same. A run that occurs once can't be shared and gets no number: in prose that is nearly every run of
// four words, so longer runs cost next to nothing.

/** Marks a place without a number. */
export const ALONE = -1;

export interface RunNumbers {
  /** The number of the run that begins at each place, or ALONE. */
  readonly numbers: Int32Array;
  /** Numbers are below this. */
  readonly count: number;
}

/** Numbers the pairs of first[i] and second[i + distance]; equal pairs, and only those, share a number. */
export function numberPairs(first: Int32Array, second: Int32Array, distance: number): RunNumbers {
  const numbers = new Int32Array(Math.max(0, Math.min(first.length, second.length - distance)));
  const pairs = new PairTable(countOf(first));
  for (let index = 0; index < numbers.length; index += 1) {
    const left = first[index] ?? ALONE;
    const right = second[index + distance] ?? ALONE;
    numbers[index] = left === ALONE || right === ALONE ? ALONE : pairs.numberOf(left, right);
  }
  const final = pairs.repeated();
  for (let index = 0; index < numbers.length; index += 1) {
    const number = numbers[index] ?? ALONE;
    if (number !== ALONE) numbers[index] = final.numbers[number] ?? ALONE;
  }
  return { numbers, count: final.count };
}

/** Open addressing over whole numbers: several times as fast as a Map with composed keys. */
class PairTable {
  readonly #slots: Int32Array;
  readonly #lefts: Int32Array;
  readonly #rights: Int32Array;
  readonly #uses: Int32Array;
  #count = 0;

  constructor(most: number) {
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * most + 2))).fill(ALONE);
    this.#lefts = new Int32Array(most);
    this.#rights = new Int32Array(most);
    this.#uses = new Int32Array(most);
  }

  numberOf(left: number, right: number): number {
    const mask = this.#slots.length - 1;
    let slot = scatter(left, right) & mask;
    let number = this.#slots[slot] ?? ALONE;
    while (number !== ALONE && (this.#lefts[number] !== left || this.#rights[number] !== right)) {
      slot = (slot + 1) & mask;
      number = this.#slots[slot] ?? ALONE;
    }
    if (number === ALONE) {
      number = this.#count;
      this.#count += 1;
      this.#slots[slot] = number;
      this.#lefts[number] = left;
      this.#rights[number] = right;
    }
    this.#uses[number] = (this.#uses[number] ?? 0) + 1;
    return number;
  }

  /** New numbers for the pairs that occurred again. */
  repeated(): RunNumbers {
    let count = 0;
    const numbers = this.#uses.subarray(0, this.#count).map((uses) => {
      if (uses < 2) return ALONE;
      count += 1;
      return count - 1;
    });
    return { numbers, count };
  }
}

function countOf(numbers: Int32Array): number {
  let count = 0;
  for (const number of numbers) if (number !== ALONE) count += 1;
  return count;
}

function scatter(left: number, right: number): number {
  let mixed = Math.imul(left, 0x9e3779b1) ^ Math.imul(right, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
  return mixed ^ (mixed >>> 13);
}
