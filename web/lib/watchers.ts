/** A list of functions to call when something has changed. */
export class Watchers {
  readonly #watchers = new Set<() => void>();

  /** Adds a function and answers how to remove it. */
  add(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => {
      this.#watchers.delete(watcher);
    };
  }

  notify(): void {
    for (const watcher of this.#watchers) watcher();
  }
}
