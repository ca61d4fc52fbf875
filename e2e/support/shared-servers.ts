// The servers of one worker: each kind is started for the first journey that needs it, and serves the next ones too.
interface Stoppable {
  stop(): Promise<unknown>;
}

/** The server of most journeys, and one of another kind. More would take the memory of a small machine. */
const MOST_RUNNING = 2;

export class SharedServers {
  /** The one that was used last is last. */
  readonly #running = new Map<() => Promise<Stoppable>, Stoppable>();

  /** The server that this function starts, or has started before. */
  async get<Server extends Stoppable>(start: () => Promise<Server>): Promise<Server> {
    // Only this method fills the map, with what the same function has returned.
    const known = this.#running.get(start) as Server | undefined;
    this.#running.delete(start);
    const server = known ?? (await this.#startIn(start));
    this.#running.set(start, server);
    return server;
  }

  async #startIn<Server extends Stoppable>(start: () => Promise<Server>): Promise<Server> {
    for (const [other, server] of this.#running) {
      if (this.#running.size < MOST_RUNNING) break;
      this.#running.delete(other);
      await server.stop();
    }
    return start();
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#running.values()].map((server) => server.stop()));
    this.#running.clear();
  }
}
