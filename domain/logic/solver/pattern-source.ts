// Makes pseudo-random bits, 32 at a time: the same seed gives the same patterns everywhere.

export class PatternSource {
  private state: number;

  constructor(seed: number) {
    // With a state of 0 the generator would only return 0.
    this.state = seed | 0 || 1;
  }

  /** 32 bits, each set half of the time. */
  word(): number {
    this.state ^= this.state << 13;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    return this.state;
  }

  /** 32 bits, each set about once in `times`, to a precision of one in 16. */
  oneIn(times: number): number {
    const share = Math.min(16, Math.max(1, Math.round(16 / times)));
    if (share === 16) return -1;
    let word = 0;
    // From the lowest binary digit of the share upward: or for a 1, and for a 0.
    for (let digit = 1; digit < 16; digit *= 2) {
      word = share & digit ? word | this.word() : word & this.word();
    }
    return word;
  }
}
