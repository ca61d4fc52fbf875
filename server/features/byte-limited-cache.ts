// Keeps values up to a number of bytes in all. When there is no room, those that were not used for longest go first.

interface Kept<Value> {
  readonly value: Value;
  readonly bytes: number;
  isUsed: boolean;
}

export class ByteLimitedCache<Value> {
  readonly #limit: number;
  /** The one that was not used for longest comes first. */
  readonly #kept = new Map<string, Kept<Value>>();
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The value of a key, which counts as used now. */
  get(key: string): Value | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    kept.isUsed = true;
    return kept.value;
  }

  /** Keeps a value in place of an earlier one of its key; one that is larger than the limit is not kept. */
  set(key: string, value: Value, bytes: number): void {
    this.#remove(key);
    if (bytes > this.#limit) return;
    this.#kept.set(key, { value, bytes, isUsed: true });
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.#remove(oldest);
    }
  }

  /** Forgets what was not used since the last call. */
  forgetUnused(): void {
    for (const [key, kept] of this.#kept) {
      if (!kept.isUsed) this.#remove(key);
      kept.isUsed = false;
    }
  }

  #remove(key: string): void {
    const kept = this.#kept.get(key);
    if (kept === undefined) return;
    this.#kept.delete(key);
    this.#bytes -= kept.bytes;
  }
}
