// A connection to a server in memory: it can be cut, and it refuses as the real one does.

/** The error of a call that gets no answer. */
export function connectionLost(): Error {
  return Object.assign(new Error('gone'), { status: 0 });
}

/** What a call fails with when the server refuses. */
export function refusedWith(
  status: number,
  code: string,
  details: readonly unknown[] = [],
  message = code,
): Error {
  return Object.assign(new Error(message), { status, code, details });
}

/** What servers in memory have in common. */
export class FakeConnection {
  isDown = false;

  /** Throws while the connection is cut. */
  protected reach(): void {
    if (this.isDown) throw connectionLost();
  }
}
