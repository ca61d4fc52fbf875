// A queue that the page opens before its screen is drawn, so that the screen finds it ready.

/** A screen that doesn't come within this time opens its own: longer than any page is prepared. Milliseconds. */
const LONGEST_UNUSED = 30_000;

interface Kept<Opened> {
  readonly name: string;
  readonly opened: Opened;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Keeps at most one queue until the first screen of its name takes it; a queue that nothing takes is closed. */
export class OpenedAhead<Opened extends { close(): void }> {
  #kept: Kept<Opened> | null = null;

  keep(name: string, opened: Opened): void {
    this.#drop();
    this.#kept = { name, opened, timer: setTimeout(() => this.#drop(), LONGEST_UNUSED) };
  }

  /** The queue, for a screen that is being drawn and may be drawn again; null when there is none. */
  peek(name: string): Opened | null {
    return this.#kept?.name === name ? this.#kept.opened : null;
  }

  /** The queue, for the screen that closes it; nothing else gets it from then on. */
  take(name: string): Opened | null {
    const opened = this.peek(name);
    if (opened === null) return null;
    clearTimeout(this.#kept?.timer);
    this.#kept = null;
    return opened;
  }

  #drop(): void {
    clearTimeout(this.#kept?.timer);
    this.#kept?.opened.close();
    this.#kept = null;
  }
}
