// Nodes waiting to be evaluated again, lowest first, each at most once.

export class NodeQueue {
  private readonly words: Int32Array;
  private first: number;
  private last = -1;

  constructor(nodeCount: number) {
    this.words = new Int32Array((nodeCount + 31) >> 5);
    this.first = this.words.length;
  }

  /** Adds a node; adding it again before it is taken changes nothing. */
  add(node: number): void {
    const word = node >> 5;
    this.words[word] = (this.words[word] ?? 0) | (1 << (node & 31));
    if (word < this.first) this.first = word;
    if (word > this.last) this.last = word;
  }

  /** Takes the lowest node out, or -1 when none is left. */
  take(): number {
    while (this.first <= this.last) {
      const waiting = this.words[this.first] ?? 0;
      if (waiting !== 0) {
        this.words[this.first] = waiting & (waiting - 1);
        return (this.first << 5) + 31 - Math.clz32(waiting & -waiting);
      }
      this.first += 1;
    }
    this.first = this.words.length;
    this.last = -1;
    return -1;
  }
}
