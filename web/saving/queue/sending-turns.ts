// Who sends the texts of a scope when: one tab after the other, and in one page one queue after the other. A screen that
// is left and opened again has a new queue, which must wait for what the old one still sends: if it sent past that, the
// older text could arrive last.

const inFlight = new Map<string, Set<Promise<void>>>();

/** Sends immediately, because the page may close; later turns wait for it. */
export async function sendAtOnce(scope: string, sending: Promise<void>): Promise<void> {
  const all = inFlight.get(scope) ?? new Set();
  inFlight.set(scope, all.add(sending));
  try {
    await sending;
  } finally {
    all.delete(sending);
    if (all.size === 0 && inFlight.get(scope) === all) inFlight.delete(scope);
  }
}

/** Sends when no other tab does so for this scope, and this page's earlier sends have arrived. */
export function sendInTurn(scope: string, send: () => Promise<void>): Promise<void> {
  const work = async (): Promise<void> => {
    const earlier: readonly Promise<void>[] = [...(inFlight.get(scope) ?? [])];
    await Promise.allSettled(earlier);
    await send();
  };
  // Only pages served over TLS or from this machine have locks. Sending twice does no harm.
  return 'locks' in navigator ? navigator.locks.request(lockName(scope), work) : work();
}

/** The same name in every version of the page, because an older version may still be open. */
function lockName(scope: string): string {
  return `elenchus-save-queue-1:${scope}`;
}
